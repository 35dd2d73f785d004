/** The ordinary week, one row for each group of days. */
export function HoursTable({ rows }: { rows: readonly { days: string; times: string }[] }) {
  return (
    <table className="w-full">
      <tbody>
        {rows.map(({ days, times }) => (
          <tr key={days} className="border-b border-rule">
            <th scope="row" className="py-2 pr-4 text-left font-semibold align-top">
              {days}
            </th>
            <td className="py-2 text-right tabular-nums">{times}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
