/** The words of calendar files besides the status sentences. Only the server and the build use them. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { whyOfClosure } from '#domain/day-status.ts';
import type { Language } from '#domain/language.ts';
import { at } from './es-status.ts';
import { timeAt } from './format-time.ts';
import { type Phrase, phrase, sentence, unended } from './phrase.ts';
import { partOf, titleOf } from './say-event.ts';
import type { Sentences } from './sentences.ts';

export type CalendarFileWords = {
  hoursName: string;
  closuresName: string;
  usualHours: string;
  hoursBut: (why: string) => string;
  /** For a day with other hours and no known reason. */
  otherHours: string;
  specialHours: (day: string) => string;
  checkInBy: (lastCheckIn: Date) => string;
  checkStatus: string;
  /** The response while the club's calendar can't be read. */
  unread: string;
};

export const calendarFileWords: Readonly<Record<Language, CalendarFileWords>> = {
  'en-US': {
    hoursName: 'Hours of the range',
    closuresName: 'Closures of the range',
    usualHours: 'Usual range hours',
    hoursBut: (why) => `Range hours: ${why}`,
    otherHours: 'Changed range hours',
    specialHours: (day) => `${day}: range hours`,
    checkInBy: (lastCheckIn) => `Check in by ${timeAt(lastCheckIn)}.`,
    checkStatus: 'Check today’s status before you come.',
    unread: 'The club’s calendar can’t be read in full right now.',
  },
  es: {
    hoursName: 'Horario del campo de tiro',
    closuresName: 'Cierres del campo de tiro',
    usualHours: 'Horario normal del campo de tiro',
    hoursBut: (why) => `Horario del campo de tiro: ${why}`,
    otherHours: 'Horario del campo de tiro, con cambios',
    specialHours: (day) => `${day}: horario del campo de tiro`,
    checkInBy: (lastCheckIn) => sentence(`Regístrese a más tardar a ${at(lastCheckIn)}`),
    checkStatus: 'Antes de venir, vea si hoy está abierto.',
    unread: 'El calendario del club no se puede leer completo en este momento.',
  },
};

/** An event's title in a file. An all-day entry that closes only a part begins with that part. */
export function summaryOf(words: Sentences, event: AgendaEvent): Phrase {
  const part = event.partial && partOf(event);
  if (!part) return titleOf(words, event);
  const why = whyOfClosure(event);
  return phrase`${unended(words.part(part))}${why ? phrase` (${words.why(why)})` : ''}`;
}
