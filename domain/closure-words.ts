/** Closures in words: of a part of the day or of the range, and without saying "closed" twice. */
import type { Closure } from './day-plan.ts';
import { listed, spokenTime } from './spoken-time.ts';

/**
 * What a closure of a part leaves out, "Opens at 11:00 AM", "Pistol range closed until 11:00 AM"; undefined when all of
 * the range is closed all day.
 */
export function closurePart({ ranges, opens, closes, lastCheckIn }: Closure): string | undefined {
  const [until, from] = [opens && spokenTime(opens), closes && spokenTime(closes)];
  if (ranges) {
    const when = [until && `until ${until}`, from && `from ${from}`].filter(Boolean).join(' and ');
    return [listed(ranges), 'closed', when].filter(Boolean).join(' ');
  }
  const checkIn = lastCheckIn ? `. Check in by ${spokenTime(lastCheckIn)}` : '';
  if (until && from) return `Open ${until} to ${from}${checkIn}`;
  if (until) return `Opens at ${until}`;
  return from && `Closes at ${from}${checkIn}`;
}

/** The reason alone: "Closed: snow" → "snow"; a title that says nothing more gives an empty text. */
export const closureReason = (title: string): string =>
  title.replace(/^[^\p{L}\p{N}]*(range\s+)?(closed|closures?)\b[\s:.,\-–—]*/iu, '');
