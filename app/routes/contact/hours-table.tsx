type HoursTableProps = {
  /** One for each group of days. */
  rows: readonly { days: string; times: string }[];
  lastCheckIn: { label: string | undefined; time: string };
};

/** The ordinary week, and the time that decides whether the drive is worth it. */
export function HoursTable({ rows, lastCheckIn: { label, time } }: HoursTableProps) {
  return (
    <table className="w-full">
      <tbody>
        {rows.map(({ days, times }) => (
          <Row key={days} head={days} value={times} />
        ))}
        {label && <Row head={label} value={time} />}
      </tbody>
    </table>
  );
}

function Row({ head, value }: { head: string; value: string }) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-2 pr-4 text-left font-semibold align-top min-[22rem]:whitespace-nowrap">
        {head}
      </th>
      <td className="py-2 text-right tabular-nums text-balance">{value}</td>
    </tr>
  );
}
