import { expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { closureLine, closurePart, closureReason } from './closure-words.ts';
import type { Closure } from './day-plan.ts';
import { allDayEvent, timedEvent } from '#tests/fixtures/club.ts';

const ranges = ['Pistol range'];
test.each<[Partial<Closure>, string | undefined]>([
  [{}, undefined],
  [{ opens: '11:00' }, 'Opens at 11:00 AM'],
  [{ closes: '13:00', lastCheckIn: '12:00' }, 'Closes at 1:00 PM. Last check-in 12:00 PM'],
  [{ opens: '11:00', closes: '13:00' }, 'Open 11:00 AM to 1:00 PM'],
  [{ ranges }, 'Pistol range closed'],
  [{ ranges: [...ranges, 'Rifle ranges'], opens: '11:00' }, 'Pistol range and Rifle ranges closed until 11:00 AM'],
  [{ ranges, closes: '13:00' }, 'Pistol range closed from 1:00 PM'],
  [{ ranges, opens: '11:00', closes: '13:00' }, 'Pistol range open only 11:00 AM to 1:00 PM'],
])('%j leaves out a part: %s', (closure, part) => {
  expect(closurePart(closure)).toBe(part);
});

test.each([
  ['snow', 'Closed: snow|Closed today for snow|Closed today: today for snow|Closed (snow)|Closed; snow|Closed/snow'],
  ['snow', 'Closed due to the snow today|Today closed for snow'],
  ['Snow', 'Snow: range closed|Closed. Snow.'],
  ['storm', 'CLOSED - storm|Range closed: storm'],
  ['wind', 'Closed on Saturday, October 17 due to wind'],
  ['ice', 'Closed until noon: ice'],
  ['3-gun match', 'Closed: 3-gun match'],
  ['nieve', 'Cerrado hoy por nieve'],
  ['Thanksgiving', 'Thanksgiving - CLOSED'],
  ['Thanksgiving Day', 'Thanksgiving Day'],
  ['', 'Closed|Closed 9:00 AM - 12:00 PM|Closed for today|Closed for the rest of the day|Closed this Saturday'],
  ['', 'Sorry, we’re closed today'],
])('%j is the reason of %s', (reason, titles) => {
  const all = titles.split('|');
  expect(all.map((title) => [title, closureReason(title)])).toEqual(all.map((title) => [title, reason]));
});

const day = '2026-10-15';
test.each<[AgendaEvent, string]>([
  [allDayEvent('Closed: snow', day), 'Closed today: snow'],
  [allDayEvent('Closed', day), 'Closed today'],
  [allDayEvent('Closed: snow', day, '2026-10-16'), 'Closed today to Friday, October 16: snow'],
  [timedEvent('Closed: snow', `${day} 11:00:00`, `${day} 13:00:00`), 'Closed today, 11:00 AM to 1:00 PM: snow'],
  [allDayEvent('Short', day, day, { closes: 'partly', part: 'Opens at 11:00 AM' }), 'Today: Opens at 11:00 AM'],
  [allDayEvent('Trap closed', day, day, { closes: 'ask' }), 'Today: Trap closed. The range may be closed: call first'],
  // No date is told twice.
  [allDayEvent('Closed Sunday, October 18', '2026-10-18'), 'Closed Sunday, October 18'],
])('%j in one line: %s', (event, line) => {
  expect(closureLine(event, day)).toBe(line);
});
