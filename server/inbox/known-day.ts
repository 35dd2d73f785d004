import { type AlertDays, unusualDay } from '#domain/closure-alerts.ts';
import type { Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import { ifKnownSoon } from '#server/feeds/soon.ts';
import type { Log } from '#server/http/log.ts';

/** What is known of a day: undefined if it is as usual, and 'unknown' if that can't be said in time. */
export type KnownDay = AlertDays | 'unknown' | undefined;

/** What is unusual about a day, if that is known soon: no form and no mail depends on the feeds. Never throws. */
export async function knownDay(
  day: Day,
  { sources, now, log }: { sources: () => Promise<Sources>; now: () => Date; log: Log },
): Promise<KnownDay> {
  const known = await ifKnownSoon(log, 'the day', async () => ({ day: unusualDay(day, await sources(), now()) }));
  return known ? known.day : 'unknown';
}
