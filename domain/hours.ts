import type { ClockHours } from './calendar-title-times.ts';
import { addDays, type Day, type Weekday, weekdayOf } from './days.ts';
import { minuteMs } from './durations.ts';

/** 24-hour range time such as "09:00". */
export type Times = { opens: string; closes: string; lastCheckIn: string };

export type DayGroup = { days: readonly Weekday[] } & (Times | { closed: true });
export type Week = readonly DayGroup[];

/** "14:30" for thirty minutes before "15:00", on the same day. */
export const minutesBefore = (time: string, minutes: number): string =>
  new Date(Date.parse(`1970-01-01T${time}Z`) - minutes * minuteMs).toISOString().slice(11, 16);

/** Its week replaces the ordinary one on its days, both inclusive; without a last day, permanently. */
export type Season = { id: string; title: string; from: Day; to?: Day | undefined; week: Week };

/** A day with hours and a name of its own, which outrank week, season and holiday. `es`: the name in Spanish. */
export type SpecialDay = Times & { date: Day; name: string; es: string };

/** Seasons are in the order of their first days. */
export type WeeklyHours = { week: Week; seasons: readonly Season[] };
export type Hours = WeeklyHours & { specialDays: readonly SpecialDay[] };

/** The week that applies on a day. If two seasons overlap, the later one applies. */
export const weekOn = ({ week, seasons }: WeeklyHours, day: Day): Week =>
  seasons.findLast(({ from, to = day }) => from <= day && day <= to)?.week ?? week;

/** The special day on a day, if there is one. */
export const specialDayOn = ({ specialDays }: Pick<Hours, 'specialDays'>, day: Day): SpecialDay | undefined =>
  specialDays.find(({ date }) => date === day);

/** The ordinary week as of a day, and the seasons that are not over. */
export const hoursOn = ({ week, seasons }: WeeklyHours, day: Day): WeeklyHours => ({
  week: seasons.findLast(({ from, to }) => to === undefined && from <= day)?.week ?? week,
  seasons: seasons.filter(({ from, to }) => (to === undefined ? day < from : day <= to)),
});

/** The times of a day before any closure: its own, else those of its weekday. Undefined if it is closed. */
export const timesOn = (hours: Hours, day: Day): Times | undefined =>
  specialDayOn(hours, day) ?? weekdayTimesOn(hours, day);

/** The times of a day by its weekday alone; undefined if it is closed. */
export function weekdayTimesOn(hours: WeeklyHours, day: Day): Times | undefined {
  const weekday = weekdayOf(day);
  const group = weekOn(hours, day).find(({ days }) => days.includes(weekday));
  return group && 'opens' in group ? group : undefined;
}

/** Whether the hours are shorter than the usual ones on any of the days, `last` included. */
export function shortens({ opens, closes }: ClockHours, hours: Hours, first: Day, last: Day): boolean {
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const usual = timesOn(hours, day);
    if (!usual) continue;
    const isLater = opens !== undefined && opens > usual.opens;
    const isEarlier = closes !== undefined && closes < usual.closes;
    if (isLater || isEarlier) return true;
  }
  return false;
}
