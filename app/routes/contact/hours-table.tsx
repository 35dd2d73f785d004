import type { HoursTable as Table } from '#domain/hours-words.ts';

type HoursTableProps = Table & { checkInLabel: string | undefined };

/** The hours of a week, and the time that decides whether the drive is worth it. */
export function HoursTable({ title, rows, lastCheckIn, checkInLabel }: HoursTableProps) {
  return (
    <table className="table-in-lines w-full">
      {title && <caption className="pt-4 pb-1 text-left font-semibold">{title}</caption>}
      <tbody>
        {rows.map(({ days, times }) => (
          <Row key={days} head={days} value={times} />
        ))}
        {checkInLabel && <Row head={checkInLabel} value={lastCheckIn} />}
      </tbody>
    </table>
  );
}

function Row({ head, value }: { head: string; value: string }) {
  return (
    <tr className="border-b border-rule">
      <th scope="row" className="py-2 pr-2 text-left font-semibold align-top min-[22rem]:whitespace-nowrap">
        {head}
      </th>
      <td className="py-2 text-right tabular-nums text-balance max-lg:text-sm">{value}</td>
    </tr>
  );
}
