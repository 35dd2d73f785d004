import { addDays, weekdayOf, weekdays } from '#domain/days.ts';
import { rangeDay, rangeReading } from '#domain/range-time.ts';
import { clockOf, type InboxItem } from './privacy-case.ts';
import { digestFromHour, digestSoonDays } from './policy.ts';

export const digestTemplate = 'deadlines-notice';

const hourAt = (moment: Date): number => Number(rangeReading(moment).slice(11, 13));

/** The most urgent item if a digest is due: weekly from Monday on, and daily near a deadline. */
export function digestDue(open: readonly InboxItem[], last: Date | undefined, now: Date): InboxItem | undefined {
  const [first] = open;
  const today = rangeDay(now);
  if (!first || hourAt(now) < digestFromHour || (last && rangeDay(last) === today)) return undefined;
  const isNear = (clockOf(first, now)?.daysLeft ?? Infinity) <= digestSoonDays;
  const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)));
  const wasOpen = open.some(({ receivedAt }) => rangeDay(receivedAt) < monday);
  const isLate = wasOpen && last !== undefined && rangeDay(last) < monday;
  return isNear || isLate || today === monday ? first : undefined;
}
