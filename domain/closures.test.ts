/** Which closures are coming, from which source, and until when. Over 200 lines, because each kind has cases. */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { comingClosures, isOver, withClosures } from './closures.ts';
import type { Closure, Sources } from './day-plan.ts';
import { hourMs } from './durations.ts';
import { rangeMoment } from './range-time.ts';
import { club } from '#tests/fixtures/club.ts';

const { hours } = club;
/** Saturday, October 10, and 60 days on. The clocks go back on November 1. */
const days = { first: '2026-10-10', last: '2026-12-08' };

const closure = (from: string, to = from): Closure => ({
  id: 'staff',
  title: 'Closed',
  from,
  to,
  text: 'The range is closed all day.',
});
const event = (more: Partial<AgendaEvent>): AgendaEvent => ({
  id: 'x',
  title: 'RANGE CLOSED',
  start: '',
  end: '',
  allDay: false,
  closes: 'yes',
  description: '',
  ...more,
});
const allDay = (date: string, lastDate = date, more: Partial<AgendaEvent> = {}) =>
  event({ start: `${date}T07:00:00.000Z`, end: `${lastDate}T23:00:00.000Z`, date, lastDate, allDay: true, ...more });
/** From one hour to another on the range's clock in October, which is seven hours behind. */
const timed = (day: string, from: number, to: number) => {
  const at = (hour: number) => new Date(Date.parse(day) + (hour + 7) * hourMs).toISOString();
  return event({ start: at(from), end: at(to) });
};

const added = (closures: Closure[], events: AgendaEvent[] = []) =>
  withClosures(events, closures, hours, days)
    .filter(({ id }) => id.startsWith('closure/'))
    .map(({ date, lastDate }) => (date === lastDate ? date : `${date} to ${lastDate}`));

test('a closure is an event of the whole day, closed, in the words of the club', () => {
  expect(withClosures([], [closure('2026-11-01')], hours, days)).toEqual([
    {
      id: 'closure/staff/2026-11-01',
      title: 'Closed',
      // A day of 25 hours.
      start: '2026-11-01T07:00:00.000Z',
      end: '2026-11-02T08:00:00.000Z',
      allDay: true,
      date: '2026-11-01',
      lastDate: '2026-11-01',
      closes: 'yes',
      description: 'The range is closed all day.',
    },
  ]);
});

test('it stands in its place among the events, before what else is on that day', () => {
  const open = event({
    id: 'open',
    closes: 'no',
    start: '2026-10-17T16:00:00.000Z',
    end: '2026-10-17T23:00:00.000Z',
  });
  const later = { ...open, id: 'later', start: '2026-10-18T16:00:00.000Z', end: '2026-10-18T23:00:00.000Z' };
  const midnight = { ...open, id: 'midnight', start: '2026-10-17T07:00:00.000Z' };
  expect(withClosures([midnight, open, later], [closure('2026-10-17')], hours, days).map(({ id }) => id)).toEqual([
    'closure/staff/2026-10-17',
    'midnight',
    'open',
    'later',
  ]);
});

test.each<[string, string, string, string[]]>([
  ['over', '2026-10-01', '2026-10-09', []],
  ['on the first day', '2026-10-10', '2026-10-10', ['2026-10-10']],
  ['on the last day', '2026-12-08', '2026-12-08', ['2026-12-08']],
  ['beyond them', '2026-12-09', '2026-12-09', []],
  ['under way', '2026-10-08', '2026-10-12', ['2026-10-08 to 2026-10-12']],
  ['going on after them', '2026-12-01', '2027-02-28', ['2026-12-01 to 2027-02-28']],
])('of the days covered, a closure that is %s', (_, from, to, expected) => {
  expect(added([closure(from, to)])).toEqual(expected);
});

describe('what the calendar announces is not told twice', () => {
  test.each<[string, AgendaEvent[], string[]]>([
    ['the same day', [allDay('2026-10-18')], []],
    ['a longer closure', [allDay('2026-10-16', '2026-10-20')], []],
    ['another day', [allDay('2026-10-17')], ['2026-10-18']],
    ['all opening hours of the day', [timed('2026-10-18', 9, 16)], []],
    ['the morning only', [timed('2026-10-18', 9, 15)], ['2026-10-18']],
    ['the afternoon only', [timed('2026-10-18', 12, 16)], ['2026-10-18']],
    ['an event of the day that is no closure', [allDay('2026-10-18', undefined, { closes: 'no' })], ['2026-10-18']],
  ])('one day, where the calendar has %s', (_, events, expected) => {
    expect(added([closure('2026-10-18')], events)).toEqual(expected);
  });

  test('of several days those that are left', () => {
    expect(added([closure('2026-10-15', '2026-10-18')], [allDay('2026-10-16')])).toEqual([
      '2026-10-15',
      '2026-10-17 to 2026-10-18',
    ]);
    expect(added([closure('2026-10-15', '2026-10-18')], [allDay('2026-10-15', '2026-10-17')])).toEqual(['2026-10-18']);
  });

  test('on a day without ordinary hours any announcement will do', () => {
    expect(added([closure('2026-10-12')], [timed('2026-10-12', 10, 12)])).toEqual([]);
    expect(added([closure('2026-10-13')], [timed('2026-10-12', 10, 12)])).toEqual(['2026-10-13']);
  });
});

describe('the closures to come', () => {
  const coming = (today: string, more: Partial<Sources>) =>
    comingClosures(today, { hours, closures: [], holidays: {}, calendar: null, ...more }).map(({ date, title }) => [
      date,
      title,
    ]);
  const news = (...events: AgendaEvent[]) => ({ checkedAt: null, complete: true, events });

  test('are those of the file, of the calendar and of the holidays, the nearest first, each until its last day', () => {
    const sources = {
      closures: [closure('2026-11-20', '2026-11-22'), closure('2026-11-14')],
      calendar: news(allDay('2026-11-15'), allDay('2026-11-29', undefined, { title: 'Trap closed', closes: 'ask' })),
      holidays: { thanksgiving: 'closed' as const },
    };
    const all = [
      ['2026-11-14', 'Closed'],
      ['2026-11-15', 'RANGE CLOSED'],
      ['2026-11-20', 'Closed'],
      ['2026-11-26', 'Closed: Thanksgiving Day'],
      ['2026-11-29', 'Trap closed'],
    ];
    expect(coming('2026-11-14', sources)).toEqual(all);
    expect(coming('2026-11-15', sources)).toEqual(all.slice(1));
    expect(coming('2026-11-22', sources)).toEqual(all.slice(2));
    expect(coming('2026-11-23', sources)).toEqual(all.slice(3));
  });

  test('hold each until it ends, also one of several days with hours of its own', () => {
    const match = event({ start: '2026-11-13T22:00:00.000Z', end: '2026-11-15T20:00:00.000Z', title: 'Closed: match' });
    expect(coming('2026-11-15', { calendar: news(match) })).toEqual([[undefined, 'Closed: match']]);
    expect(coming('2026-11-16', { calendar: news(match) })).toEqual([]);
  });

  test('say one holiday of a day that is two, in the words of its name', () => {
    const [first, ...others] = comingClosures('2027-12-31', {
      hours,
      closures: [],
      calendar: null,
      holidays: { 'new-years-eve': 'closed', observed: 'closed' },
    });
    expect(others).toEqual([]);
    expect(first).toMatchObject({
      id: 'closure/holiday-observed-2027-12-31/2027-12-31',
      title: 'Closed: New Year’s Day (observed)',
      lastDate: '2027-12-31',
      closes: 'yes',
      description: '',
    });
  });

  test('say each closure once, and nothing of what closes nothing', () => {
    expect(
      coming('2026-11-14', {
        closures: [closure('2026-11-15')],
        calendar: news(allDay('2026-11-15'), allDay('2026-11-16', undefined, { closes: 'no' })),
      }),
    ).toEqual([['2026-11-15', 'RANGE CLOSED']]);
  });
});

test.each<[string, Partial<Closure>, string | undefined, string]>([
  ['of all day', {}, undefined, '2026-10-17 00:00'],
  ['until 11', { opens: '11:00' }, 'Opens at 11:00 AM', '2026-10-16 11:00'],
  ['from 1 on', { closes: '13:00' }, 'Closes at 1:00 PM', '2026-10-16 13:00'],
  ['but for two hours', { opens: '11:00', closes: '13:00' }, 'Open 11:00 AM to 1:00 PM', '2026-10-16 13:00'],
  ['of a range until 11', { ranges: ['Trap'], opens: '11:00' }, 'Trap closed until 11:00 AM', '2026-10-16 11:00'],
  ['of a range from 1 on', { ranges: ['Trap'], closes: '13:00' }, 'Trap closed from 1:00 PM', '2026-10-17 00:00'],
])('a closure %s is announced until its last time', (_, more, part, end) => {
  const [event] = withClosures([], [{ ...closure('2026-10-15', '2026-10-16'), ...more }], hours, days);
  expect(event).toMatchObject({ closes: part ? 'partly' : 'yes' });
  expect(event?.part).toBe(part);
  expectOver(event, end);
});

const partly = { closes: 'partly' } as const;
test.each<[string, AgendaEvent, string]>([
  ['of all day', allDay('2026-10-15', '2026-10-16'), '2026-10-17 00:00'],
  ['of some hours', timed('2026-10-16', 9, 12), '2026-10-16 12:00'],
  ['without a length', timed('2026-10-16', 9, 9), '2026-10-17 00:00'],
  ['that opens at 11', { ...allDay('2026-10-16'), ...partly, hours: { opens: '11:00' } }, '2026-10-16 11:00'],
  ['that closes at 1', { ...allDay('2026-10-16'), ...partly, hours: { closes: '13:00' } }, '2026-10-16 13:00'],
  [
    'that opens at 11 on two days',
    { ...allDay('2026-10-15', '2026-10-16'), ...partly, hours: { opens: '11:00' } },
    '2026-10-16 11:00',
  ],
  [
    'that is closed 11 to 1',
    { ...timed('2026-10-16', 9, 16), ...partly, hours: { opens: '13:00', closes: '11:00' } },
    '2026-10-16 13:00',
  ],
  [
    'that opens at 11, until midnight',
    { ...timed('2026-10-16', 9, 24), ...partly, hours: { opens: '11:00' } },
    '2026-10-16 11:00',
  ],
  [
    'that opens at 11, of two days',
    { ...timed('2026-10-15', 9, 40), ...partly, hours: { opens: '11:00' } },
    '2026-10-16 11:00',
  ],
  [
    'that opens at 11, at midnight without a length',
    { ...timed('2026-10-16', 0, 0), ...partly, hours: { opens: '11:00' } },
    '2026-10-16 11:00',
  ],
  ['closed by its own times too', { ...timed('2026-10-16', 9, 16), hours: { opens: '11:00' } }, '2026-10-16 16:00'],
])('an event %s is over at its end', (_, event, end) => {
  expectOver(event, end);
});

/** It is over at that reading of the range's clock, and not a second before. */
function expectOver(event: AgendaEvent | undefined, end: string): void {
  const at = rangeMoment(`${end}:00`);
  expect(event && [isOver(event, new Date(at.getTime() - 1000)), isOver(event, at)]).toEqual([false, true]);
}
