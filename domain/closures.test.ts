import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { comingClosures, isOver, withClosures } from './closures.ts';
import type { Closure, Sources } from './day-plan.ts';
import type { Hours } from './hours.ts';

const hours: Hours = {
  week: [
    { days: ['thursday', 'friday', 'saturday', 'sunday'], opens: '09:00', closes: '16:00', lastCheckIn: '15:00' },
    { days: ['monday', 'tuesday', 'wednesday'], closed: true },
  ],
  seasons: [],
};
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
const timed = (day: string, from: number, to: number) =>
  event({ start: `${day}T${from + 7}:00:00.000Z`, end: `${day}T${to + 7}:00:00.000Z` });

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
  expect(withClosures([open, later], [closure('2026-10-17')], hours, days).map(({ id }) => id)).toEqual([
    'closure/staff/2026-10-17',
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

  test('hold each until it ends, also one of several days with hours of its own, and a late opening', () => {
    const match = event({ start: '2026-11-13T22:00:00.000Z', end: '2026-11-15T20:00:00.000Z', title: 'Closed: match' });
    expect(coming('2026-11-15', { calendar: news(match) })).toEqual([[undefined, 'Closed: match']]);
    expect(coming('2026-11-16', { calendar: news(match) })).toEqual([]);
    const sources = { hours, closures: [{ ...closure('2026-11-14'), opens: '12:00' }], holidays: {}, calendar: null };
    const [late] = comingClosures('2026-11-14', sources);
    expect(
      late && [isOver(late, new Date('2026-11-14T19:59:59Z')), isOver(late, new Date('2026-11-14T20:00:00Z'))],
    ).toEqual([false, true]);
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
