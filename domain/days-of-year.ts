/** Days that are found by rule in each year, as holidays are: "the fourth Thursday of November". */
import { addDays, type Day, type Weekday, weekdayOf, weekdays } from './days.ts';

/** The day of a year, a month from 1 to 12, and a date. */
export const dayFrom = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

const place = (weekday: Weekday): number => weekdays.indexOf(weekday);

/** The nth given weekday of a month, 1 for the first. */
export function nthWeekday(year: number, month: number, weekday: Weekday, n: number): Day {
  const first = dayFrom(year, month, 1);
  return addDays(first, ((place(weekday) - place(weekdayOf(first)) + 7) % 7) + (n - 1) * 7);
}

/** The last given weekday of a month. */
export function lastWeekday(year: number, month: number, weekday: Weekday): Day {
  const end = dayFrom(year, month + 1, 0);
  return addDays(end, -((place(weekdayOf(end)) - place(weekday) + 7) % 7));
}
