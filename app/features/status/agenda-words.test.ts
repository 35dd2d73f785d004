import { expect, test } from 'vitest';
import type { AgendaEvent } from '#domain/agenda.ts';
import { allDayEvent, timedEvent } from '#tests/fixtures/club.ts';
import { words } from '#words/en.ts';
import { textOf } from '#words/phrase.ts';
import { sayWhen, titleOf } from '#words/say-event.ts';
import { eventsByDay, foldedDays } from './agenda-words.ts';

const party = (from: string, to: string) => timedEvent('Work party', `2026-10-${from}:00`, `2026-10-${to}:00`);

test('an event is listed under its day at the range, not in UTC', () => {
  const events = [allDayEvent('Match', '2026-10-03'), party('03 21:00', '03 22:00')];
  expect(eventsByDay(events, words)).toEqual([{ date: '2026-10-03', title: 'Saturday, October 3', events }]);
});

test.each([
  [party('03 09:00', '03 16:00'), '9:00 AM to 4:00 PM'],
  [party('03 09:00', '03 09:00'), '9:00 AM'],
  [party('03 09:00', '04 10:00'), '9:00 AM to Sunday, October 4, 10:00 AM'],
  [party('03 00:00', '03 16:00'), 'Until 4:00 PM'],
  [party('03 00:00', '04 00:00'), 'All day'],
  [allDayEvent('Match', '2026-10-03'), 'All day'],
  [allDayEvent('Match', '2026-10-03', '2026-10-05'), 'All day, until Monday, October 5'],
])('%j: %s', (event, when) => expect(textOf(sayWhen(words, event))).toBe(when));

test('the club’s own words are marked with their language; our sentences are in the page’s', () => {
  const [match, holiday] = [allDayEvent('Match', '2026-10-03'), allDayEvent('Closed: Christmas', '2026-12-25')];
  expect(titleOf(words, match)).toEqual([{ said: 'Match', language: 'en' }]);
  expect(titleOf(words, { ...match, title: 'Cerrado por lluvia' })).toEqual([
    { said: 'Cerrado por lluvia', language: 'es' },
  ]);
  expect(textOf(titleOf(words, { ...holiday, holiday: { holiday: 'christmas', isObserved: false } }))).toBe(
    'Closed: Christmas Day',
  );
});

test('a long list shows its first two days, and later ones that may close the range or have other hours', () => {
  const closures = { 10: 'yes', 12: 'partly', 13: 'ask' } as const;
  const days = Array.from({ length: 14 }, (_, index) => {
    const date = `2026-10-${String(index + 1).padStart(2, '0')}`;
    const closes = closures[(index + 1) as keyof typeof closures] ?? 'no';
    return {
      date,
      title: date,
      events: [
        { ...allDayEvent('Match', date), closes: 'no' as const },
        { ...allDayEvent('Match', date), closes },
      ],
    };
  });
  const asked: string[] = [];
  const { shown, folded } = foldedDays(days, (day) => {
    asked.push(day);
    return day === '2026-10-08';
  });
  // A page asks each minute, and works out the plan of a day for it.
  expect(asked.length).toBe(new Set(asked).size);
  const numbers = (list: typeof shown) => list.map(({ date }) => Number(date.slice(-2)));
  expect([numbers(shown), numbers(folded)]).toEqual([
    [1, 2, 8, 10, 12, 13],
    [3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14],
  ]);
});

test('what recurs is described once, and each closure', () => {
  const daily = (date: string, closes: AgendaEvent['closes'] = 'no') => ({
    date,
    title: date,
    events: [{ ...allDayEvent('Open', date), description: 'Check in by three.', closes }],
  });
  const { shown } = foldedDays([daily('2026-10-01'), daily('2026-10-02'), daily('2026-10-03', 'partly')], () => false);
  expect(shown.flatMap(({ events }) => events.map(({ description }) => description))).toEqual([
    'Check in by three.',
    '',
    'Check in by three.',
  ]);
});
