import { z } from 'zod';
import { lastDayOf } from '#domain/agenda.ts';
import { type Calendars, type EventReading, readingsOf, readingsSoon } from '#domain/calendar-readings.ts';
import type { CalendarNews, Sources } from '#domain/day-plan.ts';
import { addDays, endless, weekdayOf, weekdays } from '#domain/days.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { rangeDay, rangeMoment } from '#domain/range-time.ts';
import { sourceTrustedMs } from '#domain/status.ts';
import { longMoment, weekdayDate } from '#words/format-time.ts';
import type { RecordStore } from '#server/feeds/cache.ts';
import type { Log } from '#server/http/log.ts';
import type { MailOffice } from './mail-delivery.ts';
import { calendarRow } from './calendar-lines.ts';
import { digestFromHour } from './policy.ts';

const outageMs = 3 * hourMs;
const roundMs = 5 * minuteMs;

/** A stored outage, in Unix milliseconds, so that a restart doesn't mail it again. */
const outage = z.object({ since: z.number(), isMailed: z.boolean() });
type Outage = z.infer<typeof outage>;
const recordName = 'calendar-outage';

export type CalendarNoticeDeps = {
  /** Null if the club has no calendar. */
  news: () => Promise<CalendarNews | null>;
  records: RecordStore;
  mail: MailOffice;
  log: Log;
  now: () => Date;
};

/** Returns a function that mails the office once when the calendar hasn't been read for three hours. */
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
      log.error({ since: new Date(since) }, 'the calendar has not been read for 3 hours');
      const said = (at: number) => longMoment(new Date(at));
      const asksFrom = readAt === undefined ? since : since + sourceTrustedMs;
      const values = { since: said(since), asksFrom: said(asksFrom) };
      known.isMailed = await mail('calendar-notice', values, `calendar-${since}`);
    }
    await records.write(recordName, known);
  };
}

const reminder = z.object({ week: z.string() });
const reminderName = 'still-closed';

/** Asks the office weekly, from Monday morning on, about closures whose end only it knows. */
export async function askStillClosed({
  sources,
  records,
  mail,
  now,
}: Pick<CheckDeps, 'sources' | 'records' | 'mail' | 'now'>): Promise<void> {
  const today = rangeDay(now());
  const week = addDays(today, -weekdays.indexOf(weekdayOf(today)));
  if (now() < rangeMoment(`${week} 0${digestFromHour}:00:00`)) return;
  const { calendar } = await sources();
  const lines = (calendar?.events ?? []).flatMap((event) => {
    const { title, endUnknownAfter: ended } = event;
    const last = lastDayOf(event);
    if (ended === undefined || ended >= today || last < today) return [];
    const asked = last === endless ? '' : `; visitors are asked to call until ${weekdayDate(last)}`;
    return [`${title} (until ${weekdayDate(ended)}${asked})`];
  });
  if (lines.length === 0 || reminder.safeParse(await records.read(reminderName)).data?.week === week) return;
  if (await mail('still-closed-notice', { closures: lines.join('\n') }, `still-closed-${week}`))
    await records.write(reminderName, { week });
}

/** Titles already known to the office, with how they were read, and the day of the last mail about new ones. */
const titlesKnown = z.object({ known: z.array(z.string()), mailedOn: z.string() });
const titlesName = 'calendar-titles';
/** More than a calendar of 60 days has. The oldest are dropped. */
const mostTitles = 2_000;

/**
 * Mails the office how new titles were read, at most daily, if their events touch opening hours of the next 72 hours.
 */
export async function tellNewTitles({
  calendars,
  sources,
  records,
  mail,
  now,
}: Pick<CheckDeps, 'calendars' | 'sources' | 'records' | 'mail' | 'now'>): Promise<void> {
  const read = await calendars();
  if (!read.calendar?.checkedAt) return;
  const keyOf = ({ event: { title, closes } }: EventReading) => `${closes} ${title}`;
  const before = titlesKnown.safeParse(await records.read(titlesName)).data;
  const today = rangeDay(now());
  if (!before) {
    // On the first check, no title counts as new.
    const known = [...new Set(readingsOf(read, now()).map(keyOf))].slice(-mostTitles);
    return records.write(titlesName, { known, mailedOn: '' });
  }
  if (before.mailedOn === today) return;
  const soon = readingsSoon(read, (await sources()).hours, now());
  const fresh = soon.filter((reading) => !before.known.includes(keyOf(reading)));
  if (fresh.length === 0) return;
  const titles = fresh.map((reading) => calendarRow(reading).join('\n')).join('\n\n');
  if (await mail('new-titles-notice', { titles }, `new-titles-${today}`))
    await records.write(titlesName, {
      known: [...new Set([...before.known, ...fresh.map(keyOf)])].slice(-mostTitles),
      mailedOn: today,
    });
}

type CheckDeps = CalendarNoticeDeps & {
  sources: () => Promise<Sources>;
  calendars: () => Promise<Calendars>;
  queueAlerts: () => Promise<void>;
};

/** Checks once. Logs failures instead of rejecting. */
export async function checkCalendar(deps: CheckDeps, look = calendarMonitor(deps)): Promise<void> {
  await look().catch((error: unknown) => deps.log.error({ err: error }, 'the calendar could not be looked at'));
  await askStillClosed(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'the office could not be asked about closures without an end'),
  );
  await tellNewTitles(deps).catch((error: unknown) =>
    deps.log.error({ err: error }, 'the office could not be told of new titles'),
  );
  await deps
    .queueAlerts()
    .catch((error: unknown) => deps.log.error({ err: error }, 'no closure alert could be queued'));
}

/** Checks now, then every five minutes. */
export function startCalendarMonitor(deps: CheckDeps): { close: () => void } {
  const look = calendarMonitor(deps);
  const timer = setInterval(() => void checkCalendar(deps, look), roundMs).unref();
  void checkCalendar(deps, look);
  return { close: () => clearInterval(timer) };
}
