/**
 * domain/status.ts against the naive oracle beside this file: at every boundary and a second to each side, and every 15
 * minutes of two years (a year's end with its leap day and both clock changes among them), whatever the machine's zone.
 */
import { DateTime } from 'luxon';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import type { Sources } from '#domain/day-plan.ts';
import { statusAt } from '#domain/status.ts';
import { oracleState } from './oracle.ts';

const zone = 'America/Los_Angeles';
const iso = (reading: string) => DateTime.fromSQL(reading, { zone }).toUTC().toISO() ?? '';
const timed = (from: string, to: string): AgendaEvent => ({
  id: from,
  title: 'Closed',
  start: iso(from),
  end: iso(to),
  allDay: false,
  closes: 'yes',
  description: '',
});
const days = (date: string, lastDate: string, closes: AgendaEvent['closes']): AgendaEvent => ({
  ...timed(`${date} 00:00`, `${lastDate} 23:59`),
  allDay: true,
  date,
  lastDate,
  closes,
});

/** A club on which everything happens that can. */
const club: Sources = {
  hours: {
    week: [
      { days: ['thursday'], opens: '12:00', closes: '18:00', lastCheckIn: '17:00' },
      { days: ['friday', 'saturday', 'sunday'], opens: '09:00', closes: '16:00', lastCheckIn: '15:00' },
      { days: ['monday', 'tuesday', 'wednesday'], closed: true },
    ],
    seasons: [
      {
        id: 'summer',
        title: 'Summer hours',
        from: '2027-06-01',
        to: '2027-08-31',
        week: [
          { days: ['wednesday', 'saturday'], opens: '08:30', closes: '19:00', lastCheckIn: '18:15' },
          { days: ['sunday'], opens: '10:00', closes: '10:45', lastCheckIn: '10:30' },
          { days: ['monday', 'tuesday', 'thursday', 'friday'], closed: true },
        ],
      },
    ],
  },
  closures: [
    { id: 'a', title: 'a', from: '2026-12-17', to: '2026-12-20', text: 'a' },
    { id: 'b', title: 'b', from: '2026-12-21', to: '2027-01-02', text: 'b' },
    { id: 'late', title: 'late', from: '2027-03-12', to: '2027-03-14', text: 'late', opens: '11:30' },
    { id: 'early', title: 'early', from: '2027-11-05', to: '2027-11-07', text: 'early', closes: '13:00' },
    {
      id: 'leap',
      title: 'leap',
      from: '2028-02-27',
      to: '2028-03-02',
      text: 'leap',
      closes: '14:00',
      lastCheckIn: '12:30',
    },
    {
      id: 'short',
      title: 'short',
      from: '2027-04-09',
      to: '2027-04-09',
      text: 'short',
      opens: '14:00',
      closes: '14:30',
    },
    { id: 'trap', title: 'trap', from: '2027-05-01', to: '2027-05-31', text: 'trap', ranges: ['Trap'] },
  ],
  holidays: { thanksgiving: 'closed', 'new-years-day': 'open', juneteenth: 'open', observed: 'closed' },
  calendar: {
    checkedAt: '2030-01-01T00:00:00Z',
    complete: true,
    events: [
      days('2027-02-06', '2027-02-07', 'yes'),
      days('2027-02-12', '2027-02-12', 'ask'),
      timed('2027-02-13 11:00', '2027-02-13 13:00'),
      timed('2027-02-14 06:00', '2027-02-14 10:00'),
      timed('2027-02-19 14:00', '2027-02-21 12:00'),
      timed('2027-02-27 15:30', '2027-02-27 20:00'),
      days('2027-12-31', '2028-01-01', 'ask'),
      // Over both clock changes.
      timed('2027-11-06 22:00', '2027-11-07 10:15'),
      timed('2028-03-11 20:00', '2028-03-12 10:30'),
    ],
  },
};

const begin = Date.UTC(2026, 10, 1);
const end = Date.UTC(2028, 10, 10);
const minute = 60_000;

/** The club, whose calendar was just read. */
const clubAt = (moment: Date): Sources => ({
  ...club,
  calendar: club.calendar && { ...club.calendar, checkedAt: moment.toISOString() },
});

const differs = (at: number) => {
  const moment = new Date(at);
  const [said, expected] = [statusAt(moment, clubAt(moment)).state, oracleState(moment, club)];
  return said === expected ? [] : [`${moment.toISOString()}: ${said}, and not ${expected}`];
};

/** Every boundary of the two years: what the status itself names, and the readings that the content names. */
function boundaries(): number[] {
  const found = new Set<number>();
  for (let at = begin; at < end; at = statusAt(new Date(at), clubAt(new Date(at))).changesAt.getTime()) found.add(at);
  for (
    let day = DateTime.fromMillis(begin, { zone }).startOf('day');
    day.toMillis() < end;
    day = day.plus({ days: 1 })
  ) {
    found.add(day.toMillis());
  }
  return [...found];
}

test('at each boundary, and a second to each side of it', () => {
  const moments = boundaries().flatMap((at) => [at - 1000, at, at + 1000]);
  expect(moments.length).toBeGreaterThan(5_000);
  expect(moments.flatMap(differs)).toEqual([]);
});

test('every 15 minutes of two years', () => {
  const wrong: string[] = [];
  for (let at = begin; at < end; at += 15 * minute) wrong.push(...differs(at));
  expect(wrong).toEqual([]);
  // On a machine that does much else at once.
}, 300_000);

test('nothing changes before the moment that the status names, and a next opening is one', () => {
  const wrong: string[] = [];
  for (let at = begin; at < end; at += 11 * 60 * minute + 13_000) {
    const sources = clubAt(new Date(at));
    const { state, changesAt, next } = statusAt(new Date(at), sources);
    const before = statusAt(new Date(changesAt.getTime() - 1), sources).state;
    if (before !== state) wrong.push(`${new Date(at).toISOString()}: ${state} until ${changesAt.toISOString()}`);
    if (!next) wrong.push(`${new Date(at).toISOString()}: no opening`);
    else if (
      oracleState(next.at, club) === 'closed' ||
      oracleState(new Date(next.at.getTime() - 1000), club) === 'open'
    )
      wrong.push(`${new Date(at).toISOString()}: opens ${next.at.toISOString()}`);
  }
  expect(wrong).toEqual([]);
});

test('a calendar that says less never opens what it closed, and one that was not read opens nothing', () => {
  for (let at = begin; at < begin + 200 * 24 * 60 * minute; at += 185 * minute) {
    const moment = new Date(at);
    const known = statusAt(moment, clubAt(moment)).state;
    const events = club.calendar?.events ?? [];
    const unread = statusAt(moment, { ...club, calendar: { checkedAt: null, complete: true, events } }).state;
    expect([known === 'open' || known === 'check-in-ends-soon' ? 'unknown' : known]).toEqual([unread]);
  }
});

test('a closure that is entered while the page is open closes it, and the next opening is after it', () => {
  for (let at = begin; at < begin + 200 * 24 * 60 * minute; at += 2500 * minute) {
    const snow = days('2026-01-01', '2027-05-20', 'yes');
    const calendar = { checkedAt: null, complete: true, events: [snow] };
    const { state, next } = statusAt(new Date(at), { ...club, calendar });
    expect([state, next?.at.toISOString()]).toEqual(['closed', '2027-05-21T16:00:00.000Z']);
  }
});

describe.each(['Pacific/Honolulu', 'Asia/Tokyo', 'Pacific/Auckland', 'UTC'])('on a machine in %s', (machine) => {
  const before = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = machine;
  });
  afterEach(() => {
    process.env['TZ'] = before;
    if (before === undefined) delete process.env['TZ'];
  });

  test('it is the same', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
    const wrong: string[] = [];
    for (let at = begin; at < end; at += 403 * minute) wrong.push(...differs(at));
    for (const change of [Date.UTC(2027, 2, 14, 10), Date.UTC(2027, 10, 7, 9)])
      for (let at = change - 36 * 60 * minute; at < change + 36 * 60 * minute; at += 5 * minute)
        wrong.push(...differs(at));
    expect(wrong).toEqual([]);
  });
});
