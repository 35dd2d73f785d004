/** Moments and days as people read them, on the range's calendar and clock. */
import type { Day } from '#domain/business-days.ts';
import { plainSpaces, rangeTimeZone } from '#domain/range-time.ts';

const moment = new Intl.DateTimeFormat('en-US', { timeZone: rangeTimeZone, dateStyle: 'long', timeStyle: 'short' });
const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' });

/** "June 5, 2026 at 11:00 AM", in America/Los_Angeles. */
export const spokenMoment = (at: Date): string => plainSpaces(moment.format(at));

/** "2026-06-19" → "Friday, June 19, 2026". */
export const spokenDay = (date: Day): string => day.format(new Date(`${date}T00:00:00Z`));
