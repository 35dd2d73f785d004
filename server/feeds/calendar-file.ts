/** The club's calendar file: cached as it came, and expanded for the days that are covered now. */
import { z } from 'zod';
import { agendaDays, type AgendaEvent } from '#domain/agenda.ts';
import { addDays, type Day } from '#domain/days.ts';
import { hourMs } from '#domain/durations.ts';
import { type Hours, shortens } from '#domain/hours.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import type { FeedDeps } from './feed.ts';
import { calendarDocument, type Expanded, joinCalendar } from './ics.ts';
import type { TimeSpan } from './ics-events.ts';
import { decodeText } from './json.ts';
import { undefinedIfUpstreamFailed, UpstreamError } from './upstream-error.ts';

type CalendarFileDeps = Omit<FeedDeps<never>, 'settings'> & { url: string; ttlMs: number; staleIfErrorMs: number };

const name = 'calendar';
const accept = /^(text\/(calendar|plain)|application\/(ics|octet-stream))$/;

/** `emptySince`: since when the source has been answering with an empty file instead, in Unix milliseconds. */
const cachedFile = z.object({ ics: z.string(), emptySince: z.number().exactOptional() });

/** How long an empty file right after one with events counts as a failure, so that known closures stay known. */
const emptyGraceMs = 6 * hourMs;
const hasEvents = (ics: string): boolean => /^BEGIN:VEVENT\s*$/im.test(ics);

export type CalendarReading = { expanded: Expanded; checkedAt: number; isStale: boolean };

export function openCalendarFile(deps: CalendarFileDeps) {
  const { url, ttlMs, staleIfErrorMs, upstream, parser, cache, plans, log, now } = deps;

  let last: { ics: string; day: Day; expanded: Promise<Expanded> } | undefined;
  let hasSkippedParts = false;
  /** Once for each day. A failure isn't memoized: the parser may have been busy. @throws {UpstreamError} */
  function expand(ics: string, day: Day): Promise<Expanded> {
    if (last?.ics !== ics || last.day !== day) {
      const current = { ics, day, expanded: parse(ics, day) };
      last = current;
      void current.expanded.catch(() => {
        if (last === current) last = undefined;
      });
    }
    return last.expanded;
  }

  async function parse(ics: string, day: Day): Promise<Expanded> {
    try {
      const bytes = new TextEncoder().encode(ics);
      const { parts, unread } = await parser.parse(calendarDocument, bytes, windowOf(day));
      hasSkippedParts = unread > 0;
      const { events, unreadable } = joinCalendar(parts, unread);
      const { hours } = await plans();
      return { events: events.map((event) => withinHours(event, hours)), unreadable };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      log.error({ err: error, name }, 'the calendar could not be parsed');
      throw new UpstreamError(name, 'too-complex', 'could not be parsed');
    }
  }

  const file = cache.add({
    name,
    ttlMs,
    staleIfErrorMs,
    schema: cachedFile,
    async load(signal, cached, isStoreUnreachable) {
      const today = rangeDay(now());
      if (hasSkippedParts) last = undefined;
      // Unconditional if the cached file can't be expanded: a 304 would make it fresh again.
      const isUsable = cached && (await expand(cached.value.ics, today).catch(undefinedIfUpstreamFailed));
      const validators = isUsable ? cached.validators : undefined;
      const request = { upstream: name, url, accept, maxBytes: 1024 * 1024, signal };
      return upstream.fetch(request, validators, async ({ bytes }) => {
        const ics = decodeText(bytes);
        await expand(ics, today);
        const mayHaveHadEvents = cached ? hasEvents(cached.value.ics) : isStoreUnreachable;
        if (hasEvents(ics) || !mayHaveHadEvents) return { ics };
        const emptySince = cached?.value.emptySince ?? now().getTime();
        return now().getTime() - emptySince < emptyGraceMs ? { ics: cached?.value.ics ?? ics, emptySince } : { ics };
      });
    },
  });

  /** While the source answers with an empty file, the known events may not be all. */
  const asIncomplete = memoizeLast(({ events, unreadable }: Expanded): Expanded => ({
    events,
    unreadable: unreadable + 1,
  }));

  async function read(today: Day): Promise<CalendarReading> {
    // A file from the future isn't trusted, but its closures are known.
    const { value, checkedAt, isStale } = await file.get().catch(async (error: unknown) => {
      const known = await file.peek();
      if (!known) throw error;
      return { ...known, isStale: true };
    });
    const expanded = await expand(value.ics, today);
    return { expanded: value.emptySince === undefined ? expanded : asIncomplete(expanded), checkedAt, isStale };
  }

  return {
    read: (today: Day) => read(today).catch(undefinedIfUpstreamFailed),
    async peek(today: Day): Promise<Expanded | undefined> {
      const known = await file.peek();
      return known && expand(known.value.ics, today).catch(undefinedIfUpstreamFailed);
    },
  };
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

export const windowOf = (today: Day): TimeSpan => ({
  from: startOfDay(today),
  to: startOfDay(addDays(today, agendaDays)),
});
