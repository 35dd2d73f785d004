/** The readings of the club's calendars, in plain words for the office. */
import type { Calendars, EventReading } from '#domain/calendar-readings.ts';
import { rules } from '#server/said/explanation-words.ts';
import { words } from '#words/en.ts';
import { longMoment } from '#words/format-time.ts';
import { textOf } from '#words/phrase.ts';
import { spanOf } from '#words/say-event.ts';

const names = { closuresCalendar: 'Closures calendar', calendar: 'Events calendar' } as const;
const verdicts = { ask: 'Call first', yes: 'Closed', partly: 'Closed in part', no: 'Changes nothing' } as const;

/** An event's time, and its title with how it was read. */
export const calendarRow = ({ event, rule, words: doubtful }: EventReading): [when: string, said: string] => [
  textOf(words.dates(spanOf(event, ''))),
  `${event.title}\n${verdicts[event.closes]}: ${rules[rule]}${doubtful ? ` (“${doubtful}”)` : ''}`,
];

/** When each calendar was last read. */
export const readLines = (calendars: Calendars): [name: string, said: string][] =>
  (['closuresCalendar', 'calendar'] as const).flatMap((source): [string, string][] => {
    const news = calendars[source];
    if (!news) return [];
    const read = news.checkedAt === null ? 'Not read yet' : `Read on ${longMoment(new Date(news.checkedAt))}`;
    return [[names[source], news.complete ? read : `${read}, not in full: an entry may be missing below`]];
  });
