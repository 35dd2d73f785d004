/** When what is open in the inbox is mailed to the club. */
import { addDays, weekdayOf, weekdays } from '#domain/days.ts';
import { rangeDay, rangeReading } from '#domain/range-time.ts';
import { clockOf, type InboxItem } from './privacy-case.ts';
import { digestFromHour, digestSoonDays } from './policy.ts';

const hourAt = (moment: Date): number => Number(rangeReading(moment).slice(11, 13));

/**
 * The item that the next digest belongs to: the first of the open ones, by urgency. Undefined if no digest is due: at
 * most one a day, on Mondays or later in a week whose Monday was missed, and daily while a deadline is near.
 */
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
