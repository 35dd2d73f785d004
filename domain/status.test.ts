/** tests/status tests that states are right, in generated cases; words/ tests their sentences. */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import type { Sources } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';
import { statusAt } from './status.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';

/** A Thursday. */
const day = '2026-10-15';
const read = (...events: AgendaEvent[]) => ({ calendar: calendarAt(`${day} 06:00:00`, ...events) });
const closed = (...more: Parameters<typeof closureOn>[1][]) => ({ closures: more.map((one) => closureOn(day, one)) });

const momentOf = (reading: string) => rangeMoment(reading.length > 8 ? reading : `${day} ${reading}`);
const statusOf = (reading: string, more: Partial<Sources>) => statusAt(momentOf(reading), { ...club, ...more });

const noon = read(timedEvent('Closed: crew', `${day} 11:00:00`, `${day} 13:00:00`));
const trap = closed({ ranges: ['Trap range'], opens: '12:00' });

test.each<[string, Partial<Sources>, string]>([
  ['03:00:00', {}, '09:00:00'],
  ['09:00:00', {}, '14:00:00'],
  ['16:00:00', {}, '2026-10-16 00:00:00'],
  // A calendar becomes too old, or its reading is no longer in the future.
  ['09:30:00', { calendar: calendarAt(`${day} 06:00:00`) }, '12:00:00'],
  ['09:30:00', { calendar: calendarAt(`${day} 10:05:00`) }, '10:00:00'],
  // A reason, or a closure of a part, is over.
  ['12:30:00', read(...noon.calendar.events, timedEvent('Closed', `${day} 10:00:00`, `${day} 14:00:00`)), '13:00:00'],
  ['11:00:00', trap, '12:00:00'],
])('what is said at %s with %j changes at %s', (reading, sources, expected) => {
  expect(statusOf(reading, sources).changesAt).toEqual(momentOf(expected));
});

const late = { ...closed({ opens: '11:00' }), ...read(allDayEvent('Closed?', day, day, { closes: 'ask' })) };
test.each([
  ['08:59:59', 'ask'],
  ['09:00:00', 'closed'],
  ['10:59:59', 'closed'],
  ['11:00:00', 'ask'],
  ['14:59:59', 'ask'],
  ['15:00:00', 'check-in-over'],
  ['16:00:00', 'closed'],
])('on a doubtful day that is closed until 11 it is at %s: %s', (reading, state) => {
  expect(statusOf(reading, late).state).toBe(state);
});
