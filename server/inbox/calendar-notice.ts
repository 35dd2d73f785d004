import { z } from 'zod';
import type { CalendarNews } from '#domain/day-plan.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { longMoment } from '#domain/format-time.ts';
import type { RecordStore } from '#server/feeds/cache.ts';
import type { Log } from '#server/http/log.ts';

/** After as long again, the site stops saying that the range is open. */
const outageMs = 12 * hourMs;
const roundMs = 5 * minuteMs;

/** An outage as it is stored, in Unix milliseconds, so that a restart doesn't mail it again. */
const outage = z.object({ since: z.number(), isMailed: z.boolean() });
type Outage = z.infer<typeof outage>;
const recordName = 'calendar-outage';

export type CalendarNoticeDeps = {
  /** Null if the club has no calendar. */
  news: () => Promise<CalendarNews | null>;
  records: RecordStore;
  /** Returns false if no mail server takes it. Every attempt has the same id. */
  mail: (values: { since: string }, messageId: string) => Promise<boolean>;
  log: Log;
  now: () => Date;
};

/** Returns a function that mails the office once when the calendar hasn't been read for half a day. */
export function calendarMonitor({ news, records, mail, log, now }: CalendarNoticeDeps): () => Promise<void> {
  let known: Outage | undefined;
  return async () => {
    const calendar = await news();
    if (calendar === null) return;
    known ??= outage.safeParse(await records.read(recordName)).data;
    const readAt = calendar.checkedAt === null ? undefined : Date.parse(calendar.checkedAt);
    // A calendar that was never read counts from the first check.
    const since = readAt ?? known?.since ?? now().getTime();
    if (known?.since !== since) known = { since, isMailed: false };
    const isOutage = now().getTime() - since >= outageMs;
    if (known.isMailed || (!isOutage && readAt !== undefined)) return;
    if (isOutage) {
      log.error({ since: new Date(since) }, 'the calendar has not been read for 12 hours');
      known.isMailed = await mail({ since: longMoment(new Date(since)) }, `calendar-${since}`);
    }
    await records.write(recordName, known);
  };
}

type CheckDeps = CalendarNoticeDeps & { queueAlerts: () => Promise<void> };

/** Checks once. Logs failures instead of rejecting. */
export async function checkCalendar(deps: CheckDeps, look = calendarMonitor(deps)): Promise<void> {
  await look().catch((error: unknown) => deps.log.error({ err: error }, 'the calendar could not be looked at'));
  await deps
    .queueAlerts()
    .catch((error: unknown) => deps.log.error({ err: error }, 'no closure alert could be queued'));
}

export function startCalendarMonitor(deps: CheckDeps): { close: () => void } {
  const look = calendarMonitor(deps);
  const timer = setInterval(() => void checkCalendar(deps, look), roundMs).unref();
  void checkCalendar(deps, look);
  return { close: () => clearInterval(timer) };
}
