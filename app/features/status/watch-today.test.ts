import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { readResponse, withResponse } from './watch-today.ts';

const rest = {
  reasons: [],
  sure: true,
  changesAt: '2026-10-17T22:00:00Z',
  days: [],
  closures: [],
  calendar: null,
  closuresCalendar: null,
};
const deviceNow = new Date('2026-10-17T17:30:00Z');

const known = (headers: Record<string, string>, clockOffsetMs = 0) =>
  withResponse(
    { contact: undefined, clockOffsetMs },
    readResponse({ state: 'open', ...rest }, new Headers(headers)),
    deviceNow,
  );

test.each<[string, Record<string, string>, number, string]>([
  ['five minutes ahead', { date: 'Sat, 17 Oct 2026 17:35:00 GMT' }, 0, '17:35:00'],
  ['further ahead', { date: 'Sat, 17 Oct 2026 17:35:01 GMT' }, 5 * minuteMs + 1000, '17:35:01'],
  ['behind', { date: 'Sat, 17 Oct 2026 16:30:00 GMT' }, -60 * minuteMs, '16:30:00'],
  ['the same, in a cached response', { date: 'Sat, 17 Oct 2026 16:30:00 GMT', age: '3600' }, 0, '16:30:00'],
  ['unreadable', { date: 'soon', age: 'x' }, 0, '17:30:00'],
])('a server whose clock is %s', (_, headers, clockOffsetMs, givenAt) => {
  expect(known(headers)).toMatchObject({ clockOffsetMs, contact: { givenAt: new Date(`2026-10-17T${givenAt}Z`) } });
});

test('a response without a date keeps the difference that is known', () => {
  const givenAt = new Date('2026-10-17T16:30:00Z');
  expect(known({}, -60 * minuteMs)).toMatchObject({ clockOffsetMs: -60 * minuteMs, contact: { givenAt } });
});
