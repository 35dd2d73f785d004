import { describe, expect, test } from 'vitest';
import type { AgendaEvent } from './agenda.ts';
import { closureLine, closurePart, closureReason } from './closure-words.ts';
import type { Closure } from './day-plan.ts';
import { rangeMoment } from './range-time.ts';

const closure: Closure = { id: 'x', title: 'x', from: '2026-10-15', to: '2026-10-15', text: 'x' };

test.each<[Partial<Closure>, string | undefined]>([
  [{}, undefined],
  [{ opens: '11:00' }, 'Opens at 11:00 AM'],
  [{ closes: '13:00' }, 'Closes at 1:00 PM'],
  [{ closes: '13:00', lastCheckIn: '12:00' }, 'Closes at 1:00 PM. Last check-in 12:00 PM'],
  [{ opens: '11:00', closes: '13:00' }, 'Open 11:00 AM to 1:00 PM'],
  [{ ranges: ['Pistol range'] }, 'Pistol range closed'],
  [{ ranges: ['Pistol range', 'Rifle ranges'], opens: '11:00' }, 'Pistol range and Rifle ranges closed until 11:00 AM'],
  [{ ranges: ['Pistol range'], closes: '13:00' }, 'Pistol range closed from 1:00 PM'],
  [{ ranges: ['Pistol range'], opens: '11:00', closes: '13:00' }, 'Pistol range open only 11:00 AM to 1:00 PM'],
])('%j leaves out a part: %s', (more, part) => {
  expect(closurePart({ ...closure, ...more })).toBe(part);
});

test.each([
  ['Closed: snow', 'snow'],
  ['CLOSED - storm', 'storm'],
  ['Range closed: storm', 'storm'],
  ['Closed', ''],
  ['Closed today for snow', 'snow'],
  ['Closed today: today for snow', 'snow'],
  ['Closed on Saturday, October 17 due to wind', 'wind'],
  ['Closed until noon: ice', 'ice'],
  ['Closed 9:00 AM - 12:00 PM', ''],
  ['Closed: 3-gun match', '3-gun match'],
  ['Closed (snow)', 'snow'],
  ['Cerrado hoy por nieve', 'nieve'],
  ['Closed for today', ''],
  ['Closed for the rest of the day', ''],
  ['Closed this Saturday', ''],
  ['Closed due to the snow today', 'snow'],
  ['Today closed for snow', 'snow'],
  ['Sorry, we’re closed today', ''],
  ['Snow: range closed', 'Snow'],
  ['Thanksgiving - CLOSED', 'Thanksgiving'],
  ['Closed. Snow.', 'Snow'],
  ['Closed; snow', 'snow'],
  ['Closed/snow', 'snow'],
  ['Thanksgiving Day', 'Thanksgiving Day'],
])('the reason of %j is %j', (title, reason) => {
  expect(closureReason(title)).toBe(reason);
});

describe('one closure in one line', () => {
  const at = (reading: string) => rangeMoment(reading).toISOString();
  const event: AgendaEvent = {
    id: 'x',
    title: 'Closed: snow',
    start: at('2026-10-15 00:00:00'),
    end: at('2026-10-16 00:00:00'),
    allDay: true,
    date: '2026-10-15',
    lastDate: '2026-10-15',
    closes: 'yes',
    description: '',
  };
  test.each<[Partial<AgendaEvent>, string]>([
    [{}, 'Closed today: snow'],
    [{ title: 'Closed' }, 'Closed today'],
    [{ lastDate: '2026-10-16' }, 'Closed today to Friday, October 16: snow'],
    [
      { allDay: false, start: at('2026-10-15 11:00:00'), end: at('2026-10-15 13:00:00') },
      'Closed today, 11:00 AM to 1:00 PM: snow',
    ],
    [{ closes: 'partly', part: 'Opens at 11:00 AM' }, 'Today: Opens at 11:00 AM'],
    [{ closes: 'ask', title: 'Trap closed' }, 'Today: Trap closed. The range may be closed: call first'],
  ])('%j', (more, line) => {
    expect(closureLine({ ...event, ...more }, '2026-10-15')).toBe(line);
  });
  test('says no date twice', () => {
    const sunday = { start: at('2026-10-18 00:00:00'), date: '2026-10-18', lastDate: '2026-10-18' };
    expect(closureLine({ ...event, ...sunday, title: 'Closed Sunday, October 18' }, '2026-10-15')).toBe(
      'Closed Sunday, October 18',
    );
  });
});
