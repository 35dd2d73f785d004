/**
 * What a closure leaves in doubt besides its own time. Tests with whole titles and days:
 * server/feeds/closing-titles.test.ts. Over 200 lines, because each kind of title has a case.
 */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { type Opening, outsideOpenings, type ReadEvent, withDoubts, withRestOfDay } from './calendar-doubts.ts';
import { rangeDay, rangeTime } from './range-time.ts';
import { allDayEvent, timedEvent } from '#tests/fixtures/club.ts';

/** A Thursday. */
const day = '2026-10-15';
const at = (moment: string) => `${rangeDay(new Date(moment)).slice(5)} ${rangeTime(new Date(moment))}`;
/** "yes 10-15 09:00 to 10-15 10:00". */
const told = ({ closes, start, end, id }: AgendaEvent) =>
  [closes, at(start), 'to', at(end), /\/.*/.exec(id)?.[0]].filter(Boolean).join(' ');
const timed = (title: string, from: string, to: string, more: Partial<AgendaEvent> = {}) =>
  timedEvent(title, from.includes(' ') ? `${from}:00` : `${day} ${from}:00`, `${day} ${to}:00`, more);
const allDay = (title: string, more: Partial<AgendaEvent> = {}, last = day) => allDayEvent(title, day, last, more);

const whole = 'yes 10-15 00:00 to 10-16 00:00';
test.each<[AgendaEvent, string[]]>([
  [allDay('Closed'), [whole]],
  [allDay('Trap league', { closes: 'no' }), ['no 10-15 00:00 to 10-16 00:00']],
  [allDay('Trap league until Sunday', { closes: 'no' }), ['no 10-15 00:00 to 10-16 00:00']],
  [allDay('Closed until Sunday'), [whole, 'ask 10-16 00:00 to 10-19 00:00 /later']],
  [allDay('Closed Oct 13-15'), ['yes 10-15 00:00 to 10-16 00:00', 'ask 10-13 00:00 to 10-15 00:00 /before']],
  // The end is known on the event's own day, but not for an event of several days.
  [
    allDay('Closed until 11 AM', { hours: { opens: '11:00' } }),
    ['yes 10-15 00:00 to 10-15 11:00', 'ask 10-15 11:00 to 10-16 00:00 /later'],
  ],
  [allDay('Closed until midnight', { hours: { opens: '00:00' } }), [whole]],
  [allDay('Closed until 11 AM', { hours: { opens: '11:00' } }, '2026-10-16'), ['yes 10-15 00:00 to 10-17 00:00']],
  [
    allDay('Closed until 11 AM Sunday', { hours: { opens: '11:00' } }),
    [whole, 'ask 10-16 00:00 to 10-19 00:00 /later'],
  ],
  [
    allDay('Closed Oct 13-15 until 11 AM', { hours: { opens: '11:00' } }),
    [whole, 'ask 10-13 00:00 to 10-15 00:00 /before'],
  ],
  [allDay('Closed Tuesday to 11 AM', { hours: { opens: '11:00' } }, '2026-10-20'), ['yes 10-15 00:00 to 10-21 00:00']],
  // A phone's default hour.
  [timed('Closed', '09:00', '10:00'), ['yes 10-15 09:00 to 10-15 10:00', 'ask 10-15 00:00 to 10-16 00:00 /later']],
  [timed('Closed 9-10', '09:00', '10:00'), ['yes 10-15 09:00 to 10-15 10:00']],
  [timed('Closed 5-6 PM', '17:00', '18:00'), ['yes 10-15 17:00 to 10-15 18:00']],
  [timed('Closed until 10', '09:00', '10:00'), ['yes 10-15 09:00 to 10-15 10:00']],
  // Only the start is named, as by a phone that makes an event from typed text.
  [timed('CLOSED 9AM', '09:00', '10:00'), ['yes 10-15 09:00 to 10-15 10:00', 'ask 10-15 00:00 to 10-16 00:00 /later']],
  [timed('Closed today', '09:00', '10:00'), [whole]],
  [timed('Closed for the rest of the day', '09:00', '10:00'), ['yes 10-15 09:00 to 10-16 00:00']],
  [timed('Cerrado el resto de hoy', '09:00', '10:00'), ['yes 10-15 09:00 to 10-16 00:00']],
  [
    timed('Closed 9-10 today', '09:00', '10:00'),
    ['yes 10-15 09:00 to 10-15 10:00', 'ask 10-15 00:00 to 10-16 00:00 /later'],
  ],
  // With an end before its start.
  [
    timedEvent('Closed', `${day} 09:00:00`, '2026-10-14 09:00:00'),
    ['yes 10-15 09:00 to 10-14 09:00', 'ask 10-15 00:00 to 10-16 00:00 /later'],
  ],
  [timed('Closed', '09:00', '12:00'), ['yes 10-15 09:00 to 10-15 12:00']],
  // Titles that outlast the times of their event.
  [
    timed('Closed until Sunday', '09:00', '12:00'),
    ['yes 10-15 09:00 to 10-15 12:00', 'ask 10-15 12:00 to 10-16 00:00 /rest', 'ask 10-16 00:00 to 10-19 00:00 /later'],
  ],
  [
    timed('No shooting until Sunday', '09:00', '12:00', { closes: 'ask' }),
    ['ask 10-15 09:00 to 10-15 12:00', 'ask 10-15 12:00 to 10-16 00:00 /rest', 'ask 10-16 00:00 to 10-19 00:00 /later'],
  ],
  [
    timed('Closed until Sunday', '2026-10-14 17:00', '10:00'),
    ['yes 10-14 17:00 to 10-15 10:00', 'ask 10-15 10:00 to 10-16 00:00 /rest', 'ask 10-16 00:00 to 10-19 00:00 /later'],
  ],
  [
    timed('Closed today', '09:00', '12:00'),
    ['yes 10-15 09:00 to 10-15 12:00', 'ask 10-15 00:00 to 10-16 00:00 /later'],
  ],
  [
    timed('Closed until 2 PM', '09:00', '12:00'),
    ['yes 10-15 09:00 to 10-15 12:00', 'ask 10-15 00:00 to 10-16 00:00 /later'],
  ],
  // Hours early or late are no length of a closure.
  ...['Closed 2 hours early', 'Closed 2hrs early', 'Closed 2hrs late', 'Cerrado 2 horas antes'].map(
    (title): [AgendaEvent, string[]] => [
      timed(title, '09:00', '12:00'),
      [
        'yes 10-15 09:00 to 10-15 12:00',
        'ask 10-15 12:00 to 10-16 00:00 /rest',
        'ask 10-16 00:00 to 10-23 00:00 /later',
      ],
    ],
  ),
  // A part of the day may be longer than the event.
  ...[
    'Closed this afternoon',
    'Cerrado por la tarde',
    'Closed PM',
    'Closed for 5 hours',
    'Closed: 12 hrs',
    'Closed 5-hour',
    'Cerrado 5 horas',
  ].map((title): [AgendaEvent, string[]] => [
    timed(title, '11:00', '13:00'),
    ['yes 10-15 11:00 to 10-15 13:00', 'ask 10-15 00:00 to 10-16 00:00 /later'],
  ]),
  [timed('Closed until noon', '09:00', '12:00'), ['yes 10-15 09:00 to 10-15 12:00']],
  [timed('Closed til 12', '09:00', '12:00'), ['yes 10-15 09:00 to 10-15 12:00']],
  // The hour at which it ends is read as a day if the event ends at another minute.
  [
    timed('Closed until 20', '09:00', '20:30'),
    ['yes 10-15 09:00 to 10-15 20:30', 'ask 10-15 00:00 to 10-21 00:00 /later'],
  ],
  [
    timedEvent('Closed until 8', '2026-10-05 09:00:00', '2026-10-05 20:30:00'),
    ['yes 10-05 09:00 to 10-05 20:30', 'ask 10-05 00:00 to 10-09 00:00 /later'],
  ],
  [timedEvent('Closed UNTIL 8', '2026-10-05 09:00:00', '2026-10-05 20:00:00'), ['yes 10-05 09:00 to 10-05 20:00']],
  [
    allDayEvent('Closed until 12', '2026-10-10'),
    ['yes 10-10 00:00 to 10-11 00:00', 'ask 10-11 00:00 to 10-13 00:00 /later'],
  ],
  [
    timed('Closed today', '2026-10-14 20:00', '00:00'),
    ['yes 10-14 20:00 to 10-15 00:00', 'ask 10-14 00:00 to 10-15 00:00 /later'],
  ],
  [timed('Closed', '2026-10-14 20:00', '00:00'), ['yes 10-14 20:00 to 10-15 00:00']],
  // An event that only may close has no times of its own to keep.
  [timed('Maybe closed today', '09:00', '10:00', { closes: 'ask' }), ['ask 10-15 09:00 to 10-15 10:00']],
])('%j', (event, expected) => {
  expect([...withDoubts(event, false)].map(told)).toEqual(expected);
});

test('a doubt has the title of its closure, whole days, and the end of the closure', () => {
  const event = timed('Closed until Sunday', '09:00', '12:00', { description: 'Ice.' });
  const [, , doubt] = withDoubts(event, false);
  expect(doubt).toMatchObject({
    title: 'Closed until Sunday',
    description: 'Ice.',
    allDay: true,
    lastDate: '2026-10-18',
    closureEnds: event.end,
    hasStatedEnd: true,
  });
  expect([...withDoubts(timed('Closed', '09:00', '10:00'), false)][1]).toMatchObject({ hasStatedEnd: false });
});

test('only the office knows the end of a doubt without a stated end', () => {
  const isUnknown = (event: AgendaEvent) =>
    [...withDoubts(event, false)].map(({ endUnknownAfter }) => endUnknownAfter === day);
  expect(isUnknown(allDay('Closed until further notice'))).toEqual([false, true]);
  expect(isUnknown(allDay('Closed: gizmo'))).toEqual([false, true]);
  expect(isUnknown(allDay('Closed until Sunday'))).toEqual([false, false]);
  expect(isUnknown(timed('Closed', '09:00', '10:00'))).toEqual([false, false]);
});

test.each<[AgendaEvent, string[]]>([
  [timed('Snow', '09:00', '10:00'), ['yes 10-15 09:00 to 10-15 10:00', 'ask 10-15 10:00 to 10-16 00:00 /later']],
  [timed('Snow', '09:00', '10:01'), ['yes 10-15 09:00 to 10-15 10:01']],
  [timed('Snow', '09:00', '09:00'), ['yes 10-15 09:00 to 10-15 09:00']],
  [timed('Snow', '2026-10-14 23:30', '00:00'), ['yes 10-14 23:30 to 10-15 00:00']],
  [
    timed('Snow', '2026-10-14 23:30', '00:30'),
    ['yes 10-14 23:30 to 10-15 00:30', 'ask 10-15 00:30 to 10-16 00:00 /later'],
  ],
  [allDay('Snow'), [whole]],
  [timed('Repairs', '09:00', '10:00', { ranges: ['Trap'], closes: 'partly' }), ['partly 10-15 09:00 to 10-16 00:00']],
])('in the closures calendar: %j', (event, expected) => {
  expect([...withRestOfDay(event)].map(told)).toEqual(expected);
});

/** Until Sunday, after a closure on Thursday. */
const doubt: ReadEvent = {
  ...allDayEvent('Closed', '2026-10-16', '2026-10-18', { closes: 'ask' }),
  closureEnds: allDay('Closed').end,
  changedAt: '2026-10-15T13:00:00Z',
};
const opening = (date: string, from = '09:00', to = '16:00', createdAt = '2026-10-15T13:00:01Z') => ({
  ...timedEvent('Open', `${date} ${from}:00`, `${date} ${to}:00`),
  createdAt,
});
const [friday, saturday] = [opening('2026-10-16'), opening('2026-10-17')];
test.each<[string, ReadEvent, (AgendaEvent & Opening)[], string[]]>([
  ['no opening', doubt, [], ['ask 10-16 00:00 to 10-19 00:00']],
  ['another event', allDay('Closed'), [opening(day)], [whole]],
  ['one before the closure', doubt, [opening(day)], ['ask 10-16 00:00 to 10-19 00:00']],
  [
    'one before it',
    { ...doubt, closureEnds: timed('Closed', '09:00', '12:00').end },
    [opening(day, '13:00')],
    ['ask 10-16 00:00 to 10-19 00:00'],
  ],
  [
    'one on the day of a closure, which may be older than the snow',
    { ...doubt, ...allDay('Closed: snow'), closes: 'ask', closureEnds: timed('Closed: snow', '07:00', '08:00').end },
    [opening(day)],
    ['ask 10-15 00:00 to 10-16 00:00'],
  ],
  [
    'one that is no younger than the closure',
    doubt,
    [opening('2026-10-16', '09:00', '16:00', '2026-10-15T13:00:00Z')],
    ['ask 10-16 00:00 to 10-19 00:00'],
  ],
  ['one after the doubt', doubt, [opening('2026-10-19', '00:00')], ['ask 10-16 00:00 to 10-19 00:00']],
  ['the first ends it', doubt, [saturday, friday], ['ask 10-16 00:00 to 10-16 09:00']],
  ['one from its beginning on', doubt, [opening('2026-10-16', '00:00')], []],
  [
    'with a stated end, each is a day and no more',
    { ...doubt, hasStatedEnd: true },
    [saturday, friday],
    ['ask 10-16 00:00 to 10-16 09:00', 'ask 10-16 16:00 to 10-17 09:00 /1', 'ask 10-17 16:00 to 10-19 00:00 /2'],
  ],
])('a doubt and %s', (_, event, openings, expected) => {
  const left = outsideOpenings(event, openings);
  expect(left.map((one) => told({ ...one, id: one.id.replace(/^[^/]*/, '') }))).toEqual(expected);
  for (const one of left) for (const key of ['closureEnds', 'changedAt']) expect(one).not.toHaveProperty(key);
});

test.each([
  ['Closed 5-6 PM', '17:00', '18:00', true],
  ['Closed from 8 to 9 AM: setup', '08:00', '09:00', true],
  ['Cerrado de 17:00 a 18:00', '17:00', '18:00', true],
  ['Closed', '17:00', '18:00', undefined],
  ['Closed until 6 PM', '17:00', '18:00', undefined],
  ['Closed 5-7 PM', '17:00', '18:00', undefined],
  ['Closed today 5-6 PM', '17:00', '18:00', undefined],
  ['Closed 5-6 PM for the rest of the day', '17:00', '18:00', undefined],
])('whether %j, from %s to %s, says its own times', (title, from, to, statesTimes) => {
  expect([...withDoubts(timed(title, from, to), false)][0]?.statesTimes).toBe(statesTimes);
});
