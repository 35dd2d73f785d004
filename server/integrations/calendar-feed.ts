/** The club's calendar file: asked for, kept as it came, and expanded for the days that are covered now. */
import { z } from 'zod';
import { agendaDays, type AgendaEvent } from '#domain/agenda.ts';
import { addDays, type Day } from '#domain/days.ts';
import { hourMs, minuteMs } from '#domain/durations.ts';
import { type Hours, shortens } from '#domain/hours.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import type { Log } from '#server/http/log.ts';
import type { Parser } from '#server/parsing/parser.ts';
import type { Window } from './ics-events.ts';
import { type Expanded, joinCalendar } from './ics.ts';
import { decodeText } from './readers.ts';
import type { Resources } from './resource.ts';
import type { Upstream } from './upstream.ts';
import { UpstreamError } from './upstream-error.ts';

export type FeedDeps = {
  log: Log;
  upstream: Upstream;
  parser: Parser;
  resources: Resources;
  /** The usual ones. */
  hours: () => Promise<Hours>;
  now: () => Date;
};

const name = 'calendar';
const accept = /^(text\/(calendar|plain)|application\/(ics|octet-stream))$/;

/**
 * The file as it came. `emptySince`: since when, in Unix milliseconds, the source answers with an empty file instead.
 */
const keptFile = z.object({ ics: z.string(), emptySince: z.number().exactOptional() });

/**
 * For so long an empty file right after one with events counts as a failure of the source: the events of before still
 * close, and the calendar is incomplete.
 */
const emptyDoubtedMs = 6 * hourMs;
const hasEvents = (ics: string): boolean => /^BEGIN:VEVENT\s*$/im.test(ics);

/** A reading of the file: its events of the days that are covered now. */
export type Reading = { expanded: Expanded; checkedAt: number; overdue: boolean };

/** Reads the file, and expands it from a day on; undefined where it can't be read. `readLast` asks nobody. */
export function openFeed(url: string, { log, upstream, parser, resources, hours, now }: FeedDeps) {
  let last: { ics: string; today: Day; expanded: Promise<Expanded> } | undefined;
  /** Parses a file once for each day. A failure is not kept: the next call parses it again. */
  function expand(ics: string, today: Day): Promise<Expanded> {
    if (last?.ics !== ics || last.today !== today) {
      const expanded = parse(ics, today);
      last = { ics, today, expanded };
      void expanded.catch(() => (last = last?.expanded === expanded ? undefined : last));
    }
    return last.expanded;
  }
  async function parse(ics: string, today: Day): Promise<Expanded> {
    const { parts, unread: left } = await parser.parts('calendar', new TextEncoder().encode(ics), windowOf(today));
    const { events, unreadable } = joinCalendar(parts, left);
    const usual = await hours();
    return { events: events.map((event) => withinHours(event, usual)), unreadable };
  }
  const file = resources.open({
    name,
    // "Closed at 6 AM from a phone" reaches every open page within five minutes: this, and how often a page asks.
    freshMs: 2 * minuteMs,
    // A closure that was read once stays known until it ends; how far the rest is believed is told by its age.
    usefulMs: Number.POSITIVE_INFINITY,
    schema: keptFile,
    load: (signal, held, isLastUnreachable) =>
      upstream.askAgain({ upstream: name, url, accept, signal }, held?.validators, async ({ bytes }) => {
        const ics = decodeText(bytes);
        // Kept only once it has been seen to expand.
        await expand(ics, rangeDay(now()));
        const before = held?.value;
        const mayHaveHadEvents = before ? hasEvents(before.ics) : isLastUnreachable;
        if (hasEvents(ics) || !mayHaveHadEvents) return { ics };
        const emptySince = before?.emptySince ?? now().getTime();
        return now().getTime() - emptySince < emptyDoubtedMs ? { ics: before?.ics ?? ics, emptySince } : { ics };
      }),
  });
  /** Rejects with an UpstreamError. The file on disk is deleted only if it is no calendar, not if parsing timed out. */
  const expandHeld = (ics: string, today: Day): Promise<Expanded> =>
    expand(ics, today).catch(async (error: unknown) => {
      if (!(error instanceof UpstreamError)) {
        log.error({ err: error, name }, 'the last good calendar could not be parsed');
        throw new UpstreamError(name, 'too-complex', 'could not be parsed');
      }
      if (error.outcome === 'content-type' || error.outcome === 'syntax') await file.discard();
      throw error;
    });

  /** The events that were there before the source answered with an empty file may not be all there are. */
  const inDoubt = memoizeLast(({ events, unreadable }: Expanded): Expanded => ({ events, unreadable: unreadable + 1 }));

  async function read(today: Day): Promise<Reading> {
    // What was read under a clock that was ahead is believed no more, but its closures are known.
    const { value, checkedAt, overdue } = await file.get().catch(async (error: unknown) => {
      const held = await file.last();
      if (!held) throw error;
      return { ...held, overdue: true };
    });
    const expanded = await expandHeld(value.ics, today);
    return { expanded: value.emptySince === undefined ? expanded : inDoubt(expanded), checkedAt, overdue };
  }

  return {
    read: (today: Day): Promise<Reading | undefined> => read(today).catch(undefinedIfUnread),
    readLast: async (today: Day): Promise<Expanded | undefined> => {
      const held = await file.last();
      return held && expandHeld(held.value.ics, today).catch(undefinedIfUnread);
    },
  };
}

function undefinedIfUnread(error: unknown): undefined {
  if (!(error instanceof UpstreamError)) throw error;
}

/** Hours that are no shorter than the usual ones close nothing: "Range open 9-4". */
function withinHours({ hours: said, part, ...event }: AgendaEvent, usual: Hours): AgendaEvent {
  if (!said) return event;
  const first = event.date ?? rangeDay(new Date(event.start));
  const last = event.lastDate ?? rangeDay(new Date(Math.max(Date.parse(event.start), Date.parse(event.end) - 1)));
  if (event.closes === 'yes' || shortens(said, usual, first, last))
    return { ...event, hours: said, ...(part && { part }) };
  return { ...event, closes: 'no' };
}

export const windowOf = (today: Day): Window => ({
  from: startOfDay(today),
  to: startOfDay(addDays(today, agendaDays)),
});
