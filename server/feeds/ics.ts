/**
 * Calendar files (RFC 5545) expanded into occurrences, with ical.js: https://kewisch.github.io/ical.js/ Over 200 lines,
 * because the parts of a series are read together.
 */
import ICAL from 'ical.js';
import { dayMs, secondMs } from '#domain/durations.ts';
import { type AgendaEvent, firstDayOf, inTime, lastDayOf } from '#domain/agenda.ts';
import { rangeTime } from '#domain/range-time.ts';
import { type Opening, outsideOpenings, type ReadEvent, wholeDays } from '#domain/calendar-doubts.ts';
import { idOf, isCancelled, isWithin, openingOf, type Reading, toEvents } from './ics-events.ts';
import { isOpenDay } from '#domain/calendar-titles.ts';
import { splitCalendar, type SeriesText } from './ics-file.ts';
import { ensureFollowable, ensureStartsByRule, isOrdinary } from './ics-rules.ts';
import { alignTimes, momentOf, onClockOf, withKnownZones } from './ics-times.ts';
import { decodeText } from './json.ts';
import type { FeedDocument } from './parser.ts';

export type Expanded = {
  /** In order of time. */
  events: AgendaEvent[];
  /** How many entries could not be read with certainty. */
  unreadable: number;
  /** Entries without an event in the requested days; of a series, the nearest occurrences. */
  outside: AgendaEvent[];
  /** The ids of events removed from a series. */
  removed: string[];
};

/** One event with all its occurrences. `openings`: when it says that the range is open, which ends a doubt. */
type Series = Omit<Expanded, 'events'> & { events: ReadEvent[]; openings: Opening[] };

/** Per event. No public calendar comes near these limits, but a broken rule does. */
const maxSteps = 25_000;
const maxOccurrences = 400;
/** Per file. More than a few hundred events are useless. */
const maxEvents = 500;

/** Each part is one event with all its occurrences. Refuses anything but a complete calendar. */
export const calendarDocument: FeedDocument<Reading, Series> = { name: 'calendar', open: openCalendar };

function openCalendar(bytes: Uint8Array, window: Reading): ReturnType<typeof calendarDocument.open> {
  const { series, broken, zone } = splitCalendar(decodeText(bytes));
  return {
    count: series.length + 1,
    read: (index) =>
      index === series.length ? { ...noSeries, unreadable: broken } : readSeries(series[index] ?? [], window, zone),
  };
}

const noSeries = { events: [], openings: [], outside: [], removed: [] };

export function joinCalendar(parts: readonly Series[], unread: number): Expanded {
  const events = new Map<string, ReadEvent>();
  for (const event of parts.flatMap((part) => part.events)) {
    // Entries without a UID, or with the same UID, may begin at the same time.
    const id = events.has(event.id) ? `${event.id}/${events.size}` : event.id;
    events.set(id, { ...event, id });
  }
  const openings = parts.flatMap((part) => part.openings);
  const inOrder = [...events.values()].flatMap((event) => outsideOpenings(event, openings)).toSorted(inTime);
  const unreadable = parts.reduce((sum, part) => sum + part.unreadable, unread);
  // If there are too many events, the list counts as incomplete.
  return {
    events: inOrder.slice(0, maxEvents),
    unreadable: unreadable + Number(inOrder.length > maxEvents),
    outside: parts.flatMap(({ outside }) => outside),
    removed: parts.flatMap(({ removed }) => removed),
  };
}

function parsed(text: string, zone: string | undefined): ICAL.Component | undefined {
  try {
    ensureFollowable(text);
    return new ICAL.Component(ICAL.parse(withKnownZones(text, zone)));
  } catch {
    // ical.js throws plain errors, whose text must not be logged.
    return undefined;
  }
}

/** Reads the entries of one UID. If several are masters, all count, and the list is incomplete. */
function readSeries(texts: SeriesText, window: Reading, zone: string | undefined): Series {
  const entries = texts.map((text) => parsed(text, zone)).filter((entry) => entry !== undefined);
  const overrides = entries.filter((entry) => entry.hasProperty('recurrence-id'));
  const [master, ...others] = entries.filter((entry) => !overrides.includes(entry));
  try {
    const start = new ICAL.Event(master ?? entries[0], { exceptions: [] }).startDate;
    for (const entry of [master, ...overrides]) if (entry) alignTimes(entry, start);
    const ids = new Set(overrides.map(changedOccurrence));
    const { events, isWhole } = master
      ? expandSeries(master, overrides, window)
      : { events: overrides.flatMap((one) => occurrence(one, window)), isWhole: true };
    const isAllRead = entries.length === texts.length && others.length === 0 && ids.size === overrides.length;
    const all = [...others.flatMap((one) => expandSeries(one, [], window).events), ...events];
    return {
      events: all.filter((one) => isWithin(one, window)),
      unreadable: Number(!(isAllRead && isWhole && entries.every(isOrdinary))),
      openings: entries.length === 1 && !window.rangeNames ? entries.flatMap(openingOf) : [],
      outside: all.filter((one) => !isWithin(one, window)),
      removed: [...entries.flatMap((entry) => takenOut(entry, start)), ...overrides.filter(isCancelled).map(changedId)],
    };
  } catch {
    return { ...noSeries, unreadable: 1 };
  }
}

/** The ids of the occurrences removed by EXDATE. */
const takenOut = (entry: ICAL.Component, start: ICAL.Time): string[] =>
  entry
    .getAllProperties('exdate')
    .flatMap((property) => property.getValues())
    .flatMap((time) => (time instanceof ICAL.Time ? idOf(entry, onClockOf(start, time)) : []));

const changedId = (override: ICAL.Component): string => idOf(override, changedOccurrence(override));

const changedOccurrence = (override: ICAL.Component): string => String(override.getFirstPropertyValue('recurrence-id'));

const occurrence = (entry: ICAL.Component, window: Reading): ReadEvent[] => [
  ...toEvents(new ICAL.Event(entry, { exceptions: [] }), window),
];

/** `isWhole` is false if an override changes an occurrence that the series does not have. */
function expandSeries(master: ICAL.Component, overrides: ICAL.Component[], window: Reading) {
  const event = new ICAL.Event(master, { exceptions: overrides, strictExceptions: true });
  const events: ReadEvent[] = [];
  const near: { past?: ReadEvent; beyond?: ReadEvent } = {};
  const seen = new Set<string>();
  ensureStartsByRule(master, event.startDate);
  if (!event.isRecurring()) events.push(...toEvents(event, window));
  else
    for (const start of occurrencesOf(event, window)) {
      const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(start);
      seen.add(recurrenceId.toString());
      const own = [...toEvents(item, window, { startDate, endDate, recurrenceId })];
      const left = item === event || window.rangeNames ? [] : leftOf(unmoved(event, start, window), own[0]);
      for (const one of [...own, ...left]) {
        if (item !== event || isWithin(one, window)) events.push(one);
        else if (new Date(one.start) < window.from) near.past = one;
        else near.beyond ??= one;
      }
    }
  events.push(...Object.values(near));
  // An override from after the window may have been moved into it.
  const unseen = overrides.filter((override) => !seen.has(changedOccurrence(override)));
  return {
    events: [...events, ...unseen.flatMap((override) => occurrence(override, window))],
    isWhole: unseen.every((override) => {
      const { recurrenceId } = new ICAL.Event(override, { exceptions: [] });
      return event.isRecurring() && momentOf(recurrenceId) >= window.to;
    }),
  };
}

/** An occurrence as its series has it. */
function unmoved(event: ICAL.Event, startDate: ICAL.Time, window: Reading): ReadEvent | undefined {
  const endDate = startDate.clone();
  endDate.addDuration(event.duration);
  return [...toEvents(event, window, { startDate, endDate })][0];
}

/**
 * What a moved open day leaves, as doubts: who moves "Range open" from 9 to noon says that it isn't open before noon;
 * to Sunday, or with a title that no longer says open, not on Saturday at all. What it covers, or closes in words
 * ("Range open 12-4"), is for its own title to say.
 */
function leftOf(usual: ReadEvent | undefined, own: ReadEvent | undefined): ReadEvent[] {
  if (!usual || usual.closes === 'yes' || !isOpenDay(usual.title)) return [];
  const [day, lastDay] = [firstDayOf(usual), lastDayOf(usual)];
  const { hours: _hours, ...doubt } = { ...usual, closes: 'ask' as const };
  if (!own || firstDayOf(own) !== day || (own.closes === 'no' && !isOpenDay(own.title)))
    return [{ ...doubt, ...wholeDays(day, lastDay), id: `${usual.id}/moved` }];
  const { opens = '', closes = '24:00' } = own.hours ?? {};
  const { date: _date, lastDate: _lastDate, ...timed } = { ...doubt, allDay: false, hasOwnTimes: true as const };
  return [
    ...(own.start > usual.start && rangeTime(new Date(own.start)) > opens
      ? [{ ...timed, end: own.start, id: `${usual.id}/moved/0` }]
      : []),
    ...(own.end < usual.end && rangeTime(new Date(own.end)) < closes
      ? [{ ...timed, start: own.end, id: `${usual.id}/moved/1` }]
      : []),
  ];
}

/** Occurrences by their original start, up to the window's end, because an early one may have been moved into it. */
function* occurrencesOf(event: ICAL.Event, window: Reading): Generator<ICAL.Time> {
  const iterator = event.iterator();
  let occurrences = 0;
  let past: ICAL.Time | undefined;
  let isShown = false;
  for (let steps = 0; ; steps++) {
    if (steps > maxSteps || occurrences > maxOccurrences) throw new Error('has too many occurrences');
    const next: ICAL.Time | undefined = iterator.next();
    const start = next && momentOf(next);
    // Skip those long past, unless overrides could have moved them: only getOccurrenceDetails applies overrides.
    const longest = Math.max(event.duration.toSeconds(), 0) * secondMs + dayMs;
    const isMovable = Object.keys(event.exceptions).length > 0;
    const isPast = start && start.getTime() + longest < window.from.getTime() && !isMovable;
    // The last past one may have no end: "Closed until further notice".
    if (!isPast && past) yield past;
    isShown ||= !isPast && past !== undefined;
    past = isPast ? next : undefined;
    if (!next || !start || (start >= window.to && isShown)) return;
    if (isPast) continue;
    if (start >= window.from) occurrences += 1;
    yield next;
    if (start >= window.to) return;
    isShown = true;
  }
}
