/** What the site says at each kind of moment. That states are right is shown by tests/status, in generated cases. */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import type { Sources } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';
import { statusAt } from './status.ts';
import { comingDays, statusWords } from './status-words.ts';
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
const maybe = read(allDayEvent('Trap closed', day, day, { closes: 'ask' }));
const trap = closed({ ranges: ['Trap range'], opens: '12:00' });
const late = closed({ title: 'Late opening', text: 'Late.', opens: '11:00' });
const holidayAndTrap = read(allDayEvent('Trap closed', '2026-11-26', '2026-11-26', { closes: 'ask' }));
const unread = { calendar: unreadCalendar };
const holiday = 'We’re closed on some holidays. Please call first.';

const sources: Readonly<Record<string, Partial<Sources>>> = {
  usual: {},
  closed: closed({}),
  forever: closed({ to: '2099-12-31' }),
  late,
  trap,
  snow,
  noon,
  twoReasons,
  maybe,
  thanksgiving: { holidays: { thanksgiving: 'closed' } },
  monday: { holidays: { 'columbus-day': 'closed' } },
  unread,
};

/** When, with which sources, the word and the line, and the sentences below. */
const table = `
10-15 08:59:59 | usual | Opens 9 AM | Closed now. Opens today at 9:00 AM
10-15 09:00:00 | usual | Open | Open today until 4:00 PM. Check in by 3:00 PM
10-15 14:59:01 | usual | Check-in ends soon | Check-in ends in 1 minute, at 3:00 PM. Open until 4:00 PM
10-15 15:00:00 | usual | Check-in over | Check-in has ended for today. Opens Friday at 9:00 AM
10-15 16:00:00 | usual | Closed | Closed now. Opens Friday at 9:00 AM
10-19 12:00:00 | usual | Closed | Closed today. Opens Thursday at 9:00 AM
10-15 12:00:00 | closed | Closed | Closed today: snow. Opens Friday at 9:00 AM | Snow.
10-15 12:00:00 | forever | Closed | Closed today: snow. No opening scheduled. Please call. | Snow.
10-15 10:00:00 | late | Opens 11 AM | Closed now. Opens today at 11:00 AM | Late.
10-15 10:00:00 | trap | Open | Open today until 4:00 PM. Check in by 3:00 PM | Trap range closed until 12:00 PM.
10-15 10:00:00 | snow | Closed | Closed today: snow. Opens Friday at 9:00 AM
10-15 10:30:00 | noon | Check-in over | Check-in has ended for now. Opens today at 1:00 PM | The club’s calendar says: Closed: crew.
10-15 12:00:00 | noon | Opens 1 PM | Closed now. Opens today at 1:00 PM | The club’s calendar says: Closed: crew.
10-15 13:00:00 | twoReasons | Closed | Closed today: fire. Opens Friday at 9:00 AM
10-15 10:00:00 | maybe | Call first | The range may be closed today. Please call first. | The club’s calendar says: Trap closed. | Regular hours would be 9:00 AM to 4:00 PM.
11-25 12:00:00 | usual | Closed | Closed today. Opens Friday at 9:00 AM | Thursday, November 26: Thanksgiving Day. | ${holiday}
11-26 00:00:00 | usual | Call first | ${holiday} | Today is Thanksgiving Day. | Regular hours would be 9:00 AM to 4:00 PM.
11-26 10:00:00 | thanksgiving | Closed | Closed today: Thanksgiving Day. Opens Friday at 9:00 AM
10-12 10:00:00 | monday | Closed | Closed today. Opens Thursday at 9:00 AM
10-15 12:00:00 | unread | Not checked | Scheduled to be open until 4:00 PM. We couldn’t check for closures. Please call.
10-15 14:30:00 | unread | Not checked | Check-in ends in 30 minutes, at 3:00 PM. Scheduled to be open until 4:00 PM. We couldn’t check for closures. Please call.
10-19 12:00:00 | unread | Closed | Closed today. Scheduled to open Thursday at 9:00 AM. We couldn’t check for closures. Please call.`;

test.each(table.trim().split('\n'))('%s', (row) => {
  const [when, name = '', ...expected] = row.split(' | ');
  const { word, line, more } = said(`2026-${when}`, sources[name]);
  expect([word, line, ...more]).toEqual(expected);
});

test('a day that may close is named with the next opening, the holiday before what the calendar says', () => {
  expect(
    said('2026-10-14 10:00:00', { ...maybe, calendar: { ...maybe.calendar, checkedAt: '2026-10-14T16:00:00Z' } }).more,
  ).toEqual(['Thursday, October 15: Trap closed.', 'The range may be closed then. Please call first.']);
  expect(said('2026-11-26 08:00:00', holidayAndTrap).line).toBe(holiday);
  expect(said('2026-11-25 05:00:00', holidayAndTrap).more[0]).toBe(
    'Thursday, November 26: Thanksgiving Day, Trap closed.',
  );
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
