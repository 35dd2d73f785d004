import { expect, test } from 'vitest';
import { changeDays, entryOn, priceOn, specialDaysSoon } from './effective-dates.ts';
import { club, nineToFour, seasons as hours } from '#tests/fixtures/club.ts';

const [newYear, july] = [
  { from: '2027-01-01', amount: 40 },
  { from: '2027-07-01', amount: 0 },
];
const price = { amount: 35, next: [newYear, july] };

test.each([
  ['2026-12-01', { amount: 35, next: [] }],
  ['2026-12-02', { amount: 35, next: [newYear] }],
  ['2026-12-31', { amount: 35, next: [newYear] }],
  ['2027-01-01', { amount: 40, next: [] }],
  ['2027-06-01', { amount: 40, next: [july] }],
  ['2027-07-01', { amount: 0, next: [] }],
])('a price on %s', (day, expected) => expect(priceOn(price, day)).toEqual(expected));

test('an announcement is there from its first day to its last', () => {
  const entry = { from: '2027-01-02', to: '2027-01-16' };
  const isThere = (day: string) => entryOn([entry], day) === entry;
  expect(['2027-01-01', '2027-01-02', '2027-01-16', '2027-01-17'].map(isThere)).toEqual([false, true, true, false]);
});

test('special days are announced 30 days ahead until they are over, the nearest first', () => {
  const dates = ['2026-12-31', '2026-12-02', '2026-12-01'];
  const specialDays = dates.map((date) => ({ date, ...nineToFour, name: 'Youth day', es: 'Día de la juventud' }));
  const soon = (today: string) => specialDaysSoon({ ...club.hours, specialDays }, today).map(({ date }) => date);
  expect(soon('2026-11-30')).toEqual(['2026-12-01', '2026-12-02']);
  expect(soon('2026-12-01')).toEqual(['2026-12-01', '2026-12-02', '2026-12-31']);
  expect(soon('2026-12-31')).toEqual(['2026-12-31']);
});

test('the days on which the content changes', () => {
  const dated = {
    prices: [
      { ...price, next: [{ from: '2027-02-01', amount: 40 }] },
      { amount: 20, next: [] },
    ],
    seasons: hours.seasons,
    specialDays: [{ date: '2027-10-16' }],
    closures: [{ from: '2026-12-24', to: '2026-12-26' }],
    announcements: [{ from: '2026-11-24', to: '2026-12-01' }],
  };
  const days =
    `2026-11-24 2026-12-02 2026-12-27 2027-01-01 2027-01-02 2027-02-01 2027-05-02 2027-09-01 2027-09-16 2027-10-17`.split(
      ' ',
    );
  expect(changeDays(dated, '2026-11-23')).toEqual(days);
  expect(changeDays(dated, '2026-12-02')).toEqual(days.slice(2));
});
