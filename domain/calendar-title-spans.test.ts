import { expect, test } from 'vitest';
import { lastDayMeant } from './calendar-title-spans.ts';

const friday = '2026-10-09';

test.each([
  ['', friday],
  ['today', friday],
  ['Friday', friday],
  ['Fridays', friday],
  ['until noon', friday],
  ['until dark', friday],
  ['until Friday 4 PM', friday],
  ['hasta las 2', friday],
  ['through Oct 9', friday],
  ['por la mañana', friday],
  ['through Sunday', '2026-10-11'],
  ['hasta el domingo', '2026-10-11'],
  ['Sat & Sun', '2026-10-11'],
  ['through Tues.', '2026-10-13'],
  ['hasta el martes', '2026-10-13'],
  ['hasta el miércoles', '2026-10-14'],
  ['until Thursday', '2026-10-15'],
  ['reopens Monday', '2026-10-11'],
  ['reabrimos el lunes', '2026-10-11'],
  ['back on Sunday', '2026-10-10'],
  ['rescheduled to Sunday', '2026-10-10'],
  ['tomorrow', '2026-10-10'],
  ['hoy y mañana', '2026-10-10'],
  ['this weekend', '2026-10-11'],
  ['all week', '2026-10-11'],
  ['toda la semana', '2026-10-11'],
  ['next week', '2026-10-18'],
  ['la próxima semana', '2026-10-18'],
  ['for 1 day', friday],
  ['2 day closure', '2026-10-10'],
  ['for 3 days', '2026-10-11'],
  ['10 días', '2026-10-18'],
  ['1 week', '2026-10-15'],
  ['for 2 weeks', '2026-10-22'],
  ['1 semana', '2026-10-15'],
  ['2 semanas', '2026-10-22'],
  ['rest of week', '2026-10-11'],
  ['tmrw', '2026-10-10'],
  ['2026-10-09 to 2026-10-12', '2026-10-12'],
  ['for a week', '2026-10-23'],
  ['a couple of days', '2026-10-23'],
  ['48 hours', '2026-10-23'],
  ['UFN', '2026-10-23'],
  ['until Oct 14', '2026-10-14'],
  ['until October 14', '2026-10-14'],
  ['Oct. 9 to 12', '2026-10-12'],
  ['October 9-12', '2026-10-12'],
  ['hasta el 14 de octubre', '2026-10-14'],
  ['10/9-10/12', '2026-10-12'],
  ['until 1/2', '2027-01-02'],
  ['until Jan 2', '2027-01-02'],
  ['hasta el 2 de enero', '2027-01-02'],
  ['Dec 24, Nov 26', '2026-12-24'],
  // 200 days ahead, one more, and no day of any year.
  ['until April 27', '2027-04-27'],
  ['until April 28', friday],
  ['lot 13/14', friday],
  ['until further notice', '2026-10-23'],
  ['hasta nuevo aviso', '2026-10-23'],
  ['for several days', '2026-10-23'],
  ['dos semanas', '2026-10-23'],
  ['for the winter', '2026-10-23'],
  ['this month', '2026-10-23'],
  ['9-12th', '2026-10-23'],
  ['until it melts', '2026-10-23'],
  ['until further notice, at least Sunday', '2026-10-11'],
])('"Closed %s", entered on a Friday alone, may hold until %s', (until, last) => {
  expect(lastDayMeant(`Closed ${until}`, friday, friday)).toBe(last);
});

test.each([
  ['Closed Thursday', '2026-10-10'],
  ['Closed Friday', '2026-10-10'],
  ['Closed Saturday', '2026-10-10'],
  ['Closed through Sunday', '2026-10-11'],
  ['Closed through Wednesday', '2026-10-14'],
  ['Closed tomorrow', '2026-10-11'],
  ['Closed 2 days', '2026-10-10'],
  ['Closed for 5 days', '2026-10-12'],
])('%j, entered from Thursday to Saturday, may hold until %s', (title, last) => {
  expect(lastDayMeant(title, '2026-10-08', '2026-10-10')).toBe(last);
});

test('a week ends on its Sunday', () => {
  expect(lastDayMeant('Closed this weekend', '2026-10-11', '2026-10-11')).toBe('2026-10-11');
  expect(lastDayMeant('Closed all week', '2026-10-12', '2026-10-12')).toBe('2026-10-18');
});
