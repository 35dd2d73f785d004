import { type AlertDays, unusualDay } from '#domain/closure-alerts.ts';
import type { Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import { ifKnownSoon } from '#server/feeds/soon.ts';
import type { Log } from '#server/http/log.ts';

/** What is unusual about a day, if that is known soon: no form and no mail depends on the feeds. Never throws. */
export const knownDay = (
  day: Day,
  { sources, now, log }: { sources: () => Promise<Sources>; now: () => Date; log: Log },
): Promise<AlertDays | undefined> => ifKnownSoon(log, 'the day', async () => unusualDay(day, await sources(), now()));
