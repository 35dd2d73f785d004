/** The sentence about a title that doesn't fit its closure. */
import { otherDayNamed } from '#domain/calendar-other-days.ts';
import { readTitle } from '#domain/calendar-titles.ts';
import { addDays } from '#domain/days.ts';
import { type Hours, timesOn } from '#domain/hours.ts';
import { formatTime, fullDate, fullDates } from '#words/format-time.ts';
import type { OfficeClosure } from './office-closure.ts';

/** "Closed Sunday" on a Saturday, or "Closed until noon" of a whole day; undefined where the title fits. */
export function titleDoubt({ title, from, to, opens }: OfficeClosure, hours: Hours): string | undefined {
  const after = [1, 2, 3, 4, 5, 6, 7].map((more) => addDays(to, more));
  const nextOpenDay = after.find((day) => timesOn(hours, day)) ?? to;
  const other = otherDayNamed({ title, from, to, nextOpenDay, endsAtHour: opens !== undefined });
  if (other) return `The title names ${fullDate(other)}, but it closes on ${fullDates(from, to)}.`;
  const said = readTitle(title).hours?.opens;
  if (said === undefined || said === opens) return undefined;
  const closed = opens === undefined ? 'all day' : `until ${formatTime(opens)}`;
  return `The title says that the range opens at ${formatTime(said)}, but it closes ${closed}.`;
}
