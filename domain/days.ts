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
