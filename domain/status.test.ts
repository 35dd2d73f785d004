/** What the site says at each kind of moment. That states are right is shown by tests/status, in generated cases. */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import type { Sources } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';
import { statusAt } from './status.ts';
import { comingDays, type StatusWords, statusWords } from './status-words.ts';
import { allDayEvent, calendarAt, closureOn, club, timedEvent, unreadCalendar } from '#tests/fixtures/club.ts';

/** A Thursday. */
const day = '2026-10-15';
const read = (...events: AgendaEvent[]) => ({ calendar: calendarAt(`${day} 06:00:00`, ...events) });
const closed = (...more: Parameters<typeof closureOn>[1][]) => ({ closures: more.map((one) => closureOn(day, one)) });

const momentOf = (reading: string) => rangeMoment(reading.length > 8 ? reading : `${day} ${reading}`);
const statusOf = (reading: string, more: Partial<Sources>) => statusAt(momentOf(reading), { ...club, ...more });
const said = (reading: string, more: Partial<Sources> = {}) => statusWords(statusOf(reading, more), momentOf(reading));

const snow = read(allDayEvent('Closed: snow', day));
const noon = read(timedEvent('Closed: crew', `${day} 11:00:00`, `${day} 13:00:00`));
const twoReasons = read(
  timedEvent('Closed: snow', `${day} 08:00:00`, `${day} 12:00:00`),
  timedEvent('Closed: fire', `${day} 12:00:00`, `${day} 18:00:00`),
);
const maybe = read(allDayEvent('Trap closed (St. Mary)', day, day, { closes: 'ask' }));
const trap = closed({ ranges: ['Trap range'], opens: '12:00' });
const late = closed({ title: 'Late opening', text: 'Late.', opens: '11:00' });
const holidayAndTrap = read(allDayEvent('Trap closed', '2026-11-26', '2026-11-26', { closes: 'ask' }));
const openUntilFour = 'Open today until 4:00 PM. Check in by 3:00 PM';
const unchecked = 'We couldn’t check for closures. Please call.';
const holiday = 'We’re closed on some holidays. Please call first.';

test.each<[string, Partial<Sources>, Partial<StatusWords>]>([
  ['08:59:59', {}, { word: 'Opens 9 AM', line: 'Closed now. Opens today at 9:00 AM', more: [] }],
  ['09:00:00', {}, { word: 'Open', line: openUntilFour, more: [] }],
  ['14:00:00', {}, { word: 'Check-in ends soon', line: 'Check-in ends in 60 minutes, at 3:00 PM. Open until 4:00 PM' }],
  ['14:59:01', {}, { line: 'Check-in ends in 1 minute, at 3:00 PM. Open until 4:00 PM' }],
  ['15:00:00', {}, { word: 'Check-in over', line: 'Check-in has ended for today. Opens Friday at 9:00 AM' }],
  ['16:00:00', {}, { word: 'Closed', line: 'Closed now. Opens Friday at 9:00 AM' }],
  ['2026-10-19 12:00:00', {}, { word: 'Closed', line: 'Closed today. Opens Thursday at 9:00 AM', more: [] }],

  ['12:00:00', closed({}), { line: 'Closed today: snow. Opens Friday at 9:00 AM', more: ['Snow.'] }],
  ['12:00:00', closed({ to: '2026-10-22' }), { line: 'Closed today: snow. Opens Friday, October 23 at 9:00 AM' }],
  [
    '2026-10-14 15:30:00',
    closed({ to: '2099-12-31' }),
    { line: 'Closed today. No opening scheduled. Please call.', more: [] },
  ],
  ['10:00:00', late, { word: 'Opens 11 AM', line: 'Closed now. Opens today at 11:00 AM', more: ['Late.'] }],
  ['11:00:00', late, { line: openUntilFour, more: [] }],
  ['10:00:00', closed({ closes: '13:00' }), { line: 'Open today until 1:00 PM. Check in by 12:00 PM' }],
  ['10:00:00', trap, { word: 'Open', more: ['Trap range closed until 12:00 PM.'] }],
  ['12:30:00', trap, { word: 'Open', more: [] }],

  ['10:00:00', snow, { line: 'Closed today: snow. Opens Friday at 9:00 AM' }],
  ['09:30:00', noon, { line: 'Check-in ends in 30 minutes, at 10:00 AM. Open until 11:00 AM' }],
  ['10:30:00', noon, { line: 'Check-in has ended for now. Opens today at 1:00 PM' }],
  ['12:00:00', noon, { line: 'Closed now. Opens today at 1:00 PM', more: ['The club’s calendar says: Closed: crew.'] }],
  ['13:00:00', noon, { line: openUntilFour, more: [] }],
  ['10:00:00', twoReasons, { line: 'Closed today: snow. Opens Friday at 9:00 AM' }],
  ['13:00:00', twoReasons, { line: 'Closed today: fire. Opens Friday at 9:00 AM' }],
  [
    '10:00:00',
    maybe,
    {
      word: 'Call first',
      line: 'The range may be closed today. Please call first.',
      more: ['The club’s calendar says: Trap closed (St. Mary).', 'Regular hours would be 9:00 AM to 4:00 PM.'],
    },
  ],
  [
    '2026-10-14 10:00:00',
    maybe,
    { more: ['Thursday, October 15: Trap closed (St. Mary).', 'The range may be closed then. Please call first.'] },
  ],

  [
    '2026-11-26 00:00:00',
    {},
    { line: holiday, more: ['Today is Thanksgiving Day.', 'Regular hours would be 9:00 AM to 4:00 PM.'] },
  ],
  [
    '2026-11-25 12:00:00',
    {},
    { line: 'Closed today. Opens Friday at 9:00 AM', more: ['Thursday, November 26: Thanksgiving Day.', holiday] },
  ],
  ['2026-11-26 08:00:00', holidayAndTrap, { line: holiday }],
  ['2026-11-25 05:00:00', holidayAndTrap, { more: ['Thursday, November 26: Thanksgiving Day, Trap closed.', holiday] }],
  [
    '2026-11-26 10:00:00',
    { holidays: { thanksgiving: 'closed' } },
    { line: 'Closed today: Thanksgiving Day. Opens Friday at 9:00 AM', more: [] },
  ],
  // A closed holiday on a day that is closed every week is no reason.
  [
    '2026-10-12 10:00:00',
    { holidays: { 'columbus-day': 'closed' } },
    { line: 'Closed today. Opens Thursday at 9:00 AM' },
  ],

  ['12:00:00', { calendar: unreadCalendar }, { line: `Scheduled to be open until 4:00 PM. ${unchecked}` }],
  [
    '14:30:00',
    { calendar: calendarAt('2026-10-14 12:00:00') },
    {
      word: 'Not checked',
      line: `Check-in ends in 30 minutes, at 3:00 PM. Scheduled to be open until 4:00 PM. ${unchecked}`,
    },
  ],
  [
    '2026-10-19 12:00:00',
    { calendar: unreadCalendar },
    { line: `Closed today. Scheduled to open Thursday at 9:00 AM. ${unchecked}` },
  ],
])('at %s with %j', (reading, sources, words) => {
  expect(said(reading, sources)).toMatchObject(words);
});

test.each<[string, Partial<Sources>, string]>([
  ['03:00:00', {}, '09:00:00'],
  ['09:00:00', {}, '14:00:00'],
  ['16:00:00', {}, '2026-10-16 00:00:00'],
  // A calendar becomes too old, or its time is no longer in the future.
  ['09:30:00', { calendar: calendarAt('2026-10-14 12:00:00') }, '12:00:00'],
  ['09:30:00', { calendar: calendarAt(`${day} 10:05:00`) }, '10:00:00'],
  // A reason, or a closure of a part, is over.
  ['12:30:00', read(...noon.calendar.events, timedEvent('Closed', `${day} 10:00:00`, `${day} 14:00:00`)), '13:00:00'],
  ['11:00:00', trap, '12:00:00'],
])('what is said at %s with %j changes at %s', (reading, sources, expected) => {
  expect(statusOf(reading, sources).changesAt).toEqual(momentOf(expected));
});

test('has a window only while one is open, and a schedule only while that is unknown', () => {
  expect(statusOf('08:59:59', {})).not.toHaveProperty('window');
  expect(statusOf('09:00:00', {})).not.toHaveProperty('scheduled');
  expect(statusOf('09:00:00', { calendar: unreadCalendar })).toMatchObject({ state: 'unknown', scheduled: 'open' });
  expect(statusOf('16:00:00', { calendar: unreadCalendar })).not.toHaveProperty('scheduled');
});

describe('the coming days', () => {
  const days = (reading: string, sources: Partial<Sources>, count?: number) =>
    comingDays(momentOf(reading), { ...club, ...sources }, count).map(({ hours, reason }) => [hours, reason]);

  test('have their hours, and why they differ', () => {
    const sources = {
      calendar: calendarAt('2026-11-24 06:00:00', allDayEvent('Closed: snow', '2026-11-27')),
      closures: [closureOn('2026-11-28', { opens: '11:00', title: 'Late opening' })],
    };
    expect(days('2026-11-25 12:00:00', sources)).toEqual([
      ['Closed', undefined],
      ['Call first', 'Thanksgiving Day'],
      ['Closed', 'snow'],
      ['11:00 AM to 4:00 PM', 'Late opening'],
      ['9:00 AM to 4:00 PM', undefined],
      ['Closed', undefined],
      ['Closed', undefined],
    ]);
  });

  test('of a holiday within weeks of late openings name what decides', () => {
    const ice = {
      closures: [closureOn('2026-12-18', { to: '2027-01-03', title: 'Late opening', opens: '10:30' })],
      holidays: { christmas: 'closed', 'christmas-eve': 'open' } as const,
    };
    expect(days('2026-12-24 10:00:00', ice, 2)).toEqual([
      ['10:30 AM to 4:00 PM', 'Late opening'],
      ['Closed', 'Christmas Day'],
    ]);
    expect(days('2026-12-31 10:00:00', ice, 1)).toEqual([['Call first', 'New Year’s Eve']]);
  });

  test('name a closed part until it is over', () => {
    const parts = closed({ to: '2026-10-16', ranges: ['Trap range'], opens: '12:00' });
    const until = ['9:00 AM to 4:00 PM', 'Trap range closed until 12:00 PM'];
    expect(days('11:59:59', parts, 2)).toEqual([until, until]);
    expect(days('12:00:00', parts, 2)).toEqual([['9:00 AM to 4:00 PM', undefined], until]);
  });
});
