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
import { type Expanded, expandCalendar, type Window } from './ics.ts';
import type { Place } from './place.ts';
import { decodeText } from './readers.ts';
import type { Resources } from './resource.ts';
import type { Reply, Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type CalendarDeps = {
  settings: Pick<Settings, 'CALENDAR_ICS_URL'>;
  place: Place;
  upstream: Upstream;
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

export function openCalendar({ settings, place, upstream, resources, closures, hours, now }: CalendarDeps): Calendar {
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
      upstream.askAgain({ upstream: name, url: url ?? '', accept, signal }, held?.validators, (reply) =>
        readCalendar(reply, windowNow()),
      ),
  });
  // The same file on the same day expands to the same events.
  let last: { ics: string; from: number; expanded: Expanded } | undefined;
  const expand = (ics: string, window: Window): Expanded => {
    if (last?.ics !== ics || last.from !== window.from.getTime()) {
      last = { ics, from: window.from.getTime(), expanded: expandCalendar(ics, window) };
    }
    return last.expanded;
  };

  async function read(window: Window): Promise<Pick<AgendaAnswer, 'events' | 'fetchedAt' | 'status'>> {
    if (url === null) return { events: [], fetchedAt: null, status: 'not-configured' };
    try {
      const { value, checkedAt, overdue } = await resource.get();
      const { events, unreadable } = expand(value, window);
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

/** The text of the file, once it has been seen to expand. */
function readCalendar({ bytes }: Reply, window: Window): string {
  const ics = decodeText(bytes);
  if (!/^\s*BEGIN:VCALENDAR\s/i.test(ics))
    throw new UpstreamError(name, 'content-type', 'answered with something that is no calendar');
  try {
    expandCalendar(ics, window);
  } catch {
    throw new UpstreamError(name, 'syntax', 'answered with a broken calendar');
  }
  return ics;
}
