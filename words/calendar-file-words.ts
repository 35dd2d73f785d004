/** What calendar files say besides the sentences of the status. Only the server and the build need it. */
import type { Language } from '#domain/language.ts';
import { at } from './es-status.ts';
import { timeAt } from './format-time.ts';
import { sentence } from './phrase.ts';

export type CalendarFileWords = {
  hoursName: string;
  closuresName: string;
  usualHours: string;
  hoursBut: (why: string) => string;
  specialHours: (day: string) => string;
  checkInBy: (lastCheckIn: Date) => string;
  checkStatus: string;
  /** The answer while the club's calendar can't be read. */
  unread: string;
};

export const calendarFileWords: Readonly<Record<Language, CalendarFileWords>> = {
  'en-US': {
    hoursName: 'Hours of the range',
    closuresName: 'Closures of the range',
    usualHours: 'Usual range hours',
    hoursBut: (why) => `Range hours: ${why}`,
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
    specialHours: (day) => `${day}: horario del campo de tiro`,
    checkInBy: (lastCheckIn) => sentence(`Regístrese a más tardar a ${at(lastCheckIn)}`),
    checkStatus: 'Antes de venir, vea si hoy está abierto.',
    unread: 'El calendario del club no se puede leer completo en este momento.',
  },
};
