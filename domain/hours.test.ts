import { expect, test } from 'vitest';
import { hoursOn, shortens, timesOn, weekdayTimesOn } from './hours.ts';
import { club, nineToFour, seasons as hours } from '#tests/fixtures/club.ts';

const [newWeek] = hours.seasons.map(({ week }) => week);
test('hours without an end become the ordinary ones', () => {
  expect(hoursOn(hours, '2026-12-31')).toEqual(hours);
  expect(hoursOn(hours, '2027-01-01')).toEqual({ week: newWeek, seasons: hours.seasons.slice(1) });
  expect(hoursOn(hours, '2027-09-01')).toEqual({ week: newWeek, seasons: [] });
});

const evening = { opens: '12:00', closes: '20:00', lastCheckIn: '19:00' };
const ofClub = {
  ...club.hours,
  specialDays: [{ ...evening, date: '2026-10-16', name: 'Night shoot', es: 'Tiro nocturno' }],
};

test('the times of a day are its own, else those of its weekday in its season', () => {
  expect(timesOn(ofClub, '2026-10-16')).toMatchObject(evening);
  expect(weekdayTimesOn(ofClub, '2026-10-16')).toMatchObject(nineToFour);
  expect(timesOn(ofClub, '2026-10-15')).toMatchObject(nineToFour);
  expect(timesOn(ofClub, '2026-10-12')).toBeUndefined();
  const winter = { opens: '10:00', closes: '15:00', lastCheckIn: '14:00' };
  const week = [{ days: ['thursday'] as const, ...winter }];
  const seasons = [{ id: 'winter', title: 'Winter', from: '2026-11-05', to: '2026-11-12', week }];
  const inSeason = (day: string) => timesOn({ ...ofClub, seasons }, day)?.opens;
  const opens = ['2026-10-29', '2026-11-05', '2026-11-12', '2026-11-19'].map(inSeason);
  expect(opens).toEqual(['09:00', '10:00', '10:00', '09:00']);
  expect(inSeason('2026-11-06')).toBeUndefined();
});

test.each([
  [{ opens: '09:01' }, '2026-10-15', '2026-10-15', true],
  [{ opens: '09:00' }, '2026-10-15', '2026-10-15', false],
  [{ closes: '15:59' }, '2026-10-15', '2026-10-15', true],
  [{ opens: '08:00', closes: '16:00' }, '2026-10-15', '2026-10-15', false],
  // Its Friday has hours of its own.
  [{ closes: '19:00' }, '2026-10-15', '2026-10-16', true],
  [{ closes: '19:00' }, '2026-10-15', '2026-10-15', false],
  // Closed from Monday to Wednesday.
  [{ opens: '11:00' }, '2026-10-12', '2026-10-14', false],
  [{ opens: '11:00' }, '2026-10-12', '2026-10-15', true],
])('hours of %j from %s to %s are shorter: %s', (hours, first, last, expected) => {
  expect(shortens(hours, ofClub, first, last)).toBe(expected);
});
