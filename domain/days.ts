/**
 * Days of the calendar. A day is written "2026-11-26" and has no time in it, so that no clock change can move it. Which
 * day a moment falls on at the range says domain/range-time.ts.
 */
import { dayMs } from './durations.ts';

/** A day on the range's calendar, "YYYY-MM-DD". Two of them compare as text. */
export type Day = string;

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

// Days are counted in UTC, where each has 24 hours.
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const weekdayOf = (day: Day): Weekday => weekdays[(new Date(utc(day)).getUTCDay() + 6) % 7] as Weekday;

/** The day that many calendar days later (earlier when negative). */
export const addDays = (day: Day, days: number): Day => dayOf(utc(day) + days * dayMs);

/** How many calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / dayMs);

/** The day of a year, a month from 1 to 12, and a date. */
export const dayFrom = (year: number, month: number, date: number): Day =>
  new Date(Date.UTC(year, month - 1, date)).toISOString().slice(0, 10);

/** The nth given weekday of a month, 1 for the first. */
export function nthWeekday(year: number, month: number, weekday: Weekday, n: number): Day {
  const first = dayFrom(year, month, 1);
  const ahead = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(first)) + 7) % 7;
  return addDays(first, ahead + (n - 1) * 7);
}

/** The last given weekday of a month. */
export const lastWeekday = (year: number, month: number, weekday: Weekday): Day =>
  nthWeekday(year, month + 1, weekday, 0);
