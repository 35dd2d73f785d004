/**
 * The club's public calendar: the file is kept as it came, and expanded for the days that are asked for. The club's own
 * closures are put among its events, and what it says of closures is told to the status.
 */
import { z } from 'zod';
import type { Plans } from '#content/today.server.ts';
import { type AgendaAnswer, agendaDays } from '#domain/agenda.ts';
import { ownClosures, withClosures } from '#domain/closures.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import { addDays, type Day } from '#domain/days.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { calendarTrustedMs } from '#domain/status.ts';
import type { Settings } from '#server/env.ts';
import { onceFor } from '#server/api/memoize-last.ts';
import type { Parser } from '#server/parsing/parser.ts';
import { type Expanded, joinCalendar, type Window } from './ics.ts';
import type { Place } from './place.ts';
import { decodeText } from './readers.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type CalendarDeps = {
  settings: Pick<Settings, 'CALENDAR_ICS_URL'>;
  place: Pick<Place, 'calendarId' | 'calendarIsClubs'>;
  upstream: Upstream;
  parser: Parser;
  resources: Resources;
  /** When the range is open now, by the content and the office. */
  plans: () => Promise<Plans>;
  now: () => Date;
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
};

const name = 'calendar';
const accept = /^(text\/(calendar|plain)|application\/(ics|octet-stream))$/;

/** A reading of the file: its events of the days that are covered now. */
type Reading = { expanded: Expanded; checkedAt: number; overdue: boolean };

export function openCalendar({ settings, place, plans, now, ...deps }: CalendarDeps): Calendar {
  const url = settings.CALENDAR_ICS_URL ?? (place.calendarId === null ? null : googleFeed(place.calendarId));
  // A feed that the operator has set is the club's; an id in the content may be a placeholder's.
  const isClubs = url !== null && (settings.CALENDAR_ICS_URL !== undefined || place.calendarIsClubs);
  const read = openFeed(url ?? '', { ...deps, now });
  const newsOf = onceFor(newsIn);
  const agendaOf = onceFor(agendaFrom);

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
  };
}

/** Gives a function that reads the file, and expands it from a day on; undefined where it can't be read. */
function openFeed(
  url: string,
  { upstream, parser, resources, now }: Omit<CalendarDeps, 'settings' | 'place' | 'plans'>,
) {
  const expand = onceFor(async (ics: string, today: Day): Promise<Expanded> => {
    const { parts, unread: left } = await parser.parts('calendar', new TextEncoder().encode(ics), windowOf(today));
    return joinCalendar(parts, left);
  });
  const file = resources.open({
    name,
    // "Closed at 6 AM from a phone" reaches every open page within five minutes: this, and how often a page asks.
    freshMs: 2 * minuteMs,
    // A closure that was read once stays known; how far the rest is believed is told by its age.
    usefulMs: 14 * dayMs,
    schema: z.string(),
    load: (signal, held) =>
      upstream.askAgain({ upstream: name, url, accept, signal }, held?.validators, async ({ bytes }) => {
        const ics = decodeText(bytes);
        // Kept only once it has been seen to expand.
        await expand(ics, rangeDay(now()));
        return ics;
      }),
  });
  /** A file that expanded once may not on another day, or after a change of ours: then it is worth nothing. */
  const expandHeld = (ics: string, today: Day): Promise<Expanded> =>
    expand(ics, today).catch(async (error: unknown) => {
      await file.discard();
      throw error instanceof UpstreamError ? error : new UpstreamError(name, 'syntax', 'is kept as a broken calendar');
    });

  return async (today: Day): Promise<Reading | undefined> => {
    try {
      const { value, checkedAt, overdue } = await file.get();
      return { expanded: await expandHeld(value, today), checkedAt, overdue };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return undefined;
    }
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
  if (now.getTime() - checkedAt >= calendarTrustedMs) return 'unknown';
  return expanded.unreadable > 0 ? 'incomplete' : overdue ? 'stale' : 'ok';
}

const unread: CalendarNews = { checkedAt: null, complete: false, events: [] };

const windowOf = (today: Day): Window => ({
  from: startOfDay(today),
  to: startOfDay(addDays(today, agendaDays)),
});

const googleFeed = (id: string): string =>
  `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;
