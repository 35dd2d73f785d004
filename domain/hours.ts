/** When the range is open: the ordinary week, and seasons with a week of their own. Times are readings of its clock. */
import type { ClockHours } from './calendar-title-times.ts';
import { addDays, type Day, type Weekday, weekdayOf } from './days.ts';

/** Readings of the range's clock, 24-hour, such as "09:00". `lastCheckIn` is the last shooter check-in of the day. */
export type Times = { opens: string; closes: string; lastCheckIn: string };

export type DayGroup = { days: readonly Weekday[] } & (Times | { closed: true });
export type Week = readonly DayGroup[];

/**
 * From its first to its last day, both included, its week replaces the ordinary one. Without a last day it becomes the
 * ordinary week.
 */
export type Season = { id: string; title: string; from: Day; to?: Day | undefined; week: Week };

/** The seasons are in the order of their first days. */
export type Hours = { week: Week; seasons: readonly Season[] };

/** The week that is in force on a day. */
export const weekOn = ({ week, seasons }: Hours, day: Day): Week =>
  seasons.findLast(({ from, to = day }) => from <= day && day <= to)?.week ?? week;

/** The ordinary week as of a day, and the seasons that are not over and not part of it. */
export const hoursOn = ({ week, seasons }: Hours, day: Day): Hours => ({
  week: seasons.findLast(({ from, to }) => to === undefined && from <= day)?.week ?? week,
  seasons: seasons.filter(({ from, to }) => (to === undefined ? day < from : day <= to)),
});

/** The ordinary times of a day; undefined when the range stays closed on it. */
export function timesOn(hours: Hours, day: Day): Times | undefined {
  const weekday = weekdayOf(day);
  const group = weekOn(hours, day).find(({ days }) => days.includes(weekday));
  return group && 'opens' in group ? group : undefined;
}

/** Whether somebody leaves shorter hours than the usual ones on one of the days, the last one included. */
export function shortens({ opens, closes }: ClockHours, hours: Hours, first: Day, last: Day): boolean {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const usual = timesOn(hours, day);
    if (!usual) continue;
    const [isLater, isEarlier] = [
      opens !== undefined && opens > usual.opens,
      closes !== undefined && closes < usual.closes,
    ];
    // Closed in between, where it closes before it opens.
    if (opens && closes && closes < opens ? isLater && isEarlier : isLater || isEarlier) return true;
  }
  return false;
}
