/** An event in the words of a language. Pages load this at once, so it imports none of the status rules. */
import { type AgendaEvent, type ClosurePart, firstDayOf, lastDayOf } from '#domain/agenda.ts';
import type { Day } from '#domain/days.ts';
import { hasWords, quoteOf } from '#domain/quote.ts';
import { rangeTime } from '#domain/range-time.ts';
import { type Phrase, phrase } from './phrase.ts';
import type { EventSentences, Span, StatusSentences } from './sentences.ts';

export function spanOf(event: AgendaEvent, today: Day): Span {
  const [from, to] = [new Date(event.start), new Date(event.end)];
  const days = { first: firstDayOf(event), last: lastDayOf(event), today };
  if (event.allDay) return days;
  if (to <= from) return { ...days, from };
  if (days.first !== days.last || rangeTime(from) !== '00:00') return { ...days, from, to };
  return rangeTime(to) === '00:00' ? days : { ...days, to };
}

export function partOf({ closes, partial, hours, ranges, rangesEs }: AgendaEvent): ClosurePart | undefined {
  if (closes !== 'partly') return undefined;
  return partial ?? (hours || ranges ? { ranges, rangesEs, ...hours } : undefined);
}

/** When an event is, below the day on which it begins. */
export function sayWhen(words: EventSentences, event: AgendaEvent): Phrase {
  const [span, part] = [spanOf(event, ''), partOf(event)];
  return part && event.allDay ? words.partWhen(span, words.part(part)) : words.when(span);
}

/** The part that an event closes; empty if it closes everything or nothing. */
export function sayNote(words: EventSentences, event: AgendaEvent): Phrase {
  const part = partOf(event);
  return part ? words.part(part) : event.closes === 'ask' ? words.mayBeClosedThen() : '';
}

/** Whether a title is only "Closed", or has no words. */
export const isBare = (title: string): boolean => !hasWords(title) || /^closed[\s.!]*$/i.test(title);

/** The club's own title; for a closure without one, or with only "Closed", the words of the language. */
export function ownTitleOf(words: StatusSentences, { title, es, closes }: AgendaEvent): Phrase {
  if (closes === 'no' || !isBare(title)) return words.quoted(quoteOf(title, title, es?.title));
  return closes === 'ask' ? words.askDay() : words.closedDay();
}

/** An event's title. A holiday, which the club only decided on, has its name in the words of the language. */
export const titleOf = (words: EventSentences, event: AgendaEvent): Phrase =>
  event.holiday ? words.closedFor({ key: 'holiday', ...event.holiday }) : ownTitleOf(words, event);

/** The club's description of an event, shown below its title. */
export const textOfEvent = (words: EventSentences, { description, es }: AgendaEvent): Phrase =>
  description === '' ? '' : words.quoted(quoteOf(description, description, es?.text));

/** The club's own text, with its language. */
export const inOwnWords = (said: string): Phrase => (said === '' ? '' : [quoteOf(said)]);

export type ClosureRow = { id: string; dates: Phrase; title: Phrase; text: Phrase; doubt?: string };

/** A closure in a list: its days with the year, what is closed of them, and the club's own words. */
export function closureRow(words: EventSentences, event: AgendaEvent): ClosureRow {
  const { id, closes } = event;
  const [dates, part] = [words.dates(spanOf(event, '')), partOf(event)];
  return {
    id,
    dates: part && event.allDay ? phrase`${dates}: ${words.part(part)}` : dates,
    title: titleOf(words, event),
    text: textOfEvent(words, event),
    ...(closes === 'ask' && { doubt: words.mayBeClosedThen() }),
  };
}
