import { expect, test } from 'vitest';
import { addDays, daysBetween, lastWeekday, nthWeekday, weekdayOf } from './days.ts';
import {
  addBusinessDays,
  isBusinessDay,
  privacyClock,
  privacyDeadlines,
  type PrivacyProgress,
  stateHolidays,
} from './deadlines.ts';
import { rangeDay, rangeMoment, rangeTime, startOfDay, wallClock } from './range-time.ts';

test('days are counted across clock changes and leap days', () => {
  expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
  expect(weekdayOf('2028-02-29')).toBe('tuesday');
  expect(nthWeekday(2026, 6, 'monday', 1)).toBe('2026-06-01');
  expect(lastWeekday(2026, 12, 'thursday')).toBe('2026-12-31');
});

test.each([
  ['summer time', '2025-10-12 23:59:59', '2025-10-13T06:59:59Z'],
  ['the minute after the spring change', '2026-03-08 03:00:00', '2026-03-08T10:00:00Z'],
  ['a reading that the spring change skips', '2026-03-08 02:30:00', '2026-03-08T10:30:00Z'],
  ['the first of two readings in the fall change', '2026-11-01 01:30:00', '2026-11-01T08:30:00Z'],
  ['the morning of the fall change', '2026-11-01 09:00:00', '2026-11-01T17:00:00Z'],
])('the range’s clock in %s', (_, reading, moment) => {
  expect(rangeMoment(reading)).toEqual(new Date(moment));
});

test('the clock on the wall: of the range in minutes, and of other zones, east of Greenwich too', () => {
  expect(rangeTime(new Date('2026-10-13T06:59:59Z'))).toBe('23:59');
  for (const [zone, reading, moment] of [
    ['UTC', '2026-07-01 12:30:15', '2026-07-01T12:30:15Z'],
    ['Asia/Kolkata', '2026-07-01 12:30:15', '2026-07-01T07:00:15Z'],
    ['America/St_Johns', '2026-01-01 12:30:15', '2026-01-01T16:00:15Z'],
    // The first of two readings.
    ['Pacific/Auckland', '2026-04-05 02:30:00', '2026-04-04T13:30:00Z'],
    // A local mean time with seconds, which are ignored.
    ['America/Los_Angeles', '1870-01-01 12:00:00', '1870-01-01T19:52:00Z'],
  ] as const) {
    const clock = wallClock(zone);
    expect([zone, clock.moment(reading)]).toEqual([zone, new Date(moment)]);
    expect(clock.reading(new Date(moment))).toBe(reading);
  }
});

test('a day begins at the range’s midnight', () => {
  expect(() => rangeMoment('tomorrow')).toThrow('tomorrow is not a date');
  for (const [day, midnight] of [
    ['2026-07-01', '2026-07-01T07:00:00Z'],
    ['2026-12-01', '2026-12-01T08:00:00Z'],
  ] as const) {
    expect(startOfDay(day)).toEqual(new Date(midnight));
    expect(rangeDay(new Date(midnight))).toBe(day);
    expect(rangeDay(new Date(Date.parse(midnight) - 1))).toBe(addDays(day, -1));
  }
});

// As published by the California Department of Human Resources for those years.
test.each([
  [2013, '01-01 01-21 02-18 04-01 05-27 07-04 09-02 11-11 11-28 11-29 12-25'],
  [2014, '01-01 01-20 02-17 03-31 05-26 07-04 09-01 11-11 11-27 11-28 12-25'],
  [2023, '01-02 01-16 02-20 03-31 05-29 07-04 09-04 11-10 11-23 11-24 12-25'],
])('the state’s holidays of %i', (year, days) => {
  expect(stateHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('business days begin on the day after, without weekends and holidays', () => {
  expect(addBusinessDays('2026-06-01', 1)).toBe('2026-06-02');
  expect(addBusinessDays('2026-06-06', 1)).toBe('2026-06-08');
  expect(addBusinessDays('2026-12-18', 10)).toBe('2027-01-05');
  expect(isBusinessDay('2026-07-03')).toBe(true); // July 4, 2026 is a Saturday
});

// Friday, November 20, 2026, late in the evening at the range; Saturday already in UTC. Thanksgiving is the 26th.
const received = new Date('2026-11-21T06:30:00Z');
test('deadlines of privacy requests', () => {
  const usual = { confirmBy: '2026-12-08', answerBy: '2027-01-04', extendable: true };
  expect(privacyDeadlines('access', received)).toEqual(usual);
  expect(privacyDeadlines('delete', received, true)).toEqual({ ...usual, answerBy: '2027-02-18', extendable: false });
  expect(privacyDeadlines('opt-out', received)).toEqual({ answerBy: '2026-12-15', extendable: false });
});

test.each<[Partial<PrivacyProgress>, Date, ReturnType<typeof privacyClock>]>([
  [{}, received, { step: 'confirm', due: '2026-12-08', daysLeft: 18 }],
  [{ acknowledged: true }, received, { step: 'answer', due: '2027-01-04', daysLeft: 45 }],
  [{}, new Date('2026-12-09T07:59:59Z'), { step: 'confirm', due: '2026-12-08', daysLeft: 0 }],
  [{}, new Date('2026-12-09T08:00:00Z'), { step: 'confirm', due: '2026-12-08', daysLeft: -1 }],
  [{ type: 'opt-out' }, received, { step: 'answer', due: '2026-12-15', daysLeft: 25 }],
  [{ closed: true }, received, undefined],
])('the next step of a privacy request: %j', (more, now, clock) => {
  const request = { type: 'access', received, acknowledged: false, extended: false, closed: false } as const;
  expect(privacyClock({ ...request, ...more }, now)).toEqual(clock);
});
