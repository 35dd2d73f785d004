/**
 * GET /api/calendar: events of 60 days and the club's closures. GET /api/calendar/event.ics?id=…: one event as a file.
 */
import type { Plans } from '#content/today.server.ts';
import { type AgendaAnswer, agendaDays, type AgendaEvent } from '#domain/agenda.ts';
import type { Calendars } from '#domain/calendar-readings.ts';
import { isBusy } from '#domain/calendar-titles.ts';
import { ownClosures, withClosures } from '#domain/closures.ts';
import { type CalendarNews, unreadCalendar } from '#domain/day-plan.ts';
import { addDays, type Day } from '#domain/days.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { rangeDay } from '#domain/range-time.ts';
import { refusals } from '#words/refusals.ts';
import { jsonRoute } from '#server/api/cached-response.ts';
import { eventsFile } from '#server/api/calendar-file.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Finding } from '#server/http/health.ts';
import { requestLanguage } from '#server/http/request-language.ts';
import { type CalendarFile, type CalendarReading, openCalendarFile, windowOf } from './calendar-file.ts';
import { defineFeed, secretUrl } from './feed.ts';
import { calendarDocument, type Expanded } from './ics.ts';
import { type OwnPlace, placeToTell } from './own-place.ts';
import type { SiteLocation } from './site-location.ts';

/** The names of the calendars' records in the cache. */
export const records = { events: 'calendar', closures: 'closures-calendar' } as const;

type CalendarSettings = { CALENDAR_ICS_URL?: string | undefined; CALENDAR_CLOSURES_ICS_URL?: string | undefined };

/** Which calendars belong to the club. One from a setting always does; the content's id may be a placeholder. */
export const clubCalendars = (
  settings: CalendarSettings,
  site: Pick<SiteLocation, 'calendarId' | 'calendarIsClubs'>,
) => ({
  events: settings.CALENDAR_ICS_URL !== undefined || (site.calendarId !== null && site.calendarIsClubs),
  closures: settings.CALENDAR_CLOSURES_ICS_URL !== undefined,
});

export const calendar = defineFeed({
  name: 'calendar',
  route: '/calendar',
  settings: {
    CALENDAR_ICS_URL: secretUrl(
      'The whole address of the club’s calendar feed (.ics). Not set: the calendar that content/embeds.yaml names.',
    ),
    CALENDAR_CLOSURES_ICS_URL: secretUrl(
      'The whole address of the feed (.ics) of the club’s closures calendar, in which every event closes the range. Not set: the club has none.',
    ),
  },
  // A closure must reach every open page within five minutes: this TTL plus the pages' polling interval.
  ttlMs: 2 * minuteMs,
  // A known closure stays known until it ends. How long the rest is trusted depends on its age.
  staleIfErrorMs: Number.POSITIVE_INFINITY,
  documents: [calendarDocument],

  open({ settings, ...deps }) {
    const { site, plans, now } = deps;
    const { ttlMs, staleIfErrorMs, route } = this;
    const url = settings.CALENDAR_ICS_URL ?? (site.calendarId === null ? null : googleFeed(site.calendarId));
    const isClubs = clubCalendars(settings, site).events;
    const calendarFile = { ...deps, ttlMs, staleIfErrorMs };
    const file = url === null ? undefined : openCalendarFile({ ...calendarFile, name: records.events, url });
    const closuresUrl = settings.CALENDAR_CLOSURES_ICS_URL;
    const closures =
      closuresUrl === undefined
        ? undefined
        : openCalendarFile({
            ...calendarFile,
            name: records.closures,
            url: closuresUrl,
            rangeNames: site.rangeNames,
          });
    const files = [file, closures].flatMap((one) => (one ? [{ file: one, partOf: memoizeLast(partFrom) }] : []));
    const agendaOf = memoizeLast(agendaFrom);
    const toTell = memoizeLast(withPlacesToTell);

    async function agenda(): Promise<AgendaAnswer> {
      const today = rangeDay(now());
      const parts = files.map(async ({ file: one, partOf }) => {
        const reading = await one.read(today);
        return partOf(reading?.expanded, reading?.checkedAt, reading ? statusOf(reading, now()) : 'unknown');
      });
      return agendaOf(today, await plans(), ...(await Promise.all(parts)));
    }

    function newsOf(one: CalendarFile | undefined): () => Promise<CalendarNews | null> {
      const newsFrom = memoizeLast(newsIn);
      return async () => {
        if (one === undefined) return null;
        const reading = await one.read(rangeDay(now()));
        return reading ? newsFrom(reading.checkedAt, reading.expanded) : unreadCalendar;
      };
    }

    const [news, closuresNews] = [newsOf(isClubs ? file : undefined), newsOf(closures)];
    const events = async (): Promise<readonly AgendaEvent[]> =>
      (isClubs && (await file?.peek(rangeDay(now())))?.events) || [];

    const told = async () => toTell(await agenda(), site.own);
    const api = jsonRoute(route, told, ({ status }) => status === 'ok').get(`${route}/event.ics`, async (c) => {
      const { events, fetchedAt, from } = await agenda();
      const event = events.find(({ id }) => id === c.req.query('id'));
      if (!event) {
        const [message, spanish] = refusals.noSuchEvent;
        throw new ApiError(404, 'not-found', message, { spanish });
      }
      const about = {
        language: requestLanguage(c),
        name: event.title,
        host: site.host,
        stamp: new Date(fetchedAt ?? from),
      };
      return c.body(eventsFile(about, [event]), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event.ics"',
      });
    });

    return {
      api,
      /**
       * The closures of the next 60 days, regardless of age; null without a calendar. Same object until they change.
       */
      news,
      closuresNews,
      /** All events of the last reading of the calendar of events, including those that close nothing. */
      events,
      /** Everything known from the club's calendars. */
      calendars: async (): Promise<Calendars> => {
        const [calendar, closuresCalendar, all] = [await news(), await closuresNews(), await events()];
        const closing = new Set(calendar?.events.map(({ id }) => id));
        const others = all.filter(({ id }) => !closing.has(id));
        return { calendar: calendar && { ...calendar, events: [...calendar.events, ...others] }, closuresCalendar };
      },
      finding: async (): Promise<Finding> => {
        const { events = [] } = (isClubs && (await file?.peek(rangeDay(now())))) || {};
        if (events.length === 0 || !events.every(({ title }) => isBusy(title))) return { state: 'ok' };
        return { state: 'warning', problem: 'every event is "Busy": share the calendar with all event details' };
      },
    };
  },
});

function newsIn(checkedAt: number, { events, unreadable }: Expanded): CalendarNews {
  const closing = events.filter(({ closes }) => closes !== 'no');
  return { checkedAt: new Date(checkedAt).toISOString(), complete: unreadable === 0, events: closing };
}

/** One calendar's part of the agenda. */
const partFrom = (expanded: Expanded | undefined, checkedAt: number | undefined, status: AgendaAnswer['status']) => ({
  expanded,
  checkedAt,
  status,
});

/** Most doubtful last: one calendar's doubt applies to all. */
const statuses: readonly AgendaAnswer['status'][] = ['not-configured', 'ok', 'stale', 'incomplete', 'unknown'];

/** From a file that was read too long ago, only the closures are shown. */
function agendaFrom(today: Day, plans: Plans, ...parts: readonly ReturnType<typeof partFrom>[]): AgendaAnswer {
  const { from, to } = windowOf(today);
  const status = statuses.findLast((one) => parts.some((part) => part.status === one)) ?? 'not-configured';
  const known = parts.flatMap(
    (part) => part.expanded?.events.filter(({ closes }) => part.status !== 'unknown' || closes !== 'no') ?? [],
  );
  const days = { first: today, last: addDays(today, agendaDays - 1) };
  const checked = parts.flatMap(({ checkedAt }) => checkedAt ?? []);
  return {
    events: withClosures(known, ownClosures(today, plans), plans.hours, days),
    from: from.toISOString(),
    to: to.toISOString(),
    fetchedAt: checked.length > 0 && status !== 'unknown' ? new Date(Math.min(...checked)).toISOString() : null,
    status,
  };
}

/** Shortens places for the page, whose readers know where the club is. An event's file keeps the full place. */
const withPlacesToTell = ({ events, ...more }: AgendaAnswer, own: OwnPlace): AgendaAnswer => ({
  ...more,
  events: events.map(({ location = '', ...event }) => {
    const told = placeToTell(location, own);
    return told ? { ...event, location: told } : event;
  }),
});

function statusOf({ expanded, checkedAt, isStale }: CalendarReading, now: Date): AgendaAnswer['status'] {
  const age = now.getTime() - checkedAt;
  if (age < 0 || age >= dayMs) return 'unknown';
  return expanded.unreadable > 0 ? 'incomplete' : isStale ? 'stale' : 'ok';
}

const googleFeed = (id: string): string =>
  `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;
