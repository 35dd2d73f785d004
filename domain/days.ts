/** Calendar days without a time, so clock changes don't move them. For the day of a moment see range-time.ts. */
import { dayMs } from './durations.ts';

/** "YYYY-MM-DD" on the range's calendar. Days compare as text. */
export type Day = string;

/** The last day of anything without an end. */
export const endless: Day = '2999-12-31';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const weekdayOf = (day: Day): Weekday => weekdays[(new Date(utc(day)).getUTCDay() + 6) % 7] as Weekday;

/** `days` may be negative. */
export const addDays = (day: Day, days: number): Day => dayOf(utc(day) + days * dayMs);

/** Negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / dayMs);

/** `month` is 1 to 12. */
export const dayFrom = (year: number, month: number, date: number): Day => dayOf(Date.UTC(year, month - 1, date));

/** The third Monday of a month with `n` 3; with 0, the last one of the month before. `month` is 1 to 12. */
export function nthWeekday(year: number, month: number, weekday: Weekday, n: number): Day {
  const first = dayFrom(year, month, 1);
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first)) + 7) % 7;
  return addDays(first, ahead + (n - 1) * 7);
}

/** The last Monday of a month, for example. `month` is 1 to 12. */
export const lastWeekday = (year: number, month: number, weekday: Weekday): Day =>
  nthWeekday(year, month + 1, weekday, 0);
