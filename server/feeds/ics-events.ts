import type ICAL from 'ical.js';
import { plainText } from '#content/html.server.ts';
import type { AgendaEvent } from '#domain/agenda.ts';
import { lastDayMeant } from '#domain/calendar-title-spans.ts';
import { isOpenDay, readTitle, saysClosed } from '#domain/calendar-titles.ts';
import { notMarkup } from '#domain/calendar-title-words.ts';
import { hoursPart } from '#domain/closure-words.ts';
import { addDays, type Day } from '#domain/days.ts';
import { rangeDay, startOfDay } from '#domain/range-time.ts';
import { momentOf } from './ics-times.ts';

/** The days to cover: `from` inclusive, `to` exclusive. */
export type TimeSpan = { from: Date; to: Date };

const maxTextLength = 2_000;
const maxTitleLength = 300;
/** Of a text that may be HTML, before it is read. */
const maxSourceLength = 20_000;

type Times = { startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId?: ICAL.Time };

/** None if it is canceled or outside the window. A canceled day of an open range is one to ask about. */
export function* toEvents(event: ICAL.Event, window: TimeSpan, times: Times = event): Generator<AgendaEvent> {
  const entry = event.component;
  if (isCancelled(entry) && !isOpenDay(textOf(entry, 'summary'))) return;
  const { startDate, endDate } = times;
  const start = momentOf(startDate);
  const end = momentOf(endDate);
  // An event without a length is there on its day.
  const isOver = end > start ? end <= window.from : start < window.from;
  const told: AgendaEvent = {
    id: [textOf(entry, 'uid'), (times.recurrenceId ?? startDate).toString()].join('/'),
    start: start.toISOString(),
    end: (end > start ? end : start).toISOString(),
    allDay: startDate.isDate,
    ...(startDate.isDate && allDay(startDate.toString(), endDate.toString())),
    ...saidBy(entry, { isWholeDay: startDate.isDate, isReversed: end < start, hasLength: end > start }),
  };
  if (!isOver && start < window.to) yield told;
  yield* laterDays(told, window);
}

function* laterDays(event: AgendaEvent, window: TimeSpan): Generator<AgendaEvent> {
  if (event.closes === 'no') return;
  const first = event.date ?? rangeDay(new Date(event.start));
  const last: Day = event.lastDate ?? rangeDay(new Date(Math.max(Date.parse(event.start), Date.parse(event.end) - 1)));
  const lastDate = lastDayMeant(event.title, first, last);
  const date = addDays(last, 1);
  const [start, end] = [startOfDay(date), startOfDay(addDays(lastDate, 1))];
  if (lastDate <= last || end <= window.from || start >= window.to) return;
  const times = { start: start.toISOString(), end: end.toISOString(), allDay: true, date, lastDate };
  const { id, title, description } = event;
  yield { id: `${id}/later`, title, description, closes: 'ask', ...times };
}

type Said = Pick<AgendaEvent, 'title' | 'closes' | 'hours' | 'part' | 'location' | 'description'>;
type Span = { isWholeDay: boolean; isReversed: boolean; hasLength: boolean };

function saidBy(entry: ICAL.Component, { isWholeDay, isReversed, hasLength }: Span): Said {
  // What is not meant for the public may be a closure, and is told as no more than that.
  if (!/^(public)?$/i.test(textOf(entry, 'class'))) return { title: 'Private event', closes: 'ask', description: '' };
  const whole = plainText(textOf(entry, 'summary').replace(notMarkup, '&lt;'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const title = `${isCancelled(entry) ? 'Canceled: ' : ''}${whole}`.slice(0, maxTitleLength) || '(No title)';
  const { closes, hours } = whole.length > maxTitleLength ? { closes: 'ask' as const } : readTitle(title);
  const isEndless = isReversed || !(hasLength || isWholeDay);
  const location = plainText(textOf(entry, 'location')).replace(/\s+/g, ' ').slice(0, 300);
  return {
    title,
    // "Closed until noon", from 9 to 4: both count.
    closes:
      closes === 'yes' && isEndless ? 'ask' : hours && hasLength && !isWholeDay && saysClosed(title) ? 'yes' : closes,
    ...(hours && { hours, part: hoursPart(hours) }),
    ...(location && { location }),
    description: plainText(textOf(entry, 'description'), '• ').slice(0, maxTextLength),
  };
}

/** DTEND of an all-day event is the day after its last; some programs write the same day, and mean one day. */
function allDay(date: string, end: string): { date: string; lastDate: string } {
  const last = addDays(end.slice(0, 10), -1);
  return { date, lastDate: last < date ? date : last };
}

const isCancelled = (entry: ICAL.Component): boolean => /^cancell?ed$/i.test(textOf(entry, 'status'));

function textOf(entry: ICAL.Component, property: string): string {
  const value = entry.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.slice(0, maxSourceLength) : '';
}
