/** For whole calendars, see tests/upstreams/calendar.test.ts. */
import { expect, test } from 'vitest';
import { withDoubts } from '#domain/calendar-doubts.ts';
import { rangeTime } from '#domain/range-time.ts';
import { timedEvent } from '#tests/fixtures/club.ts';
import { withDoubtsOfEdited } from './edited-closures.ts';

test('the time after an edited closure stays in doubt, on its own day too', () => {
  const closure = timedEvent('Closed until Tuesday', '2026-10-11 09:00:00', '2026-10-11 12:00:00', { closes: 'yes' });
  const known = [...withDoubts({ ...closure, id: 'q@club/2026-10-11T16:00:00' }, false)];
  const [event = closure] = known;
  const edited = withDoubtsOfEdited(
    { events: [{ ...event, title: 'Plow', closes: 'no' }], outside: [], removed: [], unreadable: 0 },
    known,
  );
  expect(
    edited.map(({ closes, start, end }) => [closes, rangeTime(new Date(start)), rangeTime(new Date(end))]),
  ).toEqual([
    ['ask', '09:00', '12:00'],
    ['ask', '12:00', '00:00'],
    ['ask', '00:00', '00:00'],
  ]);
});
