/** Mails what is open in the inbox: every Monday, and every morning while the deadline of a privacy request is near. */
import { addDays, weekdayOf, weekdays } from '#domain/days.ts';
import { hourMs } from '#domain/durations.ts';
import { rangeDay, rangeReading } from '#domain/range-time.ts';
import type { Log } from '#server/http/log.ts';
import { clockOf, type InboxItem } from './privacy-case.ts';
import { digestFromHour, digestSoonDays } from './policy.ts';
import type { InboxStore } from './store.ts';

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

type DigestDeps = { store: InboxStore; log: Log; now: () => Date; wakeMail: () => void };

/** Checks now and every hour. */
export function startDigest({ store, log, now, wakeMail }: DigestDeps): { close: () => void } {
  const round = async () => {
    try {
      if (await store.queueDigest(now())) wakeMail();
    } catch (error) {
      log.error({ err: error }, 'the deadlines could not be called to mind');
    }
  };
  const timer = setInterval(() => void round(), hourMs).unref();
  void round();
  return { close: () => clearInterval(timer) };
}
