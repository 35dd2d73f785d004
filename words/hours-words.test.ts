import { expect, test } from 'vitest';
import type { Day } from '#domain/days.ts';
import { type Week, weekOn } from '#domain/hours.ts';
import { club, nineToFour, seasons as hours } from '#tests/fixtures/club.ts';
import { spanish } from './hours-language.ts';
import { firstVisitWords, hoursTables, hoursWords } from './hours-words.ts';

const [newWeek, summerWeek] = hours.seasons.map(({ week }) => week);
const soon = 'New hours, from January 1, 2027';
const summer = 'Summer, June 1 to August 31, 2027';
const inSummer = 'Thursday (June 1 to August 31, 2027: Friday)';

/** A season is announced 30 days ahead. */
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

test('the hours in Spanish', () => {
  const { week } = club.hours;
  expect(hoursWords(club.hours, '2026-11-22', spanish)).toMatchObject({
    sentence: 'de jueves a domingo, de 9:00 a.m. a 4:00 p.m.',
    closed: 'Cerrado de lunes a miércoles.',
    lastCheckIn: '3:00 p.m.',
  });
  expect(hoursWords({ week, seasons: hours.seasons.slice(1) }, '2027-05-22', spanish).days).toBe(
    'de jueves a domingo (del 1 de junio al 31 de agosto de 2027: viernes)',
  );
});

test('a first visit begins that many minutes before the last check-in, on each day and in each season', () => {
  expect(firstVisitWords(club.hours, '2026-11-22', 30)).toBe('2:30 PM');
  expect(firstVisitWords(club.hours, '2026-11-22', 30, spanish)).toBe('2:30 p.m.');
  const late: Week = [
    { days: ['saturday'], ...nineToFour },
    { days: ['sunday'], ...nineToFour, lastCheckIn: '12:15' },
  ];
  const season = { id: 'late', title: 'Late', from: '2026-12-01', week: late };
  expect(firstVisitWords({ week: club.hours.week, seasons: [season] }, '2026-11-22', 30)).toBe(
    '2:30 PM (from December 1, 2026: 2:30 PM on Saturday and 11:45 AM on Sunday)',
  );
});

test('the tables in Spanish, with a special day', () => {
  const specialDays = [{ date: '2026-11-28', ...nineToFour, name: 'Youth day', es: 'Día de la juventud' }];
  const [week, special] = hoursTables({ ...club.hours, specialDays }, '2026-11-24', spanish);
  expect(week?.rows).toEqual([
    { days: 'Jueves a domingo', times: 'De 9:00 a.m. a 4:00 p.m.', isClosed: false },
    { days: 'Lunes a miércoles', times: 'Cerrado', isClosed: true },
  ]);
  expect(special?.title).toBe('Día de la juventud, 28 de noviembre de 2026');
});
