import { expect, test } from 'vitest';
import type { Day } from './days.ts';
import { changeDays, entryOn, priceOn } from './effective-dates.ts';
import { hoursOn, type Week, type WeeklyHours, weekOn } from './hours.ts';
import { hoursTables, hoursWords } from './hours-words.ts';
import { spanish } from './spanish.ts';
import { club, nineToFour } from '#tests/fixtures/club.ts';

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

const hours: WeeklyHours = {
  week: [{ days: ['thursday', 'friday'], ...nineToFour }],
  seasons: [
    { id: 'later', title: 'New hours', from: '2027-01-01', week: [{ days: ['thursday'], ...nineToFour }] },
    {
      id: 'summer',
      title: 'Summer',
      from: '2027-06-01',
      to: '2027-08-31',
      week: [{ days: ['friday'], ...nineToFour }],
    },
  ],
};
const [newWeek, summerWeek] = hours.seasons.map(({ week }) => week);
const soon = 'New hours, from January 1, 2027';
const summer = 'Summer, June 1 to August 31, 2027';
const inSummer = 'Thursday (June 1 to August 31, 2027: Friday)';

/** A season is announced from 30 days before it. */
test.each<[Day, Week | undefined, string, (string | undefined)[]]>([
  ['2026-12-01', hours.week, 'Thursday and Friday', [undefined]],
  ['2026-12-02', hours.week, 'Thursday and Friday (from January 1, 2027: Thursday)', [undefined, soon]],
  ['2027-01-01', newWeek, 'Thursday', [undefined]],
  ['2027-05-01', newWeek, 'Thursday', [undefined]],
  ['2027-05-02', newWeek, inSummer, [undefined, summer]],
  ['2027-06-01', summerWeek, inSummer, [undefined, summer]],
  ['2027-08-31', summerWeek, inSummer, [undefined, summer]],
  ['2027-09-01', newWeek, 'Thursday', [undefined]],
])('the week on %s, its open days in words, and the tables', (day, week, days, titles) => {
  expect(weekOn(hours, day)).toBe(week);
  expect(hoursWords(hours, day).days).toBe(days);
  expect(hoursTables({ ...hours, specialDays: [] }, day).map(({ title }) => title)).toEqual(titles);
});

test('hours without an end become the ordinary ones', () => {
  expect(hoursOn(hours, '2026-12-31')).toEqual(hours);
  expect(hoursOn(hours, '2027-01-01')).toEqual({ week: newWeek, seasons: hours.seasons.slice(1) });
  expect(hoursOn(hours, '2027-09-01')).toEqual({ week: newWeek, seasons: [] });
});

test('the days on which the content changes', () => {
  const dated = {
    prices: [
      { ...price, next: [newYear] },
      { amount: 20, next: [] },
    ],
    seasons: hours.seasons,
    specialDays: [{ date: '2027-10-16' }],
    closures: [{ from: '2026-12-24', to: '2026-12-26' }],
    announcements: [{ from: '2026-11-24', to: '2026-12-01' }],
  };
  const special = ['2027-09-16', '2027-10-17'];
  const days = ['2026-11-24', '2026-12-02', '2026-12-27', '2027-01-01', '2027-05-02', '2027-09-01', ...special];
  expect(changeDays(dated, '2026-11-23')).toEqual(days);
  expect(changeDays(dated, '2026-12-02')).toEqual(days.slice(2));
});

test('the hours in Spanish', () => {
  const { week } = club.hours;
  expect(hoursWords(club.hours, '2026-11-22', spanish)).toMatchObject({
    sentence: 'de jueves a domingo, de 9:00 a.m. a 4:00 p.m.',
    closed: 'Cerrado de lunes a miércoles.',
    lastCheckIn: '3:00 p.m.',
  });
  expect(hoursWords({ week, seasons: hours.seasons.slice(1) }, '2027-05-22', spanish).days).toBe(
    'de jueves a domingo (del 1 de junio de 2027 al 31 de agosto de 2027: viernes)',
  );
});
