/** Calendar files (RFC 5545) expanded into occurrences, with ical.js: https://kewisch.github.io/ical.js/ */
import ICAL from 'ical.js';
import { plainText } from '#content/html.server.ts';
import { dayMs, secondMs } from '#domain/durations.ts';
import { type AgendaEvent, closesByTitle, inTime } from '#domain/agenda.ts';
import { addDays } from '#domain/days.ts';
import { rangeMoment, rangeTimeZone, startOfDay } from '#domain/range-time.ts';
import type { Opened } from '#server/parsing/document.ts';
import { splitCalendar, type SeriesText } from './ics-file.ts';
import { ensureFollowable, isOrdinaryZone } from './ics-rules.ts';
import { decodeText } from './readers.ts';

/** The days to cover: `from` inclusive, `to` exclusive. */
export type Window = { from: Date; to: Date };

export type Expanded = {
  /** In order of time. */
  events: AgendaEvent[];
  /** How many entries of the file could not be read. */
  unreadable: number;
};

/** For one event. No public calendar comes near these; a broken rule does. */
const maxSteps = 25_000;
const maxOccurrences = 400;
/** For the whole file: nobody reads on after a few hundred. */
const maxEvents = 500;
const maxTextLength = 2_000;
/** Of a text that may be HTML, before it is read. */
const maxSourceLength = 20_000;

/**
 * Opens a calendar file for the parser: each part is one event with all of its occurrences.
 * @throws {UpstreamError} where the bytes are no calendar, or not a whole one
 */
export function openCalendarFile(bytes: Uint8Array, window: Window): Opened<Expanded> {
  const { zones, series, broken } = splitCalendar(decodeText(bytes));
  // What every entry hangs below: it knows the zones, and each is worked out once.
  const calendar = new ICAL.Component('vcalendar');
  for (const zone of zones.filter(isOrdinaryZone)) {
    const component = parsed(zone, calendar);
    if (component) calendar.addSubcomponent(component);
  }
  return {
    count: series.length + 1,
    read: (index) => {
      if (index === series.length) return { events: [], unreadable: broken };
      return readSeries(series[index] ?? [], calendar, window);
    },
  };
}

/** Puts the parts together. @param unread how many were given up */
export function joinCalendar(parts: readonly Expanded[], unread: number): Expanded {
  const events = new Map(parts.flatMap((part) => part.events).map((event) => [event.id, event]));
  const inOrder = [...events.values()].toSorted(inTime);
  const unreadable = parts.reduce((sum, part) => sum + part.unreadable, unread);
  // More than fit are as good as unreadable: the list is not whole.
  return { events: inOrder.slice(0, maxEvents), unreadable: unreadable + Number(inOrder.length > maxEvents) };
}

function parsed(text: string, calendar: ICAL.Component): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text), calendar);
  } catch {
    // ical.js throws plain errors at whatever it can't read; what stands there is not ours to log.
    return undefined;
  }
}

type Series = { master: ICAL.Component | undefined; overrides: ICAL.Component[] };

function readSeries(texts: SeriesText, calendar: ICAL.Component, window: Window): Expanded {
  const entries = texts.map((text) => parsed(text, calendar)).filter((entry) => entry !== undefined);
  const events: AgendaEvent[] = [];
  try {
    entries.forEach(ensureFollowable);
    for (const event of expandSeries(seriesOf(entries), window)) events.push(event);
  } catch {
    return { events: [], unreadable: 1 };
  }
  return { events, unreadable: entries.length < texts.length ? 1 : 0 };
}

/** Of an event's entries, the event or rule itself, and the occurrences of it that were changed one by one. */
function seriesOf(entries: readonly ICAL.Component[]): Series {
  const series: Series = { master: undefined, overrides: [] };
  for (const entry of entries) {
    if (entry.hasProperty('recurrence-id')) series.overrides.push(entry);
    // Of two versions of the same event the later revision counts.
    else if (!series.master || revision(entry) >= revision(series.master)) series.master = entry;
  }
  return series;
}

const revision = (entry: ICAL.Component): number => Number(entry.getFirstPropertyValue('sequence') ?? 0);

function* expandSeries({ master, overrides }: Series, window: Window): Generator<AgendaEvent> {
  if (!master) {
    // A changed occurrence of a series that this file does not hold: it stands for itself.
    for (const override of overrides) yield* toEvents(new ICAL.Event(override, { exceptions: [] }), window);
    return;
  }
  if (isHidden(master)) return;
  const event = new ICAL.Event(master, { exceptions: overrides, strictExceptions: true });
  if (!event.isRecurring()) {
    yield* toEvents(event, window);
    return;
  }
  const seen = new Set<string>();
  for (const occurrence of occurrencesOf(event, master, window)) {
    const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(occurrence);
    seen.add(recurrenceId.toString());
    yield* toEvents(item, window, { startDate, endDate, recurrenceId });
  }
  // An occurrence from after the window may have been moved into it.
  for (const override of overrides) {
    const moved = new ICAL.Event(override, { exceptions: [] });
    if (
      !seen.has(moved.recurrenceId.toString()) &&
      instantOf(moved.recurrenceId, override, 'recurrence-id') >= window.to
    ) {
      yield* toEvents(moved, window);
    }
  }
}

/** The occurrences by their original start, up to the end of the window: an early one may have been moved into it. */
function* occurrencesOf(event: ICAL.Event, master: ICAL.Component, window: Window): Generator<ICAL.Time> {
  const iterator = event.iterator();
  let occurrences = 0;
  for (let steps = 0; ; steps++) {
    if (steps > maxSteps || occurrences > maxOccurrences) throw new Error('has too many occurrences');
    const next: ICAL.Time | undefined = iterator.next();
    if (!next) return;
    const start = instantOf(next, master, 'dtstart');
    if (start >= window.to) return;
    // Those long past are skipped, unless they could have been moved: ical.js looks for the change in the details.
    const longest = Math.max(event.duration.toSeconds(), 0) * secondMs + dayMs;
    if (start.getTime() + longest < window.from.getTime() && Object.keys(event.exceptions).length === 0) continue;
    if (start >= window.from) occurrences += 1;
    yield next;
  }
}

type Times = { startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId?: ICAL.Time };

/** None, where the event is cancelled, hidden or outside the window. */
function* toEvents(event: ICAL.Event, window: Window, times: Times = event): Generator<AgendaEvent> {
  const entry = event.component;
  if (isHidden(entry)) return;
  const { startDate, endDate } = times;
  const start = instantOf(startDate, entry, 'dtstart');
  const end = instantOf(endDate, entry, entry.hasProperty('dtend') ? 'dtend' : 'dtstart');
  // An event without a length is there at its moment.
  const isOver = end > start ? end <= window.from : start < window.from;
  if (isOver || start >= window.to) return;
  const title = plainText(textOf(entry, 'summary')).replace(/\s+/g, ' ').slice(0, 300) || 'Event';
  const location = plainText(textOf(entry, 'location')).replace(/\s+/g, ' ').slice(0, 300);
  yield {
    id: [textOf(entry, 'uid'), (times.recurrenceId ?? startDate).toString()].join('/'),
    title,
    start: start.toISOString(),
    end: (end > start ? end : start).toISOString(),
    allDay: startDate.isDate,
    ...(startDate.isDate && allDay(startDate.toString(), endDate.toString())),
    closes: closesByTitle(title),
    ...(location && { location }),
    description: plainText(textOf(entry, 'description'), '• ').slice(0, maxTextLength),
  };
}

/** DTEND of an all-day event is the day after its last; some programs write the same day, and mean one day. */
function allDay(date: string, end: string): { date: string; lastDate: string } {
  const last = addDays(end.slice(0, 10), -1);
  return { date, lastDate: last < date ? date : last };
}

/** Cancelled, or not meant for the public. */
const isHidden = (entry: ICAL.Component): boolean =>
  /^cancelled$/i.test(textOf(entry, 'status')) || /^(private|confidential)$/i.test(textOf(entry, 'class'));

function textOf(entry: ICAL.Component, property: string): string {
  const value = entry.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.slice(0, maxSourceLength) : '';
}

/**
 * The instant of a calendar time, by the file's own VTIMEZONE. A time without a zone is meant at the range, and a day
 * begins at its midnight there. Throws where a zone is named and not defined: there is no telling what is meant.
 */
function instantOf(time: ICAL.Time, entry: ICAL.Component, property: string): Date {
  if (time.isDate) return startOfDay(time.toString().slice(0, 10));
  if (time.zone === ICAL.Timezone.utcTimezone || time.zone.component) return new Date(time.toUnixTime() * 1000);
  const named = entry.getFirstProperty(property)?.getFirstParameter('tzid');
  if (named && named !== rangeTimeZone) throw new Error('names a time zone that it does not define');
  return rangeMoment(time.toString().slice(0, 19));
}
