/** Calendar files (RFC 5545) expanded into occurrences, with ical.js: https://kewisch.github.io/ical.js/ */
import ICAL from 'ical.js';
import { dayMs, secondMs } from '#domain/durations.ts';
import { type AgendaEvent, inTime } from '#domain/agenda.ts';
import { openEndedDays } from '#domain/calendar-title-spans.ts';
import { isCancelled, toEvents, type TimeSpan } from './ics-events.ts';
import { splitCalendar, type SeriesText } from './ics-file.ts';
import { ensureFollowable, hasKnownRules, hasRealDates, isOrdinary, isOrdinaryZone } from './ics-rules.ts';
import { alignTimes, isUnknownZone, momentOf } from './ics-times.ts';
import { decodeText } from './json.ts';
import type { FeedDocument } from './parser.ts';

export type Expanded = {
  /** In order of time. */
  events: AgendaEvent[];
  /** How many entries of the file could not be read, or not for sure. */
  unreadable: number;
};

/** For one event. No public calendar comes near these; a broken rule does. */
const maxSteps = 25_000;
const maxOccurrences = 400;
/** For the whole file. More than a few hundred help no one. */
const maxEvents = 500;

/** Each part is one event with all of its occurrences. Refuses what is no calendar, or not a whole one. */
export const calendarDocument: FeedDocument<TimeSpan, Expanded> = { name: 'calendar', open: openCalendar };

function openCalendar(bytes: Uint8Array, window: TimeSpan): ReturnType<typeof calendarDocument.open> {
  const { zones, series, broken } = splitCalendar(decodeText(bytes));
  // What every entry hangs below: it knows the zones, and each is worked out once.
  const calendar = new ICAL.Component('vcalendar');
  for (const zone of zones.filter((one) => isOrdinaryZone(one) && isUnknownZone(one))) {
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
  const events = new Map<string, AgendaEvent>();
  for (const event of parts.flatMap((part) => part.events)) {
    // Entries without a UID, or with the same one, may begin at the same time.
    const id = events.has(event.id) ? `${event.id}/${events.size}` : event.id;
    events.set(id, { ...event, id });
  }
  const inOrder = [...events.values()].toSorted(inTime);
  const unreadable = parts.reduce((sum, part) => sum + part.unreadable, unread);
  // More than fit are as good as unreadable: the list is not whole.
  return { events: inOrder.slice(0, maxEvents), unreadable: unreadable + Number(inOrder.length > maxEvents) };
}

function parsed(text: string, calendar: ICAL.Component): ICAL.Component | undefined {
  try {
    return new ICAL.Component(ICAL.parse(text), calendar);
  } catch {
    // ical.js throws plain errors for what it can't read. Its content is not logged.
    return undefined;
  }
}

type Series = { master: ICAL.Component; overrides: ICAL.Component[] };

function readSeries(texts: SeriesText, calendar: ICAL.Component, window: TimeSpan): Expanded {
  const entries = texts
    .filter(hasRealDates)
    .map((text) => parsed(text, calendar))
    .filter((entry) => entry !== undefined);
  const [overrides, masters] = [true, false].map((isOverride) =>
    entries.filter((entry) => entry.hasProperty('recurrence-id') === isOverride),
  ) as [ICAL.Component[], ICAL.Component[]];
  masters.sort((a, b) => revision(a) - revision(b));
  const master = masters.pop();
  try {
    for (const entry of entries) {
      ensureFollowable(entry);
      alignTimes(entry, (master ?? entry).getFirstProperty('dtstart'));
    }
    // Of two entries with the same UID the later revision is the one that is changed; both count.
    const others = masters.flatMap((one) => [...expandSeries({ master: one, overrides: [] }, window).events]);
    const {
      events,
      orphans,
      isStartOdd = false,
    } = master ? expandSeries({ master, overrides }, window) : { events: [], orphans: overrides };
    const alone = orphans.flatMap((orphan) => [...toEvents(new ICAL.Event(orphan, { exceptions: [] }), window)]);
    const ids = new Set(overrides.map((one) => String(one.getFirstPropertyValue('recurrence-id'))));
    const isWhole =
      entries.length === texts.length &&
      texts.every(hasKnownRules) &&
      masters.length === 0 &&
      (master === undefined || orphans.length === 0) &&
      ids.size === overrides.length &&
      !isStartOdd &&
      entries.every(isOrdinary);
    return { events: [...others, ...events, ...alone], unreadable: Number(!isWhole) };
  } catch {
    // ical.js throws plain errors too.
    return { events: [], unreadable: 1 };
  }
}

const revision = (entry: ICAL.Component): number => Number(entry.getFirstPropertyValue('sequence') ?? 0);

/** `orphans`: changes of occurrences that the series does not have. */
function expandSeries({ master, overrides }: Series, window: TimeSpan) {
  const event = new ICAL.Event(master, { exceptions: overrides, strictExceptions: true });
  if (isCancelled(master) && !overrides.every(isCancelled)) return { events: [], orphans: overrides };
  if (!event.isRecurring()) return { events: [...toEvents(event, window)], orphans: overrides };
  const events: AgendaEvent[] = [];
  const seen = new Set<string>();
  for (const occurrence of occurrencesOf(event, master, window)) {
    const { item, startDate, endDate, recurrenceId } = event.getOccurrenceDetails(occurrence);
    seen.add(recurrenceId.toString());
    events.push(...toEvents(item, window, { startDate, endDate, recurrenceId }));
  }
  const unseen = overrides.filter((override) => !seen.has(String(override.getFirstPropertyValue('recurrence-id'))));
  // An occurrence from after the window may have been moved into it.
  const isLater = (override: ICAL.Component) =>
    momentOf(new ICAL.Event(override, { exceptions: [] }).recurrenceId, override, 'recurrence-id') >= window.to;
  const moved = unseen
    .filter(isLater)
    .flatMap((override) => [...toEvents(new ICAL.Event(override, { exceptions: [] }), window)]);
  // The start of an event is its first occurrence, also where its rule knows nothing of it.
  const starting = startsByRule(event, master) ? [] : [...toEvents(event, window)];
  return {
    events: [...events, ...moved, ...starting],
    orphans: unseen.filter((override) => !isLater(override)),
    isStartOdd: starting.length > 0,
  };
}

function startsByRule(event: ICAL.Event, master: ICAL.Component): boolean {
  const first: ICAL.Time | undefined = event.iterator().next();
  const isSame = (date: unknown) => date instanceof ICAL.Time && date.compare(event.startDate) === 0;
  const excepted = master.getAllProperties('exdate').flatMap((property) => property.getValues() as unknown[]);
  return (first !== undefined && first.compare(event.startDate) <= 0) || excepted.some(isSame);
}

/** The occurrences by their original start, up to the end of the window: an early one may have been moved into it. */
function* occurrencesOf(event: ICAL.Event, master: ICAL.Component, window: TimeSpan): Generator<ICAL.Time> {
  const iterator = event.iterator();
  let occurrences = 0;
  for (let steps = 0; ; steps++) {
    if (steps > maxSteps || occurrences > maxOccurrences) throw new Error('has too many occurrences');
    const next: ICAL.Time | undefined = iterator.next();
    if (!next) return;
    const start = momentOf(next, master, 'dtstart');
    if (start >= window.to) return;
    // Those long past are skipped, unless they could have been moved: ical.js looks for the change in the details.
    const longest = Math.max(event.duration.toSeconds(), 0) * secondMs + (1 + openEndedDays) * dayMs;
    if (start.getTime() + longest < window.from.getTime() && Object.keys(event.exceptions).length === 0) continue;
    if (start >= window.from) occurrences += 1;
    yield next;
  }
}
