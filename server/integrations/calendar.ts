/**
 * The club's public calendar: the file is kept as it came, and expanded for the days that are asked for. The club's own
 * closures are put among its events, and what it says of closures is told to the status.
 */
import type { Plans } from '#content/today.server.ts';
import { type AgendaAnswer, agendaDays } from '#domain/agenda.ts';
import { isBusy } from '#domain/calendar-titles.ts';
import { ownClosures, withClosures } from '#domain/closures.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import { addDays, type Day } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { calendarTrustedMs } from '#domain/status.ts';
import type { Settings } from '#server/env.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import type { Finding } from '#server/http/health.ts';
import { type FeedDeps, openFeed, type Reading, windowOf } from './calendar-feed.ts';
import type { Expanded } from './ics.ts';
import type { SiteLocation } from './site-location.ts';

export type CalendarDeps = Omit<FeedDeps, 'hours'> & {
  settings: Pick<Settings, 'CALENDAR_ICS_URL'>;
  place: Pick<SiteLocation, 'calendarId' | 'calendarIsClubs'>;
  /** When the range is open now, by the content and the office. */
  plans: () => Promise<Plans>;
};

export type Calendar = {
  /**
   * The next 60 days. The status tells how far the calendar can be trusted; never rejects where it can't be read. The
   * same object as long as it says the same.
   */
  agenda(): Promise<AgendaAnswer>;
  /**
   * What the club's calendar says of closures in the next 60 days, also when it was read long ago; null where the club
   * has none of its own. The same object as long as it says the same. Never rejects where the calendar can't be read.
   */
  news(): Promise<CalendarNews | null>;
  /** For the operator: whether the calendar that was read last can be understood. Asks nobody. */
  finding(): Promise<Finding>;
};

export function openCalendar({ settings, place, plans, now, ...deps }: CalendarDeps): Calendar {
  const url = settings.CALENDAR_ICS_URL ?? (place.calendarId === null ? null : googleFeed(place.calendarId));
  // A feed that the operator has set is the club's; an id in the content may be a placeholder's.
  const isClubs = url !== null && (settings.CALENDAR_ICS_URL !== undefined || place.calendarIsClubs);
  const { read, readLast } = openFeed(url ?? '', { ...deps, hours: async () => (await plans()).hours, now });
  const newsOf = memoizeLast(newsIn);
  const agendaOf = memoizeLast(agendaFrom);

  return {
    async agenda() {
      const today = rangeDay(now());
      if (url === null) return agendaOf(today, await plans(), undefined, undefined, 'not-configured');
      const reading = await read(today);
      const status = reading ? trustIn(reading, now()) : 'unknown';
      return agendaOf(today, await plans(), reading?.expanded, reading?.checkedAt, status);
    },
    async news() {
      if (!isClubs) return null;
      const reading = await read(rangeDay(now()));
      return reading ? newsOf(reading.checkedAt, reading.expanded) : unread;
    },
    async finding() {
      const { events = [] } = (isClubs && (await readLast(rangeDay(now())))) || {};
      if (events.length === 0 || !events.every(({ title }) => isBusy(title))) return { state: 'ok' };
      return { state: 'warning', problem: 'every event is "Busy": share the calendar with all event details' };
    },
  };
}

function newsIn(checkedAt: number, { events, unreadable }: Expanded): CalendarNews {
  const closing = events.filter(({ closes }) => closes !== 'no');
  return { checkedAt: new Date(checkedAt).toISOString(), complete: unreadable === 0, events: closing };
}

/** The agenda from a day on. Of a file that was read too long ago only the closures are still told. */
function agendaFrom(
  today: Day,
  plans: Plans,
  expanded: Expanded | undefined,
  checkedAt: number | undefined,
  status: AgendaAnswer['status'],
): AgendaAnswer {
  const { from, to } = windowOf(today);
  const isOld = status === 'unknown';
  const known = expanded?.events.filter(({ closes }) => !isOld || closes !== 'no') ?? [];
  const days = { first: today, last: addDays(today, agendaDays - 1) };
  return {
    events: withClosures(known, ownClosures(today, plans), plans.hours, days),
    from: from.toISOString(),
    to: to.toISOString(),
    fetchedAt: checkedAt !== undefined && !isOld ? new Date(checkedAt).toISOString() : null,
    status,
  };
}

function trustIn({ expanded, checkedAt, overdue }: Reading, now: Date): AgendaAnswer['status'] {
  const age = now.getTime() - checkedAt;
  if (age < 0 || age >= calendarTrustedMs) return 'unknown';
  return expanded.unreadable > 0 ? 'incomplete' : overdue ? 'stale' : 'ok';
}

const unread: CalendarNews = { checkedAt: null, complete: false, events: [] };

const googleFeed = (id: string): string =>
  `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;
