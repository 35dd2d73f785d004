import type { ClosurePart } from './agenda.ts';
import { listed, formatTime } from './format-time.ts';

/** "Opens at 11:00 AM"; undefined if the range is closed all day, or if the part is over by `reading`, range time. */
export function closurePart({ ranges, opens, closes, lastCheckIn }: ClosurePart, reading?: string): string | undefined {
  const [until, from] = [opens && formatTime(opens), closes && formatTime(closes)];
  if (ranges) {
    const names = listed(ranges);
    if (opens && closes && closes < opens) return `${names} closed ${from} to ${until}`;
    if (until && from) return `${names} open only ${until} to ${from}`;
    if (opens && reading !== undefined && reading >= opens) return undefined;
    return [names, 'closed', until && `until ${until}`, from && `from ${from}`].filter(Boolean).join(' ');
  }
  const checkIn = lastCheckIn ? `. Last check-in ${formatTime(lastCheckIn)}` : '';
  if (until && from) return `Open ${until} to ${from}${checkIn}`;
  if (until) return `Opens at ${until}`;
  return from && `Closes at ${from}${checkIn}`;
}
