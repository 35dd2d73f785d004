import type { Day, Weekday } from './days.ts';
import { inOrder, listed, rangeOfWeekdays, spanishTimeAt } from './format-time.ts';
import type { HoursLanguage } from './hours-words.ts';
import { rangeMoment } from './range-time.ts';

const names: Readonly<Record<Weekday, string>> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

const date = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Joins sentences. One that ends in "p.m." has its period already. */
export const joinSentences = (...sentences: string[]): string =>
  sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');

export const spanishWeekday = (day: Weekday): string => names[day];

const each = (days: readonly Weekday[]): string => listed(inOrder(days).map(spanishWeekday), 'y');

function span(days: readonly Weekday[]): string {
  const [first, last] = rangeOfWeekdays(days);
  return first && last ? `de ${names[first]} a ${names[last]}` : each(days);
}

/** "16:00" → "4:00 p.m." */
export const spanishTime = (reading: string): string => spanishTimeAt(rangeMoment(`1970-01-01 ${reading}:00`));

export const spanish: HoursLanguage = {
  time: spanishTime,
  times: ({ opens, closes }) => `de ${spanishTime(opens)} a ${spanishTime(closes)}`,
  days: span,
  timeOn: (time, days) => `${time} (${each(days)})`,
  list: (items) => listed(items, 'y'),
  closed: (days) => `Cerrado ${span(days)}`,
  everyDay: 'Abierto todos los días',
  dates: (from, to) => (to === undefined ? `desde el ${dateIn(from)}` : `del ${dateIn(from)} al ${dateIn(to)}`),
};

const dateIn = (day: Day): string => date.format(new Date(`${day}T12:00:00Z`));

/** "2027-01-01" → "1 de enero". */
export const spanishMonthDay = (day: Day): string => dateIn(day).replace(/ de \d+$/, '');
