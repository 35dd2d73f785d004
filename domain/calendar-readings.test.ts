/** How the office reads it: tests/office/calendar-readings.test.ts. June 4, 2026 is a Thursday, open 9 to 4. */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { readingsOf, readingsSoon } from './calendar-readings.ts';
import { rangeMoment } from './range-time.ts';
import { allDayEvent, calendarAt, club, timedEvent } from '#tests/fixtures/club.ts';

const [thursday, saturday, sunday] = ['2026-06-04', '2026-06-06', '2026-06-07'];
const calendarOf = (...events: AgendaEvent[]) => calendarAt(`${thursday} 08:00:00`, ...events);

/** From and to: on Thursday unless it names another day. */
test.each<[now: string, from: string, to: string, isListed: boolean, isSoon: boolean]>([
  ['11:00', '09:00', '11:00', true, true],
  ['11:01', '09:00', '11:00', false, false],
  // Without an end, or with one before its start, it counts for its day.
  ['11:00', '10:00', '10:00', false, false],
  ['11:00', '12:00', '10:00', true, true],
  ['11:00', `${saturday} 08:00`, `${saturday} 08:00`, true, true],
  ['2026-06-05 11:00', '2026-06-08 10:00', '2026-06-08 10:00', true, false],
  ['2026-06-05 11:00', '2026-06-08 10:00', '2026-06-08 12:00', true, false],
  // Not within the hours.
  ['11:00', '16:00', '18:00', true, false],
  ['11:00', `${saturday} 07:00`, `${saturday} 09:00`, true, false],
  ['11:00', `${saturday} 07:00`, `${saturday} 09:01`, true, true],
  // After the hours of its day, and 72 hours before an opening.
  ['15:59', '15:00', '17:00', true, true],
  ['16:00', '15:00', '17:00', true, false],
  ['09:00', `${sunday} 10:00`, `${sunday} 11:00`, true, false],
  ['09:01', `${sunday} 10:00`, `${sunday} 11:00`, true, true],
  // Sixty days.
  ['11:00', '2026-08-03 10:59', '2026-08-03 12:00', true, false],
  ['11:00', '2026-08-03 11:00', '2026-08-03 12:00', false, false],
])('at %s an event from %s to %s is listed: %s, and soon: %s', (clock, from, to, isListed, isSoon) => {
  const [now, start, end] = [clock, from, to].map((one) => `${one.includes(' ') ? one : `${thursday} ${one}`}:00`);
  const calendar = calendarOf(timedEvent('Lunch', start ?? '', end ?? '', { closes: 'no' }));
  const at = rangeMoment(now ?? '');
  const listed = [
    readingsOf({ calendar, closuresCalendar: null }, at),
    readingsSoon({ calendar, closuresCalendar: calendar }, club.hours, at),
  ];
  expect(listed.map(({ length }) => length)).toEqual([Number(isListed), Number(isSoon)]);
});

test('the doubtful ones are first, each kind in order of time, with the words that make the site ask', () => {
  const of = (closes: AgendaEvent['closes'], day = thursday) =>
    allDayEvent(`Short staffed ${closes}`, day, day, { closes });
  const events = [of('no'), of('partly'), of('yes', saturday), of('yes'), of('ask')];
  const calendars = { calendar: calendarOf(...events), closuresCalendar: calendarOf(of('yes', sunday)) };
  const read = readingsOf(calendars, rangeMoment(`${thursday} 08:00:00`));
  expect(read.map(({ event, rule, words }) => [event.closes, event.date, rule, words])).toEqual([
    ['ask', thursday, 'title-doubtful', 'short staffed'],
    ['yes', thursday, 'title-closed', undefined],
    ['yes', saturday, 'title-closed', undefined],
    ['yes', sunday, 'closes-its-time', undefined],
    ['partly', thursday, expect.any(String), undefined],
    ['no', thursday, 'title-harmless', undefined],
  ]);
});
