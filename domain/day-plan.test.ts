/** A day by its sources, one table each. Over 200 lines, because all use one club. Its hours: tests/status. */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { type Closure, type DayPlan, isUnusual, planOf, type Reason, type Sources, stricterPlan } from './day-plan.ts';
import { rangeTime } from './range-time.ts';
import { calendarAt, closureOn, club, timedEvent } from '#tests/fixtures/club.ts';

/** A Thursday, open 9 to 4, check-in until 3. */
const day = '2026-10-15';
const closure = (more: Partial<Closure> = {}) => ({
  closures: [closureOn(day, { title: 'Ice', text: undefined, ...more })],
});
type Event = Partial<AgendaEvent> & { from?: string; to?: string };
const eventOf = ({ from = '09:00', to = '16:00', title = 'Snow', ...more }: Event): AgendaEvent => {
  const [start = '', end = ''] = [from, to].map((time) => `${time.includes(' ') ? '' : `${day} `}${time}:00`);
  return timedEvent(title, start, end, more);
};
const calendar = (...events: Event[]) => ({ calendar: calendarAt(`${day} 06:00:00`, ...events.map(eventOf)) });
const plan = (more: Partial<Sources> = {}) => planOf(day, { ...club, ...more });

/** "open 09:00-11:00/10:00, 13:00-16:00/15:00 (Ice)": state, windows with their last check-in, reasons, parts. */
function told({ state, windows, reasons, partly }: DayPlan): string {
  const hours = windows.map(({ opens, lastCheckIn, closes }) =>
    [rangeTime(opens), '-', rangeTime(closes), '/', rangeTime(lastCheckIn)].join(''),
  );
  const why = reasons.map(({ says, text }) => says || text);
  return [state, hours.join(', '), why.length > 0 && `(${why.join('; ')})`, ...partly.map(({ ranges }) => ranges)]
    .filter(Boolean)
    .join(' ');
}
const usual = '09:00-16:00/15:00';

const ask: Event = { title: 'Trap closed', closes: 'ask' };
const noon: Event = { title: 'Match', from: '11:00', to: '13:00' };
const late = closure({ opens: '12:00' });

test.each<[Partial<Sources>, string]>([
  [closure({ opens: '08:00', closes: '17:00' }), `open ${usual}`],
  [closure({ closes: '13:00', lastCheckIn: '11:30' }), 'open 09:00-13:00/11:30 (Ice)'],
  [calendar({ allDay: true }), 'closed (Snow)'],
  [calendar({ to: '09:00' }), `ask ${usual} (Snow)`],
  [calendar({ ...ask, from: '17:00', to: '17:00' }), `ask ${usual} (Trap closed)`],
  [calendar({ from: '17:00', to: '2026-10-17 00:00' }), `open ${usual}`],
  [calendar({ ...ask, from: '16:00', to: '17:00' }), `open ${usual}`],
  [calendar({ ...ask, from: '07:00', to: '09:00' }), `open ${usual}`],
  [calendar({ ...ask, from: '08:00', to: '09:01' }), `ask ${usual} (Trap closed)`],
  // A phone's hour before the opening may mean more; the time that an open day left, before its new one, doesn't.
  [calendar({ ...ask, from: '08:00', to: '09:00' }), `ask ${usual} (Trap closed)`],
  [calendar({ ...ask, from: '08:00', to: '09:00', hasOwnTimes: true }), `open ${usual}`],
  [calendar({ ...ask, from: '09:00', to: '10:00', hasOwnTimes: true }), `ask ${usual} (Trap closed)`],
  [{ calendar: calendarAt(`${day} 10:00:00`, eventOf({ ...ask, to: '10:00', hasOwnTimes: true })) }, `open ${usual}`],
  // The calendar was read at 6 AM, hours after the event's end, so the doubt is gone.
  [calendar({ ...ask, from: '2026-10-14 23:00', to: '04:00' }), `open ${usual}`],
  // A phone's default hour says little about when the doubt ends.
  [calendar({ ...ask, from: '07:00', to: '08:00' }), `ask ${usual} (Trap closed)`],
  [calendar({ from: '07:00', to: '09:00' }), `open ${usual}`],
  // A phone's default hour that closes nothing of the day.
  [calendar({ from: '17:00', to: '18:00' }), `ask ${usual} (Snow)`],
  [calendar({ from: '07:00', to: '08:00' }), `ask ${usual} (Snow)`],
  [calendar({ from: '10:00' }), 'closed (Snow)'],
  [{ ...closure(), ...calendar(ask) }, 'closed (Ice)'],
  [{ closures: ['13:00', '15:00'].flatMap((closes) => closure({ closes }).closures) }, 'open 09:00-13:00/12:00 (Ice)'],
  [{ closures: ['15:00', '13:00'].flatMap((closes) => closure({ closes }).closures) }, 'open 09:00-13:00/12:00 (Ice)'],
  [{ ...late, ...calendar(noon) }, 'open 13:00-16:00/15:00 (Ice; Match)'],
  [{ ...late, ...calendar({ title: 'Match', from: '12:00' }) }, 'closed (Ice; Match)'],
  // Only what decides is a reason.
  [{ closures: [...closure().closures, ...closure({ title: 'Fog', opens: '12:00' }).closures] }, 'closed (Ice)'],
  [{ ...late, ...calendar({ ...ask, ...noon, title: 'Mud' }) }, 'ask 12:00-16:00/15:00 (Mud)'],
  [
    { closures: [['Trap'], ['Trap', 'Members']].flatMap((ranges) => closure({ ranges }).closures) },
    `open ${usual} Trap,Members`,
  ],
])('a day with %j is %s', (sources, expected) => {
  expect(told(plan(sources))).toBe(expected);
});

test.each([
  ['12:59', 'ask'],
  ['13:00', 'open'],
])('a doubt that ended at 11 is over once the calendar was read two hours later: read at %s', (reading, state) => {
  const news = calendarAt(`${day} ${reading}:00`, eventOf({ ...ask, to: '11:00' }));
  expect(plan({ calendar: news }).state).toBe(state);
  // A phone's default hour stays, and so does a certain closure.
  const later = (event: Event) => told(plan({ calendar: calendarAt(`${day} 15:00:00`, eventOf(event)) }));
  expect(later({ ...ask, to: '10:00' })).toBe(`ask ${usual} (Trap closed)`);
  expect(later({ to: '11:00' })).toBe('open 11:00-16:00/15:00 (Snow)');
});

test.each<[Event, string]>([
  [{ from: '09:00', to: '16:00' }, 'all day'],
  [{ from: '2026-10-14 20:00', to: '2026-10-16 10:00' }, 'all day'],
  [{ from: '09:00', to: '15:59' }, 'until 15:59'],
  [{ from: '09:01', to: '2026-10-16 10:00' }, 'from 09:01'],
  [{ from: '11:00', to: '13:00' }, 'until 13:00 from 11:00'],
])('one range that %j closes is a part of the day: %s', (event, expected) => {
  const trap = { ranges: ['Trap'], rangesEs: ['Trap en español'], description: 'Repairs.', closes: 'partly' } as const;
  const closuresCalendar = calendarAt(`${day} 06:00:00`, eventOf({ ...event, ...trap }));
  const { state, partly } = plan({ closuresCalendar });
  const [part] = partly;
  expect(state).toBe('open');
  expect(part).toMatchObject({ title: 'Snow', from: day, to: day, text: 'Repairs.', ranges: ['Trap'] });
  const hours = [part?.opens && `until ${part.opens}`, part?.closes && `from ${part.closes}`].filter(Boolean).join(' ');
  expect(hours || 'all day').toBe(expected);
  expect(plan({ closuresCalendar, ...closure() }).partly).toEqual([]);
});

const trapClosed = { closes: 'partly', ranges: ['Trap'], title: 'Trap: mud' } as const;
const trapDay = { ...trapClosed, allDay: true };
const trapAt = (from: string, to: string) => ({ ...trapClosed, from, to });
const rifleClosed = { closes: 'partly', ranges: ['Rifle'], title: 'Rifle: lead' } as const;
const closing = (...events: Event[]) => ({ closuresCalendar: calendar(...events).calendar });
test.each<[string, Partial<Sources>, string]>([
  ['by one closure', closure({ ranges: ['Rifle', 'Trap'] }), 'closed (Ice)'],
  ['by an entry each', closing(trapDay, { ...rifleClosed, allDay: true }), 'closed (Trap: mud; Rifle: lead)'],
  [
    'one after the other',
    closing(trapAt('09:00', '12:00'), { ...rifleClosed, from: '12:00' }),
    `open ${usual} Trap Rifle`,
  ],
  [
    'both over noon',
    closing(trapAt('11:00', '13:00'), { ...rifleClosed, from: '10:00', to: '14:00' }),
    'open 09:00-11:00/10:00, 13:00-16:00/15:00 (Trap: mud; Rifle: lead) Trap Rifle',
  ],
])('the club is closed while all public ranges are: %s', (_, sources, expected) => {
  expect(told(plan(sources))).toBe(expected);
});

test.each<[string, Partial<Sources>, string]>([
  ['after hours', closing(trapAt('17:00', '19:00')), ''],
  ['before opening', closing(trapAt('07:00', '09:00')), ''],
  ['for an hour of its closed day', closing(trapAt('11:00', '12:00'), trapDay), 'Trap all day'],
  ['at two times', closing(trapAt('09:00', '10:00'), trapAt('12:00', '13:00')), 'Trap until 10:00; Trap until 13:00'],
])('a range that is closed %s is named once, if visitors meet it closed', (_, sources, expected) => {
  const said = plan(sources).partly.map(
    ({ ranges, opens }) => `${String(ranges)} ${opens ? `until ${opens}` : 'all day'}`,
  );
  expect(said.join('; ')).toBe(expected);
});

test('of the ranges that close one by one the entry and its end are the reason', () => {
  const events = [trapClosed, rifleClosed].map((one) => ({ ...one, source: 'closuresCalendar' as const, to: '11:00' }));
  const until = '2026-10-15T18:00:00.000Z';
  expect(plan(closing(...events)).reasons).toEqual([
    { kind: 'calendar', source: 'closuresCalendar', says: 'Trap: mud', until },
    { kind: 'calendar', source: 'closuresCalendar', says: 'Rifle: lead', until },
  ]);
});

test.each<[Partial<Sources>, boolean]>([
  [{}, false],
  [calendar({ ...noon, closes: 'no' }), false],
  [calendar(ask), true],
  [calendar({ title: 'Opens at noon', closes: 'partly', hours: { opens: '12:00' } }), true],
  [closure({ ranges: ['Trap'] }), true],
])('whether %j sets the day apart: %s', (more, is) => expect(isUnusual(day, { ...club, ...more })).toBe(is));

test('a day that is closed every week has no reason', () => {
  const monday = planOf('2026-10-12', { ...club, closures: [closureOn('2026-10-12')] });
  expect(told(monday)).toBe('closed');
  expect(told(stricterPlan(plan(closure()), { ...monday, day }))).toBe('closed');
});

const partly = { closes: 'partly', title: 'Snow' } as const;
const snow = { kind: 'calendar', says: 'Snow' } as const;
test.each<[Partial<Sources>, Reason]>([
  [closure({ text: 'Icy.' }), { kind: 'closure', says: 'Ice', text: 'Icy.' }],
  [
    calendar({ description: 'Two feet.', to: '12:00' }),
    { ...snow, text: 'Two feet.', until: '2026-10-15T19:00:00.000Z' },
  ],
  [calendar({ closes: 'ask', title: 'Snow', to: '12:00' }), snow],
  [calendar({ ...partly, allDay: true, hours: { opens: '11:00' } }), { ...snow, until: '2026-10-15T18:00:00.000Z' }],
  [calendar({ ...partly, hours: { opens: '11:00', closes: '13:00' } }), snow],
  [calendar({ id: 'closure/x', allDay: true }), { kind: 'closure', says: 'Snow' }],
])('of %j, what it is and until when', (sources, reason) => {
  expect(plan(sources).reasons).toEqual([reason]);
});

const asks = calendar(ask);
test.each<[Partial<Sources>, Partial<Sources>, string]>([
  [{}, late, 'open 12:00-16:00/15:00 (Ice)'],
  [late, asks, 'ask 12:00-16:00/15:00 (Trap closed)'],
  [asks, closure(), 'closed (Ice)'],
  [late, closure({ title: 'Match', closes: '12:00' }), 'closed (Ice; Match)'],
  [closure({ ranges: ['Trap'] }), closure(), 'closed (Ice)'],
])('of two plans for a day, what both allow: %#', (one, other, expected) => {
  expect(told(stricterPlan(plan(one), plan(other)))).toBe(expected);
});

test('a special day has its own hours and name, on a closed weekday and a holiday too, and closures restrict it', () => {
  const on = (date: string, more: Partial<Sources> = {}) => {
    const youth = { date, opens: '08:00', closes: '17:00', lastCheckIn: '16:00', name: 'Youth day', es: 'Juventud' };
    const found = planOf(date, { ...club, hours: { ...club.hours, specialDays: [youth] }, ...more });
    return [told(found), found.special?.name];
  };
  const whole = 'open 08:00-17:00/16:00';
  expect(on(day)).toEqual([whole, 'Youth day']);
  // A Monday.
  expect(on('2026-10-19')).toEqual([whole, 'Youth day']);
  // Thanksgiving Day: the club has said that it is closed, or nothing.
  expect(on('2026-11-26', { holidays: { thanksgiving: 'closed' } })).toEqual([whole, 'Youth day']);
  expect(on('2026-11-26')).toEqual([whole, 'Youth day']);
  expect(on(day, closure({ closes: '13:00' }))).toEqual(['open 08:00-13:00/12:00 (Ice)', 'Youth day']);
  expect(on(day, closure())).toEqual(['closed (Ice)', undefined]);
  expect(on(day, calendar({ from: '08:00', to: '10:00' }))).toEqual(['open 10:00-17:00/16:00 (Snow)', 'Youth day']);
});

test('what the server reports of a special day can only make it stricter, and names it', () => {
  const reported = { ...plan(), special: { name: 'Youth day', es: 'Juventud' } };
  expect(stricterPlan(plan(), reported).special?.name).toBe('Youth day');
  expect(stricterPlan(plan(closure()), reported).special).toBeUndefined();
});
