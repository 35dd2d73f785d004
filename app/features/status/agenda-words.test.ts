import { expect, test } from 'vitest';
import { allDayEvent, timedEvent } from '#tests/fixtures/club.ts';
import { words } from '#words/en.ts';
import { textOf } from '#words/phrase.ts';
import { sayWhen, titleOf } from '#words/say-event.ts';
import { eventsByDay } from './agenda-words.ts';

const party = (from: string, to: string) => timedEvent('Work party', `2026-10-${from}:00`, `2026-10-${to}:00`);

test('an event is under its day at the range, and not in UTC', () => {
  const events = [allDayEvent('Match', '2026-10-03'), party('03 21:00', '03 22:00')];
  expect(eventsByDay(events, words)).toEqual([{ date: '2026-10-03', title: 'Saturday, October 3', events }]);
});

test.each([
  [party('03 09:00', '03 16:00'), '9:00 AM to 4:00 PM'],
  [party('03 09:00', '03 09:00'), '9:00 AM'],
  [party('03 09:00', '04 10:00'), '9:00 AM to Sunday, October 4, 10:00 AM'],
  [allDayEvent('Match', '2026-10-03'), 'All day'],
  [allDayEvent('Match', '2026-10-03', '2026-10-05'), 'All day, until Monday, October 5'],
])('%j: %s', (event, when) => expect(textOf(sayWhen(words, event))).toBe(when));

test('what the club wrote says its language, what it decided on is in that of the page', () => {
  const [match, holiday] = [allDayEvent('Match', '2026-10-03'), allDayEvent('Closed: Christmas', '2026-12-25')];
  expect(titleOf(words, match)).toEqual([{ said: 'Match', language: 'en' }]);
  expect(titleOf(words, { ...match, title: 'Cerrado por lluvia' })).toEqual([
    { said: 'Cerrado por lluvia', language: 'es' },
  ]);
  expect(textOf(titleOf(words, { ...holiday, holiday: { holiday: 'christmas', isObserved: false } }))).toBe(
    'Closed: Christmas Day',
  );
});
