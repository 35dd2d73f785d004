import { expect, test } from 'vitest';
import { minuteMs } from '#domain/durations.ts';
import { readResponse, withResponse } from './contact-store.ts';

const body = {
  state: 'open',
  reasons: [],
  sure: true,
  changesAt: '2026-10-17T22:00:00Z',
  days: [],
  closures: [],
  calendar: null,
};
const nothing = { contact: undefined, clockOffsetMs: 0 };
const deviceNow = new Date('2026-10-17T17:30:00Z');

/** What is known after a response with these headers. */
const known = (headers: Record<string, string>, before = nothing) =>
  withResponse(before, readResponse(body, new Headers(headers)), deviceNow);

test.each<[string, Record<string, string>, number, string]>([
  ['the same', { date: 'Sat, 17 Oct 2026 17:30:00 GMT' }, 0, '2026-10-17T17:30:00.000Z'],
  ['five minutes ahead', { date: 'Sat, 17 Oct 2026 17:35:00 GMT' }, 0, '2026-10-17T17:35:00.000Z'],
  ['further ahead', { date: 'Sat, 17 Oct 2026 17:35:01 GMT' }, 5 * minuteMs + 1000, '2026-10-17T17:35:01.000Z'],
  ['behind', { date: 'Sat, 17 Oct 2026 16:30:00 GMT' }, -60 * minuteMs, '2026-10-17T16:30:00.000Z'],
  [
    'the same, of a cached response',
    { date: 'Sat, 17 Oct 2026 16:30:00 GMT', age: '3600' },
    0,
    '2026-10-17T16:30:00.000Z',
  ],
  ['not told', {}, 0, '2026-10-17T17:30:00.000Z'],
  ['not readable', { date: 'soon', age: 'x' }, 0, '2026-10-17T17:30:00.000Z'],
])('a server whose clock is %s', (_, headers, clockOffsetMs, givenAt) => {
  expect(known(headers)).toMatchObject({ clockOffsetMs, contact: { givenAt: new Date(givenAt) } });
});

test('keeps the difference that is known where a response does not tell', () => {
  const before = { ...nothing, clockOffsetMs: -60 * minuteMs };
  expect(known({}, before)).toMatchObject({
    clockOffsetMs: -60 * minuteMs,
    contact: { givenAt: new Date('2026-10-17T16:30:00.000Z') },
  });
});
