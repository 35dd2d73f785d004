/** Calendar files (RFC 5545) expanded into occurrences, with ical.js: https://kewisch.github.io/ical.js/ */
import ICAL from 'ical.js';
import { type AgendaEvent, announcesClosure, inTime, plainText } from '#domain/agenda.ts';
import { addDays } from '#domain/days.ts';
import { rangeMoment, rangeTimeZone, startOfDay } from '#domain/range-time.ts';

/** The days to cover: `from` inclusive, `to` exclusive. */
export type Window = { from: Date; to: Date };

export type Expanded = {
  /** In order of time. */
  events: AgendaEvent[];
  /** How many entries of the file could not be read. */
  unreadable: number;
};

/** For the whole file. No public calendar comes near these; a broken rule does, and must not keep the server busy. */
const mostSteps = 30_000;
const mostOccurrences = 2_000;
const tooFrequent = new Set(['SECONDLY', 'MINUTELY', 'HOURLY']);
const longestText = 2_000;

/** Throws an Error where the text is no calendar, or not a whole one. */
export function expandCalendar(ics: string, window: Window): Expanded {
  const calendar = new ICAL.Component(ICAL.parse(ics.trim()));
  if (calendar.name !== 'vcalendar') throw new Error('not a calendar');
  const entries = calendar.getAllSubcomponents('vevent');
  const events = new Map<string, AgendaEvent>();
  const budget: Budget = { steps: mostSteps, occurrences: mostOccurrences };
  let unreadable = 0;
  for (const series of seriesOf(entries)) {
    try {
      for (const event of expandSeries(series, window, budget)) events.set(event.id, event);
    } catch {
      // ical.js throws plain errors at whatever it can't read; what stands there is not ours to log.
      unreadable += 1;
    }
  }
  return { events: [...events.values()].sort(inTime), unreadable };
}

type Budget = { steps: number; occurrences: number };
type Series = { master: ICAL.Component | undefined; overrides: ICAL.Component[] };

/** The entries by UID: the event or rule itself, and the occurrences of it that were changed one by one. */
function seriesOf(entries: readonly ICAL.Component[]): Iterable<Series> {
  const byUid = new Map<string, Series>();
  entries.forEach((entry, index) => {
    const uid = textOf(entry, 'uid') || `without-uid-${index}`;
    const series = byUid.get(uid) ?? { master: undefined, overrides: [] };
    if (entry.hasProperty('recurrence-id')) series.overrides.push(entry);
    // Of two versions of the same event the later revision counts.
    else if (!series.master || revision(entry) >= revision(series.master)) series.master = entry;
    byUid.set(uid, series);
  });
  return byUid.values();
}

const revision = (entry: ICAL.Component): number => Number(entry.getFirstPropertyValue('sequence') ?? 0);

function* expandSeries({ master, overrides }: Series, window: Window, budget: Budget): Generator<AgendaEvent> {
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
  for (const occurrence of occurrencesOf(event, master, window, budget)) {
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
function* occurrencesOf(
  event: ICAL.Event,
  master: ICAL.Component,
  window: Window,
  budget: Budget,
): Generator<ICAL.Time> {
  if (Object.keys(event.getRecurrenceTypes()).some((frequency) => tooFrequent.has(frequency)))
    throw new Error('repeats too often');
  const iterator = event.iterator();
  for (;;) {
    budget.steps -= 1;
    if (budget.steps < 0 || budget.occurrences < 0) throw new Error('has too many occurrences');
    const next: ICAL.Time | undefined = iterator.next();
    if (!next) return;
    const start = instantOf(next, master, 'dtstart');
    if (start >= window.to) return;
    // Those long past are skipped, unless they could have been moved: ical.js looks for the change in the details.
    const longest = Math.max(event.duration.toSeconds(), 0) * 1000 + 86_400_000;
    if (start.getTime() + longest < window.from.getTime() && Object.keys(event.exceptions).length === 0) continue;
    if (start >= window.from) budget.occurrences -= 1;
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
    ...(startDate.isDate && {
      date: startDate.toString(),
      lastDate: lastDay(startDate.toString(), endDate.toString()),
    }),
    closure: announcesClosure(title),
    ...(location && { location }),
    description: plainText(textOf(entry, 'description')).slice(0, longestText),
  };
}

/** DTEND of an all-day event is the day after its last; some programs write the same day, and mean one day. */
function lastDay(first: string, end: string): string {
  const last = addDays(end.slice(0, 10), -1);
  return last < first ? first : last;
}

/** Cancelled, or not meant for the public. */
const isHidden = (entry: ICAL.Component): boolean =>
  /^cancelled$/i.test(textOf(entry, 'status')) || /^(private|confidential)$/i.test(textOf(entry, 'class'));

function textOf(entry: ICAL.Component, property: string): string {
  const value = entry.getFirstPropertyValue(property);
  return typeof value === 'string' ? value : '';
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
