import { expect, test } from 'vitest';
import { todayAt } from './today-at.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { allDayEvent, calendarAt, club } from '#tests/fixtures/club.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { textOf } from './phrase.ts';
import { saidOfDay } from './said-of-day.ts';

const at = '2026-10-15 10:00:00';
const calendar = calendarAt(
  at,
  allDayEvent('Closed: snow', '2026-10-16'),
  allDayEvent('Gate', '2026-10-17'),
  allDayEvent('Closed: staff event', '2026-11-01'),
);

test.each([
  [en, '2026-10-16', 'Friday, October 16: Closed. Snow.'],
  [es, '2026-10-16', 'Viernes 16 de octubre: cerrado. Nieve.'],
  [en, '2026-10-17', 'Saturday, October 17: Closed. Gate.'],
  [en, '2026-11-01', 'Closed Sunday, November 1: staff event.'],
  [es, '2026-11-01', 'Cerrado el domingo 1 de noviembre: staff event.'],
  [en, '2026-12-05', undefined],
])('a coming day, or the closure of a later one, and the reason are whole sentences', (words, day, said) => {
  const found = saidOfDay(todayAt(rangeMoment(at), { ...club, calendar }, words), day);
  expect(found && textOf(found)).toBe(said);
});
