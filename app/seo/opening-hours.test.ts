import { expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { type Sources, unreadCalendar } from '#domain/day-plan.ts';
import { addDays, weekdayOf } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { businessDescription } from './business.server.ts';
import { noneKnown, setKnownClosures } from './known-closures.server.ts';
import { specialHours } from './opening-hours.ts';
import { allDayEvent, calendarAt, club, timedEvent } from '#tests/fixtures/club.ts';

const sources: Sources = {
  ...club,
  closures: [
    { id: 'past', title: 'Closed: past', from: '2026-11-01', to: '2026-11-20', text: '' },
    { id: 'late', title: 'Late opening', from: '2026-12-18', to: '2027-01-03', text: '', opens: '10:30' },
    { id: 'staff', title: 'Closed: staff', from: '2026-12-10', to: '2026-12-18', text: '' },
    { id: 'trap', title: 'Trap', from: '2026-11-28', to: '2026-11-28', text: '', ranges: ['Trap'] },
  ],
  holidays: { 'christmas-eve': 'open', christmas: 'closed' },
};

test('publishes each day that differs from the week, with the cause and the remaining hours', () => {
  const entries = specialHours(sources, '2026-11-19').map(({ name, validFrom, validThrough, opens, closes }) => {
    expect(validThrough).toBe(validFrom);
    return [name, validFrom, `${String(opens)}-${String(closes)}`].join(' | ');
  });
  expect(entries.slice(0, 16)).toEqual([
    'Closed: past | 2026-11-19 | 00:00-00:00',
    'Closed: past | 2026-11-20 | 00:00-00:00',
    // The club has not decided these days.
    'Call first: Thanksgiving Day | 2026-11-26 | 00:00-00:00',
    // Mondays to Wednesdays are closed anyway.
    ...['10', '11', '12', '13', '17', '18'].map((day) => `Closed: staff | 2026-12-${day} | 00:00-00:00`),
    ...['19', '20', '24'].map((day) => `Late opening | 2026-12-${day} | 10:30-16:00`),
    'Closed: Christmas Day | 2026-12-25 | 00:00-00:00',
    ...['26', '27'].map((day) => `Late opening | 2026-12-${day} | 10:30-16:00`),
    'Call first: New Year’s Eve | 2026-12-31 | 00:00-00:00',
  ]);
});

test('a calendar closure of some hours leaves an entry on each side, and no entry says "now"', () => {
  const calendar = calendarAt(
    '2026-11-20 06:00:00',
    timedEvent('Closed: match', '2026-11-21 11:00:00', '2026-11-21 13:00:00'),
    allDayEvent('Closed: snow', '2026-11-22'),
  );
  const entries = specialHours({ ...club, calendar }, '2026-11-20');
  expect(entries.slice(0, 3).map(({ name, validFrom, opens, closes }) => [name, validFrom, opens, closes])).toEqual([
    ['match', '2026-11-21', '09:00', '11:00'],
    ['match', '2026-11-21', '13:00', '16:00'],
    ['Closed: snow', '2026-11-22', '00:00', '00:00'],
  ]);
  // An unread calendar adds no entries: the week's usual hours apply.
  expect(specialHours({ ...club, calendar: unreadCalendar }, '2026-11-20')).toEqual(specialHours(club, '2026-11-20'));
  expect(JSON.stringify(entries)).not.toMatch(/\b(?:now|today)\b/i);
});

test('the club’s structured data has the closures known at build time, and no others', () => {
  const { week } = readContent().hours;
  const day = Array.from({ length: 7 }, (_, ahead) => addDays(rangeDay(new Date()), ahead + 1)).find((one) =>
    week.some((group) => 'opens' in group && group.days.includes(weekdayOf(one))),
  );
  const closures = [allDayEvent('Deer cull', day ?? '')];
  const said = () => JSON.stringify(businessDescription());
  setKnownClosures({ ...noneKnown, closuresCalendar: { ...unreadCalendar, complete: true, events: closures } });
  expect(said()).toContain(`Deer cull","validFrom":"${day}"`);
  setKnownClosures(noneKnown);
  expect(said()).not.toContain('Deer cull');
});
