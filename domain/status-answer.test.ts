/** Its other fields: tests/status/status.test.ts. */
import { expect, test } from 'vitest';
import { type Sources, unreadCalendar } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';
import { statusAnswer } from './status-answer.ts';
import { calendarAt, club } from '#tests/fixtures/club.ts';

const read = '2026-10-17 10:29:00';
test.each<[Sources['calendar'], object[]]>([
  [calendarAt(read), [{ source: 'calendar', readAt: rangeMoment(read).toISOString(), isTrusted: true }]],
  [
    { ...calendarAt(read), complete: false },
    [{ source: 'calendar', readAt: rangeMoment(read).toISOString(), isTrusted: false }],
  ],
  [unreadCalendar, [{ source: 'calendar', readAt: null, isTrusted: false }]],
  [null, []],
])('an answer names the polled sources, including one that was never read: %j', (calendar, sources) => {
  expect(statusAnswer(rangeMoment('2026-10-17 10:30:00'), { ...club, calendar }).sources).toEqual(sources);
});
