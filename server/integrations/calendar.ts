/**
 * The club's public calendar: the file is kept as it came, and expanded for the days that are asked for. The club's own
 * closures are put among its events.
 */
import { z } from 'zod';
import { type AgendaAnswer, agendaDays } from '#domain/agenda.ts';
import { addDays } from '#domain/days.ts';
import { type ListedClosure, withClosures } from '#domain/closures.ts';
import type { WeeklyHours } from '#domain/hours.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import type { Settings } from '#server/env.ts';
import type { Parser } from '#server/parsing/parser.ts';
import { type Expanded, joinCalendar, type Window } from './ics.ts';
import type { Place } from './place.ts';
import { decodeText } from './readers.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type CalendarDeps = {
  settings: Pick<Settings, 'CALENDAR_ICS_URL'>;
  place: Place;
  upstream: Upstream;
  parser: Parser;
  resources: Resources;
  /** As content/closures.yaml and content/hours.yaml have them. */
  closures: readonly ListedClosure[];
  hours: Pick<WeeklyHours, 'week'>;
  now: () => Date;
};

export type Calendar = {
  /** The next 60 days. The status tells how far the calendar can be trusted; never rejects where it can't be read. */
  agenda(): Promise<AgendaAnswer>;
};

const name = 'calendar';
const accept = /^(text\/(calendar|plain)|application\/(ics|octet-stream))$/;

export function openCalendar({
  settings,
  place,
  upstream,
  parser,
  resources,
  closures,
  hours,
  now,
}: CalendarDeps): Calendar {
  const url = settings.CALENDAR_ICS_URL ?? (place.calendarId === null ? null : googleFeed(place.calendarId));
  const windowNow = (): Window => {
    const today = rangeDay(now());
    return { from: startOfDay(today), to: startOfDay(addDays(today, agendaDays)) };
  };
  const resource = resources.open({
    name,
    freshMs: 15 * minuteMs,
    usefulMs: 24 * hourMs,
    schema: z.string(),
    load: (signal, held) =>
      upstream.askAgain({ upstream: name, url: url ?? '', accept, signal }, held?.validators, async ({ bytes }) => {
        const ics = decodeText(bytes);
        // Kept only once it has been seen to expand.
        await expand(ics, windowNow());
        return ics;
      }),
  });
  // The same file on the same day expands to the same events.
  let last: { ics: string; from: number; expanded: Promise<Expanded> } | undefined;
  const expand = (ics: string, window: Window): Promise<Expanded> => {
    if (last?.ics !== ics || last.from !== window.from.getTime()) {
      const expanded = parser
        .parts('calendar', new TextEncoder().encode(ics), window)
        .then(({ parts, unread }) => joinCalendar(parts, unread));
      last = { ics, from: window.from.getTime(), expanded };
    }
    return last.expanded;
  };
  /** A file that expanded once may not on another day, or after a change of ours: then it is worth nothing. */
  const expandHeld = (ics: string, window: Window): Promise<Expanded> =>
    expand(ics, window).catch(async (error: unknown) => {
      await resource.discard();
      throw error instanceof UpstreamError ? error : new UpstreamError(name, 'syntax', 'is kept as a broken calendar');
    });

  async function read(window: Window): Promise<Pick<AgendaAnswer, 'events' | 'fetchedAt' | 'status'>> {
    if (url === null) return { events: [], fetchedAt: null, status: 'not-configured' };
    try {
      const { value, checkedAt, overdue } = await resource.get();
      const { events, unreadable } = await expandHeld(value, window);
      const status = unreadable > 0 ? 'incomplete' : overdue ? 'stale' : 'ok';
      return { events, fetchedAt: new Date(checkedAt).toISOString(), status };
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      return { events: [], fetchedAt: null, status: 'unknown' };
    }
  }

  return {
    async agenda() {
      const window = windowNow();
      const { events, fetchedAt, status } = await read(window);
      const days = { first: rangeDay(window.from), last: rangeDay(new Date(window.to.getTime() - 1)) };
      return {
        events: withClosures(events, closures, hours, days),
        from: window.from.toISOString(),
        to: window.to.toISOString(),
        fetchedAt,
        status,
      };
    },
  };
}

const googleFeed = (id: string): string =>
  `https://calendar.google.com/calendar/ical/${encodeURIComponent(id)}/public/basic.ics`;
