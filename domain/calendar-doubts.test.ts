/**
 * What a closure leaves in doubt besides its own time. Tests with whole titles and days:
 * server/feeds/closing-titles.test.ts. Over 200 lines, because each kind of title has a case.
 */
import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { type Opening, outsideOpenings, type ReadEvent, withDoubts, withRestOfDay } from './calendar-doubts.ts';
import { rangeDay, rangeTime } from './range-time.ts';
import { allDayEvent, timedEvent } from '#tests/fixtures/club.ts';
import { rowsOf } from '#tests/fixtures/rows.ts';

/** A Thursday. */
const day = '2026-10-15';
const timed = (title: string, from: string, to: string, more: Partial<AgendaEvent> = {}) =>
  timedEvent(title, `${day} ${from}:00`, `${day} ${to}:00`, more);
const allDay = (title: string, more: Partial<AgendaEvent> = {}) => allDayEvent(title, day, day, more);

/** Events of October, as "15-16 opens 11:00: Closed until 11 AM" or "15 09:00-10:00 ask: Maybe closed". */
function eventsOf(written: string): AgendaEvent[] {
  const form = /^(\d\d)(?:-(\d\d))?(?: ([\d:]+)-(?:(\d\d) )?([\d:]+))?(?: (ask|no|partly))?(?: opens ([\d:]+))?: (.*)$/;
  const [, first = '', last = first, from, day = first, to, closes = 'yes', opens, titles = ''] =
    form.exec(written) ?? [];
  const more = {
    closes: closes as AgendaEvent['closes'],
    ...(opens && { hours: { opens } }),
    ...(closes === 'partly' && { ranges: ['Trap'] }),
  };
  return titles
    .split(' / ')
    .map((title) =>
      from
        ? timedEvent(title, `2026-10-${first} ${from}:00`, `2026-10-${day} ${to}:00`, more)
        : allDayEvent(title, `2026-10-${first}`, `2026-10-${last}`, more),
    );
}

/** Likewise, "yes 15; ask 15 10:00-16 00:00 /later", with the end of a doubt's ID. */
function told(events: Iterable<AgendaEvent>): string {
  const at = (moment: string) => [rangeDay(new Date(moment)).slice(8), rangeTime(new Date(moment))] as const;
  const one = ({ closes, start, end, id }: AgendaEvent) => {
    const [[first, from], [last, to]] = [at(start), at(end)];
    const [before] = at(new Date(Date.parse(end) - 1).toISOString());
    const days = first === before ? first : `${first}-${before}`;
    const times = `${first} ${from}-${first === last ? '' : `${last} `}${to}`;
    return [closes, from === '00:00' && to === '00:00' ? days : times, /\/.*/.exec(id)?.[0]].filter(Boolean).join(' ');
  };
  return Array.from(events, one).join('; ');
}

test.each(
  rowsOf(`
15: Closed | yes 15
15 no: Trap league / Trap league until Sunday | no 15
15: Closed until Sunday | yes 15; ask 16-18 /later
15: Closed Oct 13-15 | yes 15; ask 13-14 /before
# The end is known on the event's own day, but not for an event of several days.
15 opens 11:00: Closed until 11 AM | yes 15 00:00-11:00; ask 15 11:00-16 00:00 /later
15 opens 00:00: Closed until midnight | yes 15
15-16 opens 11:00: Closed until 11 AM | yes 15-16
15 opens 11:00: Closed until 11 AM Sunday | yes 15; ask 16-18 /later
15 opens 11:00: Closed Oct 13-15 until 11 AM | yes 15; ask 13-14 /before
15-20 opens 11:00: Closed Tuesday to 11 AM | yes 15-20
# A phone's default hour.
15 09:00-10:00: Closed | yes 15 09:00-10:00; ask 15 /later
15 09:00-10:00: Closed 9-10 / Closed until 10 | yes 15 09:00-10:00
15 17:00-18:00: Closed 5-6 PM | yes 15 17:00-18:00
# Only the start is named, as by a phone that makes an event from typed text.
15 09:00-10:00: CLOSED 9AM / Closed 9-10 today | yes 15 09:00-10:00; ask 15 /later
15 09:00-10:00: Closed today | yes 15
15 09:00-10:00: Closed for the rest of the day / Cerrado el resto de hoy | yes 15 09:00-16 00:00
# With an end before its start.
15 09:00-14 09:00: Closed | yes 15 09:00-14 09:00; ask 15 /later
15 09:00-12:00: Closed | yes 15 09:00-12:00
# Titles that outlast the times of their event.
15 09:00-12:00: Closed until Sunday | yes 15 09:00-12:00; ask 15 12:00-16 00:00 /rest; ask 16-18 /later
15 09:00-12:00 ask: No shooting until Sunday | ask 15 09:00-12:00; ask 15 12:00-16 00:00 /rest; ask 16-18 /later
14 17:00-15 10:00: Closed until Sunday | yes 14 17:00-15 10:00; ask 15 10:00-16 00:00 /rest; ask 16-18 /later
15 09:00-12:00: Closed today / Closed until 2 PM | yes 15 09:00-12:00; ask 15 /later
# Hours early or late are no length of a closure.
15 09:00-12:00: Closed 2 hours early / Closed 2hrs early / Closed 2hrs late / Cerrado 2 horas antes |
  yes 15 09:00-12:00; ask 15 12:00-16 00:00 /rest; ask 16-22 /later
# A part of the day may be longer than the event.
15 11:00-13:00: Closed this afternoon / Cerrado por la tarde / Closed PM / Closed for 5 hours / Closed: 12 hrs /
  Closed 5-hour / Cerrado 5 horas | yes 15 11:00-13:00; ask 15 /later
15 09:00-12:00: Closed until noon / Closed til 12 | yes 15 09:00-12:00
# The hour at which it ends is read as a day if the event ends at another minute.
15 09:00-20:30: Closed until 20 | yes 15 09:00-20:30; ask 15-20 /later
05 09:00-20:30: Closed until 8 | yes 05 09:00-20:30; ask 05-08 /later
05 09:00-20:00: Closed UNTIL 8 | yes 05 09:00-20:00
10: Closed until 12 | yes 10; ask 11-12 /later
14 20:00-15 00:00: Closed today | yes 14 20:00-15 00:00; ask 14 /later
14 20:00-15 00:00: Closed | yes 14 20:00-15 00:00
# An event that only may close has no times of its own to keep.
15 09:00-10:00 ask: Maybe closed today | ask 15 09:00-10:00
`),
)('%s | %s', (written, expected) => {
  const events = eventsOf(written);
  expect(events.map((event) => told(withDoubts(event, false)))).toEqual(events.map(() => expected));
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

test.each(
  rowsOf(`
15 09:00-10:00: Snow | yes 15 09:00-10:00; ask 15 10:00-16 00:00 /later
15 09:00-10:01: Snow | yes 15 09:00-10:01
15 09:00-09:00: Snow | yes 15 09:00-09:00
14 23:30-15 00:00: Snow | yes 14 23:30-15 00:00
14 23:30-15 00:30: Snow | yes 14 23:30-15 00:30; ask 15 00:30-16 00:00 /later
15: Snow | yes 15
15 09:00-10:00 partly: Repairs | partly 15 09:00-16 00:00
`),
)('in the closures calendar: %s | %s', (written, expected) => {
  expect(eventsOf(written).map((event) => told(withRestOfDay(event)))).toEqual([expected]);
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
const noon = timed('Closed', '09:00', '12:00').end;
const snow = { ...allDay('Closed: snow', { closes: 'ask' }), closureEnds: timed('Snow', '07:00', '08:00').end };
test.each<[string, ReadEvent, (AgendaEvent & Opening)[], string]>([
  ['no opening', doubt, [], 'ask 16-18'],
  ['another event', allDay('Closed'), [opening(day)], 'yes 15'],
  ['one before the closure', doubt, [opening(day)], 'ask 16-18'],
  ['one before it', { ...doubt, closureEnds: noon }, [opening(day, '13:00')], 'ask 16-18'],
  ['one on the day of a closure, which may be older than the snow', snow, [opening(day)], 'ask 15'],
  ['one that is no younger than the closure', doubt, [{ ...friday, createdAt: doubt.changedAt ?? '' }], 'ask 16-18'],
  ['one after the doubt', doubt, [opening('2026-10-19', '00:00')], 'ask 16-18'],
  ['the first ends it', doubt, [saturday, friday], 'ask 16 00:00-09:00'],
  ['one from its beginning on', doubt, [opening('2026-10-16', '00:00')], ''],
  [
    'with a stated end, each is a day and no more',
    { ...doubt, hasStatedEnd: true },
    [saturday, friday],
    'ask 16 00:00-09:00; ask 16 16:00-17 09:00 /1; ask 17 16:00-19 00:00 /2',
  ],
])('a doubt and %s', (_, event, openings, expected) => {
  const left = outsideOpenings(event, openings);
  expect(told(left.map((one) => ({ ...one, id: one.id.replace(/^[^/]*/, '') })))).toBe(expected);
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
