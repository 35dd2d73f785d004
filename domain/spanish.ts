/** Hours and days in the Spanish of the United States. */
import { type Day, type Weekday, weekdays } from './days.ts';
import { inOrder, plainSpaces } from './format-time.ts';
import type { HoursLanguage } from './hours-words.ts';

const names: Readonly<Record<Weekday, string>> = {
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
  sunday: 'domingo',
};

const clock = new Intl.DateTimeFormat('es-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
const date = new Intl.DateTimeFormat('es-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Joins sentences. One that ends in "p.m." has its period already. */
export const joinSentences = (...sentences: string[]): string =>
  sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');

/** "uno, dos y tres". */
function enumerated(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length > 1 ? `${items.slice(0, -1).join(', ')} y ${last}` : last;
}

const each = (days: readonly Weekday[]): string => enumerated(inOrder(days).map((day) => names[day]));

/** "de jueves a domingo", or "lunes, miércoles y viernes". */
function span(days: readonly Weekday[]): string {
  const ordered = inOrder(days);
  const [first, last] = [ordered[0], ordered.at(-1)];
  const inARow = first && last && weekdays.indexOf(last) - weekdays.indexOf(first) === ordered.length - 1;
  return inARow && ordered.length > 2 ? `de ${names[first]} a ${names[last]}` : each(days);
}

/** "16:00" → "4:00 p.m." */
export const spanishTime = (reading: string): string =>
  plainSpaces(clock.format(new Date(`1970-01-01T${reading}:00Z`)));

export const spanish: HoursLanguage = {
  time: spanishTime,
  times: ({ opens, closes }) => `de ${spanishTime(opens)} a ${spanishTime(closes)}`,
  days: span,
  timeOn: (time, days) => `${time} (${each(days)})`,
  list: enumerated,
  closed: (days) => `Cerrado ${span(days)}`,
  everyDay: 'Abierto todos los días',
  dates: (from, to) => (to === undefined ? `desde el ${dateIn(from)}` : `del ${dateIn(from)} al ${dateIn(to)}`),
};

const dateIn = (day: Day): string => date.format(new Date(`${day}T12:00:00Z`));

/** "2027-01-01" → "1 de enero". */
export const spanishMonthDay = (day: Day): string => dateIn(day).replace(/ de \d+$/, '');
