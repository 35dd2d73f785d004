/**
 * What a day is like by each source, and by several: its hours, and the reason that is given. Over 200 lines, because
 * each source has cases.
 */
import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { type Closure, type DayPlan, planOf, type Reason, type Sources, stricterPlan } from './day-plan.ts';
import { addDays } from './days.ts';
import { rangeMoment, rangeReading } from './range-time.ts';

/** A Thursday, open 9 to 4, check-in until 3. */
const day = '2026-10-15';
const club: Sources = {
  hours: {
    week: [{ days: ['thursday'], opens: '09:00', closes: '16:00', lastCheckIn: '15:00' }],
    seasons: [],
  },
  closures: [],
  holidays: {},
  calendar: null,
};
const closure = (more: Partial<Closure>): Partial<Sources> => ({
  closures: [{ id: 'x', title: 'Closed: ice', text: '', from: day, to: day, ...more }],
});
/** Events of the calendar, on that day from 9 to 4 unless they say otherwise. */
type Event = Partial<AgendaEvent> & { from?: string; to?: string };
const eventOf = ({ from = '09:00', to = '16:00', ...more }: Event): AgendaEvent => {
  const [start, end] = [from, to].map((time) => rangeMoment(`${time.includes(' ') ? '' : `${day} `}${time}:00`));
  const times = { start: start?.toISOString() ?? '', end: end?.toISOString() ?? '' };
  return { id: 'e', title: 'Closed: snow', allDay: false, closes: 'yes', description: '', ...times, ...more };
};
const calendar = (...events: Event[]): Partial<Sources> => ({
  calendar: { checkedAt: null, complete: true, events: events.map(eventOf) },
});

/** "open 09:00-11:00/10:00, 13:00-16:00/15:00 (Closed: ice)": state, windows with their last check-in, reasons. */
function told({ state, windows, reasons, partly }: DayPlan): string {
  const time = (at: Date) => rangeReading(at).slice(11, 16);
  const hours = windows.map(({ opens, lastCheckIn, closes }) => `${time(opens)}-${time(closes)}/${time(lastCheckIn)}`);
  const why = reasons.map(({ says, text }) => says || text);
  return [state, hours.join(', '), why.length > 0 && `(${why.join('; ')})`, ...partly.map(({ ranges }) => ranges)]
    .filter(Boolean)
    .join(' ');
}
const planned = (more: Partial<Sources>, on = day) => told(planOf(on, { ...club, ...more }));
const usual = '09:00-16:00/15:00';

test.each<[string, Partial<Sources>, string]>([
  ['nothing', {}, `open ${usual}`],
  ['a closure', closure({}), 'closed (Closed: ice)'],
  ['a closure that begins tomorrow', closure({ from: addDays(day, 1), to: addDays(day, 2) }), `open ${usual}`],
  ['a closure that ended yesterday', closure({ from: '2026-10-01', to: addDays(day, -1) }), `open ${usual}`],
  ['a late opening', closure({ opens: '11:00' }), 'open 11:00-16:00/15:00 (Closed: ice)'],
  ['an early closing', closure({ closes: '13:00' }), 'open 09:00-13:00/12:00 (Closed: ice)'],
  ['its own last check-in', closure({ closes: '13:00', lastCheckIn: '11:30' }), 'open 09:00-13:00/11:30 (Closed: ice)'],
  ['both', closure({ opens: '11:00', closes: '13:00' }), 'open 11:00-13:00/12:00 (Closed: ice)'],
  ['hours that are longer than the usual ones', closure({ opens: '08:00', closes: '17:00' }), `open ${usual}`],
  ['an opening after the last check-in', closure({ opens: '15:00' }), 'closed (Closed: ice)'],
  ['a closure of one range', closure({ ranges: ['Trap'] }), `open ${usual} Trap`],
])('with %s: %s', (_, sources, expected) => {
  expect(planned(sources)).toBe(expected);
});

describe('an event of the calendar', () => {
  const [partly, ask, allDay] = [
    { title: 'Short day', closes: 'partly' },
    { title: 'Trap closed', closes: 'ask' },
    { allDay: true },
  ] as const;
  const asked = (title: string) => `ask ${usual} (${title})`;
  test.each<[string, Event, string]>([
    ['of the whole day', { ...allDay, date: day, lastDate: day }, 'closed (Closed: snow)'],
    ['of days around it', { ...allDay, date: '2026-10-14', lastDate: '2026-10-16' }, 'closed (Closed: snow)'],
    ['of a whole day without dates', allDay, 'closed (Closed: snow)'],
    ['of the days before', { ...allDay, date: '2026-10-13', lastDate: '2026-10-14' }, `open ${usual}`],
    ['of the days after', { ...allDay, date: '2026-10-16', lastDate: '2026-10-17' }, `open ${usual}`],
    ['that closes nothing', { closes: 'no' }, `open ${usual}`],
    ['from morning to evening', {}, 'closed (Closed: snow)'],
    ['in between', { from: '11:00', to: '13:00' }, 'open 09:00-11:00/10:00, 13:00-16:00/15:00 (Closed: snow)'],
    ['until 10', { from: '08:00', to: '10:00' }, 'open 10:00-16:00/15:00 (Closed: snow)'],
    ['from 2 on', { from: '14:00', to: '18:00' }, 'open 09:00-14:00/13:00 (Closed: snow)'],
    ['that leaves an hour before which nobody can check in', { from: '10:00' }, 'closed (Closed: snow)'],
    ['of several days', { from: '2026-10-14 12:00', to: '2026-10-15 12:00' }, 'open 12:00-16:00/15:00 (Closed: snow)'],
    ['until midnight', { from: '2026-10-14 12:00', to: '2026-10-15 00:00' }, `open ${usual}`],
    ['from midnight on', { from: '2026-10-16 00:00', to: '2026-10-17 00:00' }, `open ${usual}`],
    ['from the evening on', { from: '17:00', to: '2026-10-17 00:00' }, `open ${usual}`],
    ['without an end', { to: '09:00' }, asked('Closed: snow')],
    ['at midnight, without an end', { from: '00:00', to: '00:00' }, asked('Closed: snow')],
    ['of another day, without an end', { from: '2026-10-14 09:00', to: '2026-10-14 09:00' }, `open ${usual}`],
    ['at an hour before the range opens', { from: '07:00', to: '09:00' }, asked('Closed: snow')],
    ['at an hour after it has closed', { from: '16:00', to: '17:00' }, asked('Closed: snow')],
    ['until the end of the day', { from: '16:00', to: '2026-10-16 00:00' }, asked('Closed: snow')],
    [
      'for the evening, at another hour',
      { from: '18:00', to: '19:00', hours: { closes: '15:00' } },
      'open 09:00-15:00/14:00 (Closed: snow)',
    ],
    ['for today, at another hour', { title: 'Closed today', from: '18:00', to: '19:00' }, 'closed (Closed today)'],
    ['hoy, at another hour', { title: 'Cerrado hoy', from: '18:00', to: '19:00' }, 'closed (Cerrado hoy)'],
    ['all day, at one hour', { title: 'Closed all day', to: '10:00' }, 'closed (Closed all day)'],
    ['todo el dia', { title: 'Cerrado todo el dia', to: '10:00' }, 'closed (Cerrado todo el dia)'],
    ['todo el día', { title: 'Cerrado todo el día', to: '10:00' }, 'closed (Cerrado todo el día)'],
    ['that may close', ask, asked('Trap closed')],
    ['that may close all day', { ...ask, ...allDay, from: '17:00', to: '18:00' }, asked('Trap closed')],
    ['that may close in the evening', { ...ask, from: '16:00', to: '17:00' }, `open ${usual}`],
    ['that may close in the evening, without an end', { ...ask, from: '17:00', to: '17:00' }, asked('Trap closed')],
    ['by which it closes at 1', { ...partly, hours: { closes: '13:00' } }, 'open 09:00-13:00/12:00 (Short day)'],
    ['by which it opens at 11', { ...partly, hours: { opens: '11:00' } }, 'open 11:00-16:00/15:00 (Short day)'],
    [
      'by which it is open 11 to 1',
      { ...partly, hours: { opens: '11:00', closes: '13:00' } },
      'open 11:00-13:00/12:00 (Short day)',
    ],
    [
      'by which it is closed 11 to 1',
      { ...partly, hours: { opens: '13:00', closes: '11:00' } },
      'open 09:00-11:00/10:00, 13:00-16:00/15:00 (Short day)',
    ],
    [
      'by which it opens and closes at noon',
      { ...partly, hours: { opens: '12:00', closes: '12:00' } },
      'closed (Short day)',
    ],
    ['by which it is open as usual', { ...partly, hours: { opens: '09:00', closes: '16:00' } }, `open ${usual}`],
    [
      'closed by its times and its title',
      { to: '11:00', hours: { opens: '12:00' } },
      'open 12:00-16:00/15:00 (Closed: snow)',
    ],
  ])('%s: %s', (_, event, expected) => {
    expect(planned(calendar(event))).toBe(expected);
  });
});

describe('of several sources', () => {
  const ask: Event = { id: 'ask', title: 'Trap closed', closes: 'ask' };
  const noon: Event = { id: 'noon', title: 'Match', from: '11:00', to: '13:00' };
  const late = closure({ title: 'Ice', opens: '12:00' });
  test.each<[string, Partial<Sources>, string]>([
    ['what closes counts, and not what may', { ...closure({}), ...calendar(ask) }, 'closed (Closed: ice)'],
    ['what closes counts, and not what shortens', { ...late, ...calendar({}) }, 'closed (Closed: snow)'],
    ['hours are what all leave', { ...late, ...calendar(noon) }, 'open 13:00-16:00/15:00 (Ice; Match)'],
    [
      'the earliest end counts',
      { ...closure({ closes: '13:00' }), ...calendar({ closes: 'partly', hours: { closes: '15:00' } }) },
      'open 09:00-13:00/12:00 (Closed: ice; Closed: snow)',
    ],
    [
      'what may close says why, and nothing else does',
      { ...late, ...calendar(ask) },
      'ask 12:00-16:00/15:00 (Trap closed)',
    ],
    [
      'each is a reason of what only all of them close',
      { ...late, ...calendar({ title: 'Match', from: '12:00', to: '16:00' }) },
      'closed (Ice; Match)',
    ],
    [
      'one that several tell of is told once',
      { ...closure({ title: 'Closed: snow' }), ...calendar({}) },
      'closed (Closed: snow)',
    ],
    [
      'a part matters only while the rest is open',
      { closures: [...(closure({}).closures ?? []), ...(closure({ ranges: ['Trap'] }).closures ?? [])] },
      'closed (Closed: ice)',
    ],
  ])('%s: %s', (_, sources, expected) => {
    expect(planned(sources)).toBe(expected);
  });

  test('a day that is closed every week has no reason', () => {
    const monday = { ...closure({ from: '2026-10-12', to: '2026-10-12' }), holidays: {} };
    expect(planned(monday, '2026-10-12')).toBe('closed');
  });
});

test.each<[string, Partial<Sources>, Reason]>([
  ['a closure', closure({ text: 'Icy.' }), { kind: 'closure', says: 'Closed: ice', text: 'Icy.' }],
  [
    'a late opening',
    closure({ opens: '11:00' }),
    { kind: 'closure', says: 'Closed: ice', text: '', until: '2026-10-15T18:00:00.000Z' },
  ],
  ['shorter hours', closure({ opens: '11:00', closes: '13:00' }), { kind: 'closure', says: 'Closed: ice', text: '' }],
  [
    'an event',
    calendar({ description: 'Two feet.', to: '12:00' }),
    { kind: 'calendar', says: 'Closed: snow', text: 'Two feet.', until: '2026-10-15T19:00:00.000Z' },
  ],
  ['an event of all day', calendar({ allDay: true }), { kind: 'calendar', says: 'Closed: snow' }],
  ['an event without an end', calendar({ to: '09:00' }), { kind: 'calendar', says: 'Closed: snow' }],
  ['an event at another hour', calendar({ from: '16:00', to: '17:00' }), { kind: 'calendar', says: 'Closed: snow' }],
  ['an event at an early hour', calendar({ from: '08:00', to: '09:00' }), { kind: 'calendar', says: 'Closed: snow' }],
  [
    'an event by which it opens at 11',
    calendar({ allDay: true, closes: 'partly', hours: { opens: '11:00' } }),
    { kind: 'calendar', says: 'Closed: snow', until: '2026-10-15T18:00:00.000Z' },
  ],
  [
    'an event by which it is closed 11 to 1',
    calendar({ closes: 'partly', hours: { opens: '13:00', closes: '11:00' } }),
    { kind: 'calendar', says: 'Closed: snow', until: '2026-10-15T20:00:00.000Z' },
  ],
  [
    'an event by which it is open 11 to 1',
    calendar({ closes: 'partly', hours: { opens: '11:00', closes: '13:00' } }),
    { kind: 'calendar', says: 'Closed: snow' },
  ],
  [
    'an event by which it opens and closes at noon',
    calendar({ closes: 'partly', hours: { opens: '12:00', closes: '12:00' } }),
    { kind: 'calendar', says: 'Closed: snow' },
  ],
  [
    'an event by which it closes at 1',
    calendar({ to: '10:00', closes: 'partly', hours: { closes: '13:00' } }),
    { kind: 'calendar', says: 'Closed: snow' },
  ],
  [
    'an event that closes until 10, and by its title until 11',
    calendar({ to: '10:00', hours: { opens: '11:00' } }),
    { kind: 'calendar', says: 'Closed: snow', until: '2026-10-15T18:00:00.000Z' },
  ],
  [
    'an event that closes until noon, and by its title until 11',
    calendar({ to: '12:00', hours: { opens: '11:00' } }),
    { kind: 'calendar', says: 'Closed: snow', until: '2026-10-15T19:00:00.000Z' },
  ],
  ['an event that may close', calendar({ closes: 'ask', to: '12:00' }), { kind: 'calendar', says: 'Closed: snow' }],
  ['the server’s closure', calendar({ id: 'closure/x', allDay: true }), { kind: 'closure', says: 'Closed: snow' }],
])('says of %s what it is, and until when', (_, sources, reason) => {
  expect(planOf(day, { ...club, ...sources }).reasons).toEqual([reason]);
});

describe('of two plans for a day', () => {
  const plan = (more: Partial<Sources>) => planOf(day, { ...club, ...more });
  const open = plan({});
  test('the windows are what both allow, and the reasons those of the stricter one', () => {
    const late = plan(closure({ title: 'Ice', opens: '12:00' }));
    const asks = plan(calendar({ title: 'Trap closed', closes: 'ask' }));
    const closed = plan(closure({ title: 'Snow' }));
    expect(told(stricterPlan(open, late))).toBe('open 12:00-16:00/15:00 (Ice)');
    expect(told(stricterPlan(late, asks))).toBe('ask 12:00-16:00/15:00 (Trap closed)');
    expect(told(stricterPlan(asks, late))).toBe('ask 12:00-16:00/15:00 (Trap closed)');
    expect(told(stricterPlan(asks, closed))).toBe('closed (Snow)');
    const early = plan(closure({ title: 'Match', closes: '12:00' }));
    expect(told(stricterPlan(late, early))).toBe('closed (Ice; Match)');
  });

  test('a day that one knows as closed every week needs no reason', () => {
    const never = planOf(day, { ...club, hours: { week: [], seasons: [] } });
    expect(told(stricterPlan(plan(closure({ title: 'Snow' })), never))).toBe('closed');
    expect(told(stricterPlan(open, never))).toBe('closed');
  });

  test('a part that is closed stays so while the rest is open', () => {
    const trap = plan(closure({ ranges: ['Trap'] }));
    expect(told(stricterPlan(trap, open))).toBe(`open ${usual} Trap`);
    expect(told(stricterPlan(trap, plan(closure({}))))).toBe('closed (Closed: ice)');
  });
});
