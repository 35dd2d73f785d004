/** One of the club's calendar files: cached as received, and expanded for the days covered now. */
import { z } from 'zod';
import { agendaDays, type AgendaEvent, eachOnce, firstDayOf, inTime, lastDayOf } from '#domain/agenda.ts';
import { type CalendarNews, unreadCalendar } from '#domain/day-plan.ts';
import { addDays, type Day } from '#domain/days.ts';
import { hourMs } from '#domain/durations.ts';
import { type Hours, shortens } from '#domain/hours.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { memoizeLast } from '#server/api/memoize-last.ts';
import type { RecordStore } from './cache.ts';
import { remainsOf, withDoubtsOfEdited } from './edited-closures.ts';
import type { FeedDeps } from './feed.ts';
import { calendarDocument, type Expanded, joinCalendar } from './ics.ts';
import type { Reading, TimeSpan } from './ics-events.ts';
import { decodeText } from './json.ts';
import { undefinedIfUpstreamFailed, UpstreamError } from './upstream-error.ts';

type CalendarFileDeps = Omit<FeedDeps<never>, 'settings' | 'site'> & {
  /** Names its record, and the source in the log. */
  name: string;
  url: string;
  ttlMs: number;
  staleIfErrorMs: number;
  /** Set for the closures calendar, in which every event closes, and which may be empty at any time. */
  rangeNames?: Reading['rangeNames'];
};

const accept = /^(text\/(calendar|plain)|application\/(ics|octet-stream))$/;

const knownEvent = z.looseObject({
  ...Object.fromEntries(['id', 'title', 'start', 'end', 'description'].map((key) => [key, z.string()])),
  allDay: z.boolean(),
  closes: z.enum(['yes', 'partly', 'ask']),
});

/**
 * `emptySince`: since when the source has been sending an empty file instead, in Unix milliseconds. `known`: the
 * closures since the last file that was read completely.
 */
const cachedFile = z.object({
  ics: z.string(),
  emptySince: z.number().exactOptional(),
  known: z.array(z.custom<AgendaEvent>((value) => knownEvent.safeParse(value).success)).exactOptional(),
});

/** How long an empty file after one with events counts as a failure, so that known closures stay known. */
const emptyGraceMs = 6 * hourMs;
const hasEvents = (ics: string): boolean => /^BEGIN:VEVENT\s*$/im.test(ics);

/** The last known closures of a calendar, from the store; does not read the calendar again. */
export async function lastKnown(store: RecordStore, name: string): Promise<CalendarNews> {
  const record = z.object({ value: cachedFile, checkedAt: z.number() });
  const { data } = record.safeParse(await store.read(name));
  if (!data?.value.known) return unreadCalendar;
  const { known, emptySince } = data.value;
  return { checkedAt: new Date(data.checkedAt).toISOString(), complete: emptySince === undefined, events: known };
}

export type CalendarReading = { expanded: Expanded; checkedAt: number; isStale: boolean };

export type CalendarFile = ReturnType<typeof openCalendarFile>;

export function openCalendarFile(deps: CalendarFileDeps) {
  const { name, url, ttlMs, staleIfErrorMs, rangeNames, upstream, parser, cache, plans, log, now } = deps;

  let last: { ics: string; day: Day; expanded: Promise<Expanded> } | undefined;
  let hasSkippedParts = false;
  /** Memoized per file and day. Failures are not, because the parser may have been busy. @throws {UpstreamError} */
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
      const { parts, unread } = await parser.parse(calendarDocument, bytes, { ...windowOf(day), rangeNames });
      hasSkippedParts = unread > 0;
      const { events, ...others } = joinCalendar(parts, unread);
      const { hours } = await plans();
      return { ...others, events: events.map((event) => withinHours(event, hours)) };
    } catch (error) {
      if (error instanceof UpstreamError) throw error;
      log.error({ err: error, name }, 'the calendar could not be parsed');
      throw new UpstreamError(name, 'too-complex', 'could not be parsed');
    }
  }

  let known: readonly AgendaEvent[] | undefined;
  /**
   * The previous reading's events that close nothing or are outside the window. On the first reading, which is of the
   * cached file, no event counts as new.
   */
  let others: readonly AgendaEvent[] | undefined;
  /**
   * A closure stays until a complete file lacks its entry: an unreadable entry does not remove it, nor does an edit
   * that merely sounds harmless.
   */
  const withKnown = memoizeLast((read: Expanded): Expanded => {
    const { events, unreadable } = read;
    const day = rangeDay(now());
    const outside = read.outside.map((event) => settled(event, startOfDay(day)));
    const before = (known ?? []).filter(({ end }) => new Date(end) > startOfDay(day));
    const all = [
      ...withDoubtsOfEdited(read, [...before, ...(others ?? [...events, ...outside])]),
      ...remainsOf(read, before, day),
    ];
    const closing = all.filter(({ closes }) => closes !== 'no');
    known = unreadable === 0 ? closing : eachOnce([...before, ...closing]);
    const harmless = all.filter(({ closes }) => closes === 'no');
    others = [...harmless, ...outside];
    return { ...read, events: [...known, ...harmless].toSorted(inTime) };
  });

  const file = cache.add({
    name,
    ttlMs,
    staleIfErrorMs,
    schema: cachedFile,
    async load(signal, cached, isStoreUnreachable) {
      const today = rangeDay(now());
      if (hasSkippedParts) last = undefined;
      known ??= cached?.value.known;
      // Unconditional if the cached file can't be expanded, because a 304 would make it fresh again.
      const before = cached && (await expand(cached.value.ics, today).catch(undefinedIfUpstreamFailed));
      if (before) withKnown(before);
      const validators = before ? cached?.validators : undefined;
      const request = { upstream: name, url, accept, maxBytes: 1024 * 1024, signal };
      return upstream.fetch(request, validators, async ({ bytes }) => {
        const ics = decodeText(bytes);
        const expanded = await expand(ics, today);
        const mayHaveHadEvents = !rangeNames && (cached ? hasEvents(cached.value.ics) : isStoreUnreachable);
        const emptySince = cached?.value.emptySince ?? now().getTime();
        if (mayHaveHadEvents && !hasEvents(ics) && now().getTime() - emptySince < emptyGraceMs)
          return { ics: cached?.value.ics ?? ics, emptySince, ...(known && { known: [...known] }) };
        withKnown(expanded);
        return { ics, ...(known && { known: [...known] }) };
      });
    },
  });

  /** While the source sends an empty file, there may be more events than the known ones. */
  const asIncomplete = memoizeLast((expanded: Expanded): Expanded => ({
    ...expanded,
    unreadable: expanded.unreadable + 1,
  }));

  async function read(today: Day): Promise<CalendarReading> {
    // A file from the future isn't trusted, but its closures still count as known.
    const { value, checkedAt, isStale } = await file.get().catch(async (error: unknown) => {
      const cached = await file.peek();
      if (!cached) throw error;
      return { ...cached, isStale: true };
    });
    known ??= value.known;
    const expanded = withKnown(await expand(value.ics, today));
    return { expanded: value.emptySince === undefined ? expanded : asIncomplete(expanded), checkedAt, isStale };
  }

  return {
    read: (today: Day) => read(today).catch(undefinedIfUpstreamFailed),
    async peek(today: Day): Promise<Expanded | undefined> {
      const cached = await file.peek();
      return cached && expand(cached.value.ics, today).catch(undefinedIfUpstreamFailed);
    },
  };
}

/** An event without its past closures once it is over: its entry may be reused for another day. */
function settled(event: AgendaEvent, today: Date): AgendaEvent {
  if (new Date(event.end) > today) return event;
  const { wasClosure: _, besideClosure: __, ...rest } = event;
  return { ...rest, closes: 'no' };
}

/** Hours at least as long as the usual ones close nothing: "Range open 9-4". */
function withinHours({ hours: said, ...event }: AgendaEvent, usual: Hours): AgendaEvent {
  if (!said) return event;
  const isShorter = shortens(said, usual, firstDayOf(event), lastDayOf(event));
  return isShorter ? { ...event, hours: said } : { ...event, closes: 'no' };
}

/** The window of a calendar's events, starting at today's midnight at the range. */
export const windowOf = (today: Day): TimeSpan => ({
  from: startOfDay(today),
  to: startOfDay(addDays(today, agendaDays)),
});
