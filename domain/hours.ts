/** The ordinary week, said in words and figures. All times are wall-clock times at the range. */

import { type Day, type Weekday, weekdayOf } from './days.ts';
import { spokenTime, spokenWeekdays } from './spoken-time.ts';

export type DayGroup =
  { days: readonly Weekday[]; opens: string; closes: string } | { days: readonly Weekday[]; closed: true };

export type WeeklyHours = { week: readonly DayGroup[]; lastCheckIn: string };

const openGroups = (hours: WeeklyHours) => hours.week.filter((group) => 'opens' in group);

export const openDays = (hours: WeeklyHours): Weekday[] => openGroups(hours).flatMap((group) => [...group.days]);

export const closedDays = (hours: WeeklyHours): Weekday[] =>
  hours.week.filter((group) => 'closed' in group).flatMap((group) => [...group.days]);

/**
 * When the range opens and closes on a day of the calendar ("2026-11-26") in an ordinary week; undefined when it stays
 * closed.
 */
export function timesOn({ week }: Pick<WeeklyHours, 'week'>, day: Day): { opens: string; closes: string } | undefined {
  const name = weekdayOf(day);
  const group = week.find(({ days }) => days.some((one) => one === name));
  return group && 'opens' in group ? { opens: group.opens, closes: group.closes } : undefined;
}

/** The opening and closing time when all open days share them; undefined when they differ. */
export function sharedTimes(hours: WeeklyHours): { opens: string; closes: string } | undefined {
  const [first, ...rest] = openGroups(hours);
  if (!first) return undefined;
  return rest.every((group) => group.opens === first.opens && group.closes === first.closes)
    ? { opens: first.opens, closes: first.closes }
    : undefined;
}

/** One row for each group of days: "Thursday and Friday" · "9:00 AM to 4:00 PM". */
export function hoursRows(hours: WeeklyHours): { days: string; times: string }[] {
  return hours.week.map((group) => ({
    days: spokenWeekdays(group.days),
    times: 'opens' in group ? `${spokenTime(group.opens)} to ${spokenTime(group.closes)}` : 'Closed',
  }));
}

/** "Thursday to Sunday, 9:00 AM to 4:00 PM", or every group in turn when the open days differ. */
export function hoursSentence(hours: WeeklyHours): string {
  const shared = sharedTimes(hours);
  if (shared) return `${spokenWeekdays(openDays(hours))}, ${spokenTime(shared.opens)} to ${spokenTime(shared.closes)}`;
  return hoursRows({ ...hours, week: openGroups(hours) })
    .map((row) => `${row.days}, ${row.times}`)
    .join('; ');
}
