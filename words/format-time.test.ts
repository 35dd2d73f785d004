import { expect, test, vi } from 'vitest';
import {
  clockAt,
  formatTime,
  fullDate,
  fullDates,
  longMoment,
  momentAt,
  plainSpaces,
  spanishMonthDay,
  spanishTime,
  spanishTimeAt,
  spanishWeekday,
  spokenWeekdays,
} from './format-time.ts';

test('moments and days as text', () => {
  expect(clockAt(new Date('2026-12-04T23:00:00Z'))).toBe('3:00 PM PST');
  expect(longMoment(new Date('2026-06-05T18:00:00Z'))).toBe('June 5, 2026 at 11:00 AM');
  const now = new Date('2026-07-05T03:00:00Z'); // still July 4 at the range
  expect(momentAt(new Date('2026-07-04T16:53:00Z'), now)).toBe('9:53 AM PDT');
  expect(momentAt(new Date('2026-07-03T16:53:00Z'), now)).toBe('Fri, Jul 3, 9:53 AM PDT');
  expect(fullDate('2026-06-19')).toBe('Friday, June 19, 2026');
  expect(fullDates('2026-06-19', '2026-06-21')).toBe('Friday, June 19 – Sunday, June 21, 2026');
  expect(['00:00', '09:05', '12:00', '16:30'].map(formatTime)).toEqual(['12:00 AM', '9:05 AM', '12:00 PM', '4:30 PM']);
  expect(spokenWeekdays(['sunday', 'thursday', 'saturday', 'friday'])).toBe('Thursday to Sunday');
  expect(spokenWeekdays(['sunday', 'saturday'])).toBe('Saturday and Sunday');
  expect(spokenWeekdays(['monday', 'wednesday', 'friday'])).toBe('Monday, Wednesday and Friday');
  expect(plainSpaces('9:53\u202FAM\u2009–\u20094:00\u00A0PM PDT')).toBe('9:53 AM – 4:00 PM PDT');
});

test('the same in Spanish', () => {
  expect([spanishWeekday('monday'), spanishWeekday('sunday')]).toEqual(['lunes', 'domingo']);
  expect(spanishMonthDay('2027-01-01')).toBe('1 de enero');
  expect(spanishTime('16:00')).toBe('4:00 p.m.');
});

test('a Spanish time is the same in browsers that write "p. m.", as Chromium 109 does', () => {
  // TypeScript declares it as a method, but it is a getter.
  const format = vi.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get');
  format.mockReturnValueOnce(() => '4:00\u00A0p.\u00A0m.');
  format.mockReturnValueOnce(() => '5 de junio de 2026, 9:05\u202Fa.\u00A0m.');
  expect([spanishTimeAt(new Date()), longMoment(new Date(), 'es')]).toEqual([
    '4:00 p.m.',
    '5 de junio de 2026, 9:05 a.m.',
  ]);
  format.mockRestore();
});
