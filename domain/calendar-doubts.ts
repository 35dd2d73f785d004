/** Finds doubt around a calendar closure: where it may be longer than its event, the time around it becomes `ask`. */
import { type AgendaEvent, firstDayOf, isDefaultLength, lastDayOf } from './agenda.ts';
import { closedDays, daysMeant, opensOnOtherDays } from './calendar-title-days.ts';
import { timesNamed } from './calendar-title-times.ts';
import { foldTitle, forbidsShooting } from './calendar-titles.ts';
import { addDays, type Day } from './days.ts';
import { hourMs } from './durations.ts';
import { rangeDay, rangeMoment, rangeTime, startOfDay } from './range-time.ts';

const restOfDay = /\b(?:rest|remainder|resto) (?:of|del?)\b/;
const wholeDay = /\b(?:today|hoy|(?:all|whole|entire|full|for the|the) day|(?:todo el|por el|el) dia)\b/;

/** Ends of the ids of doubts: around the closure; `own`: its own time; `moved`: the time that an open day left. */
export const doubts = ['before', 'own', 'rest', 'later', 'moved'] as const;
type Doubt = (typeof doubts)[number];

/** The time of an event, ISO 8601 in UTC; `end` is exclusive. `createdAt`: when it was put into the calendar. */
export type Opening = Pick<AgendaEvent, 'start' | 'end'> & { createdAt: string };

/**
 * An event as read. On a doubt after a closure: the closure's end, its last change if known, and whether its title
 * names the day on which the doubt ends.
 */
export type ReadEvent = AgendaEvent & { closureEnds?: string; changedAt?: string; hasStatedEnd?: boolean };

/**
 * The event as it closes the range, then the times that its title leaves in doubt. In a series, "Closed Mondays", the
 * next event itself says how long it goes on.
 */
export function* withDoubts(read: AgendaEvent, isSeries: boolean, changedAt?: string): Generator<ReadEvent> {
  const [first, last] = daysOf(read);
  // "Will open Monday", on a Saturday, says little about that Saturday, but hours that it names still close. The same
  // is true of "No shooting until noon Sunday", which doesn't open the range at noon on an earlier day.
  const isOfOtherDay =
    (['no', 'partly'].includes(read.closes) && opensOnOtherDays(read.title, first, last)) ||
    (read.closes === 'partly' && forbidsShooting(read.title) && daysMeant(read.title, first, last).last > last);
  const event: AgendaEvent = isOfOtherDay && read.closes === 'no' ? { ...read, closes: 'ask' } : read;
  const own = ownTime(event);
  yield own;
  if (event.closes === 'no') return;
  if (isOfOtherDay && event === read) yield doubt(event, 'own', first, last);
  const daysIn = event.closes === 'yes' && !isSeries ? closedDays : daysMeant;
  const meant = daysIn(withoutOwnEnd(event), first, last);
  if (meant.first < first) yield doubt(event, 'before', meant.first, addDays(first, -1));
  if (event.allDay && own.end < event.end) yield laterThan(own, event.end);
  const from = own === event && isPartOfItsDay(event) ? first : addDays(last, 1);
  if (from > meant.last) return;
  const endOfLast = startOfDay(addDays(last, 1)).toISOString();
  // "Closed until further notice", from 9 to noon, doesn't end at noon.
  if (!event.allDay && from > last && own.end < endOfLast)
    yield { ...laterThan(own, endOfLast), id: idOf(event, 'rest') };
  const hasStatedEnd = meant.isStated && meant.last > last;
  yield {
    ...doubt(event, 'later', from, meant.last),
    ...(!meant.isStated && { endUnknownAfter: last }),
    ...(changedAt && { changedAt }),
    closureEnds: own.end,
    hasStatedEnd,
  };
}

/** A closure of the closures calendar. If it has a phone's default length, the rest of its day becomes `ask`. */
export function* withRestOfDay(event: AgendaEvent): Generator<AgendaEvent> {
  const [, lastDay] = daysOf(event);
  const end = startOfDay(addDays(lastDay, 1)).toISOString();
  if (!isDefaultLength(event) || event.end >= end) return yield event;
  // A single range can't be `ask`, so its closure lasts all day.
  if (event.ranges) return yield { ...event, end };
  yield event;
  if (event.end > event.start) yield laterThan(event, end);
}

const laterThan = (event: AgendaEvent, end: string): AgendaEvent => ({
  ...event,
  ...besideClosure(event),
  id: idOf(event, 'later'),
  closes: 'ask',
  start: event.end,
  end,
});

const besideClosure = ({ closes }: AgendaEvent) => ({ ...(closes !== 'ask' && { besideClosure: true as const }) });

/**
 * Cuts openings out of a doubt after a closure; other events stay. The first opening ends a doubt without a stated end.
 * In "Closed until Dec 20", an open Thursday opens only that day. Openings that were entered before the closure, or
 * that start by its last day, don't count.
 */
export function outsideOpenings(
  { closureEnds, changedAt, hasStatedEnd, ...event }: ReadEvent,
  openings: readonly Opening[],
): AgendaEvent[] {
  if (closureEnds === undefined || changedAt === undefined) return [event];
  const lastDay = rangeDay(new Date(Date.parse(closureEnds) - 1));
  const later = openings.filter(
    ({ start, createdAt }) => createdAt > changedAt && rangeDay(new Date(start)) > lastDay && start < event.end,
  );
  if (later.length === 0) return [event];
  const starts = later.map(({ start }) => start).sort();
  const ends = later.map(({ end }) => end);
  const { date: _date, lastDate: _lastDate, ...rest } = event;
  const [first = event.end] = starts;
  const gaps = hasStatedEnd
    ? [event.start, ...ends].sort().map((start, index) => ({ start, end: starts[index] ?? event.end }))
    : [{ start: event.start, end: first }];
  return gaps
    .filter(({ start, end }) => start < end)
    .map((gap, index) => ({ ...rest, ...gap, id: index === 0 ? event.id : `${event.id}/${index}`, allDay: false }));
}

/** The title without "until 11" if the event ends at 11:00, so that 11 isn't read as a day of the month. */
function withoutOwnEnd({ title, allDay, end }: AgendaEvent): string {
  const [hour, minutes] = rangeTime(new Date(end)).split(':').map(Number);
  if (allDay || hour === undefined || minutes !== 0) return title;
  const until = String.raw`\b(?:until|till?|thru|through|hasta(?: las)?) ${hour % 12 || 12}(?= *(?:$|[,;:.()])| -)`;
  return title.replace(new RegExp(until, 'i'), '');
}

const daysOf = (event: AgendaEvent): [first: Day, last: Day] => [firstDayOf(event), lastDayOf(event)];

/** The time that an event closes: the day of a "Closed today" with a phone's hour, an all-day "until 11 AM" to 11. */
function ownTime(event: AgendaEvent): AgendaEvent {
  const { title, closes, allDay } = event;
  if (closes !== 'yes') return event;
  const [first, last] = daysOf(event);
  if (allDay) {
    const { hours, ...whole } = event;
    const meant = daysMeant(title, first, last);
    const isOneDay = first === last && meant.first === first && meant.last === last;
    // "Until midnight" is the whole day.
    if (!hours?.opens || hours.opens === '00:00' || !isOneDay) return whole;
    const { date: _date, lastDate: _lastDate, ...part } = whole;
    return { ...part, allDay: false, end: rangeMoment(`${first} ${hours.opens}:00`).toISOString() };
  }
  const text = foldTitle(title);
  if (!isDefaultLength(event)) return event;
  if (timesNamed(text).length > 0) return statesTimes(event, text) ? { ...event, statesTimes: true } : event;
  if (restOfDay.test(text)) return { ...event, end: startOfDay(addDays(first, 1)).toISOString() };
  return wholeDay.test(text) ? { ...event, ...wholeDays(first, first) } : event;
}

/** Whether the title names the event's own times: "Closed 5-6 PM", from 5 to 6. */
function statesTimes({ start, end }: AgendaEvent, text: string): boolean {
  const named = timesNamed(text);
  const own = [start, end].map((moment) => rangeTime(new Date(moment)));
  const isOwn = (readings: readonly string[]) => readings.some((reading) => own.includes(reading));
  const areBoth = own.every((reading) => named.some((readings) => readings.includes(reading)));
  return areBoth && named.every(isOwn) && !restOfDay.test(text) && !wholeDay.test(text);
}

/**
 * Whether a timed closure may go on outside its times on its own days. A phone's hour counts only if the title names
 * its end: "Closed 9-10" does, "CLOSED 10AM", from 10 to 11, doesn't.
 */
function isPartOfItsDay(event: AgendaEvent): boolean {
  if (event.closes !== 'yes' || event.allDay) return false;
  const text = foldTitle(event.title);
  const named = timesNamed(text);
  const own = [event.start, event.end].map((moment) => rangeTime(new Date(moment)));
  const [, end = ''] = own;
  return (
    (isDefaultLength(event) && !named.some((readings) => readings.includes(end))) ||
    named.some((readings) => !readings.some((reading) => own.includes(reading))) ||
    restOfDay.test(text) ||
    wholeDay.test(text) ||
    (named.length === 0 && isShorterThanSaid(event, text, end))
  );
}

/** Whether the title means longer: "Closed this afternoon", from noon to 2. @param end as a clock reading */
function isShorterThanSaid({ start, end: until }: AgendaEvent, text: string, end: string): boolean {
  const hours = Number(/\b(\d{1,2})[ -]?(?:h(?:ou)?rs?|horas?)\b/.exec(text)?.[1] ?? 0);
  const part = partsOfDay.find(([pattern]) => pattern.test(text));
  return Date.parse(until) - Date.parse(start) < hours * hourMs || (part !== undefined && end < part[1]);
}

/** Each part of a day with the earliest reading at which an event that covers it can end. */
const partsOfDay = [
  [/\b(?:afternoons?|pm|tarde)\b/, '16:00'],
  [/\b(?:mornings?|am|(?:por|de|en) la manana)\b/, '12:00'],
] as const;

const idOf = ({ id }: AgendaEvent, kind: Doubt): string => `${id}/${kind}`;

const doubt = (event: AgendaEvent, kind: Doubt, first: Day, last: Day): AgendaEvent => ({
  id: idOf(event, kind),
  title: event.title,
  description: event.description,
  closes: 'ask',
  ...besideClosure(event),
  ...wholeDays(first, last),
});

export const wholeDays = (date: Day, lastDate: Day) => ({
  start: startOfDay(date).toISOString(),
  end: startOfDay(addDays(lastDate, 1)).toISOString(),
  allDay: true,
  date,
  lastDate,
});
