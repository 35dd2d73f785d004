import { expect, test } from 'vitest';
import type { Plans } from '#content/today.server.ts';
import { addDays } from '#domain/days.ts';
import { specialHours } from './opening-hours.ts';
import { club } from '#tests/fixtures/club.ts';

const plans: Plans = {
  ...club,
  closures: [
    { id: 'past', title: 'Closed: past', from: '2026-11-01', to: '2026-11-20', text: '' },
    { id: 'late', title: 'Late opening', from: '2026-12-18', to: '2027-01-03', text: '', opens: '10:30' },
    { id: 'staff', title: 'Closed: staff', from: '2026-12-10', to: '2026-12-18', text: '' },
    { id: 'trap', title: 'Trap', from: '2026-11-28', to: '2026-11-28', text: '', ranges: ['Trap'] },
  ],
  holidays: { 'christmas-eve': 'open', christmas: 'closed' },
};

const entries = specialHours(plans, '2026-11-19').map(({ name, validFrom, validThrough, opens, closes }) =>
  [name, validFrom, validThrough, `${String(opens)}-${String(closes)}`].join(' | '),
);

test('publishes each day that differs from the week, from today on, with the cause and what is left', () => {
  expect(entries.slice(0, 9)).toEqual([
    'Closed: past | 2026-11-19 | 2026-11-20 | 00:00-00:00',
    // The club has not decided these days.
    'Thanksgiving Day: call first | 2026-11-26 | 2026-11-26 | 00:00-00:00',
    'Closed: staff | 2026-12-10 | 2026-12-18 | 00:00-00:00',
    // Mondays to Wednesdays stay closed.
    'Late opening | 2026-12-19 | 2026-12-20 | 10:30-16:00',
    'Late opening | 2026-12-24 | 2026-12-24 | 10:30-16:00',
    'Christmas Day | 2026-12-25 | 2026-12-25 | 00:00-00:00',
    'Late opening | 2026-12-26 | 2026-12-27 | 10:30-16:00',
    'New Year’s Eve: call first | 2026-12-31 | 2026-12-31 | 00:00-00:00',
    'New Year’s Day: call first | 2027-01-01 | 2027-01-01 | 00:00-00:00',
  ]);
});

test('publishes no day twice', () => {
  const days = specialHours(plans, '2026-11-19').flatMap(({ validFrom, validThrough }) => {
    const list: string[] = [];
    for (let day = String(validFrom); day <= String(validThrough); day = addDays(day, 1)) list.push(day);
    return list;
  });
  expect(new Set(days).size).toBe(days.length);
});
