/** The sentence about a title that names other days than its closure closes. */
import { otherDayNamed } from '#domain/calendar-other-days.ts';
import { addDays } from '#domain/days.ts';
import { type Hours, timesOn } from '#domain/hours.ts';
import { fullDate, fullDates } from '#words/format-time.ts';
import type { OfficeClosure } from './office-closure.ts';

/** "Closed Sunday", on a Saturday; undefined where the title fits its days. */
export function otherDaysIn({ title, from, to, opens }: OfficeClosure, hours: Hours): string | undefined {
  const after = [1, 2, 3, 4, 5, 6, 7].map((more) => addDays(to, more));
  const nextOpenDay = after.find((day) => timesOn(hours, day)) ?? to;
  const other = otherDayNamed({ title, from, to, nextOpenDay, endsAtHour: opens !== undefined });
  return other && `The title names ${fullDate(other)}, but it closes on ${fullDates(from, to)}.`;
}
