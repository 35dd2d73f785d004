import { expect, test } from 'vitest';
import { changeDays, entryOn, priceOn } from './effective-dates.ts';
import { type Hours, hoursOn, weekOn } from './hours.ts';
import { hoursTables, hoursWords } from './hours-words.ts';

const price = { amount: 35, next: { from: '2027-01-01', amount: 40 } };

test.each([
  ['2026-12-01', { amount: 35 }],
  ['2026-12-02', price],
  ['2026-12-31', price],
  ['2027-01-01', { amount: 40 }],
])('a price on %s', (day, expected) => expect(priceOn(price, day)).toEqual(expected));

test('an announcement is there from its first day to its last', () => {
  const entry = { from: '2027-01-02', to: '2027-01-16' };
  const isThere = (day: string) => entryOn([entry], day) === entry;
  expect(['2027-01-01', '2027-01-02', '2027-01-16', '2027-01-17'].map(isThere)).toEqual([false, true, true, false]);
});

const times = { opens: '09:00', closes: '16:00', lastCheckIn: '15:00' };
const hours: Hours = {
  week: [{ days: ['thursday', 'friday'], ...times }],
  seasons: [
    { id: 'later', title: 'New hours', from: '2027-01-01', week: [{ days: ['thursday'], ...times, closes: '17:00' }] },
    { id: 'summer', title: 'Summer', from: '2027-06-01', to: '2027-08-31', week: [{ days: ['friday'], ...times }] },
  ],
};
const [newWeek, summerWeek] = hours.seasons.map(({ week }) => week);

test.each([
  ['2026-12-31', hours.week],
  ['2027-01-01', newWeek],
  ['2027-06-01', summerWeek],
  ['2027-08-31', summerWeek],
  ['2027-09-01', newWeek],
])('the week on %s', (day, week) => expect(weekOn(hours, day)).toBe(week));

test('hours without an end become the ordinary ones', () => {
  expect(hoursOn(hours, '2026-12-31')).toEqual(hours);
  expect(hoursOn(hours, '2027-01-01')).toEqual({ week: newWeek, seasons: hours.seasons.slice(1) });
  expect(hoursOn(hours, '2027-09-01')).toEqual({ week: newWeek, seasons: [] });
});

test.each([
  ['2026-12-01', 'Thursday and Friday'],
  ['2026-12-02', 'Thursday and Friday (from January 1, 2027: Thursday)'],
  ['2027-01-01', 'Thursday'],
  ['2027-05-01', 'Thursday'],
  ['2027-05-02', 'Thursday (June 1 to August 31, 2027: Friday)'],
  ['2027-08-31', 'Thursday (June 1 to August 31, 2027: Friday)'],
  ['2027-09-01', 'Thursday'],
])('the open days in words on %s', (day, words) => expect(hoursWords(hours, day).days).toBe(words));

test('a season has a table from 30 days before it', () => {
  const titles = (day: string) => hoursTables(hours, day).map(({ title }) => title);
  expect(titles('2026-12-02')).toEqual([undefined, 'New hours, from January 1, 2027']);
  expect(titles('2027-05-01')).toEqual([undefined]);
  expect(titles('2027-05-02')).toEqual([undefined, 'Summer, June 1 to August 31, 2027']);
});

test('the days on which the content changes', () => {
  const dated = {
    prices: [price, { amount: 20 }],
    seasons: hours.seasons,
    closures: [{ from: '2026-12-24', to: '2026-12-26' }],
    announcements: [{ from: '2026-11-24', to: '2026-12-01' }],
  };
  const days = ['2026-11-24', '2026-12-02', '2026-12-27', '2027-01-01', '2027-05-02', '2027-09-01'];
  expect(changeDays(dated, '2026-11-23')).toEqual(days);
  expect(changeDays(dated, '2026-12-02')).toEqual(days.slice(2));
});
