import { describe, expect, it } from 'vitest';
import {
  clockAt,
  fullDate,
  fullDates,
  longDate,
  longMoment,
  momentAt,
  plainSpaces,
  formatTime,
  spokenWeekdays,
  timeAt,
  weekdayDate,
} from './format-time.ts';

describe('moments on the range’s clock', () => {
  it('name their zone, in summer and in winter', () => {
    expect(clockAt(new Date('2026-07-04T16:53:00Z'))).toBe('9:53 AM PDT');
    expect(clockAt(new Date('2026-12-04T23:00:00Z'))).toBe('3:00 PM PST');
    expect(timeAt(new Date('2026-12-04T20:00:00Z'))).toBe('12:00 PM');
    expect(longMoment(new Date('2026-06-05T18:00:00Z'))).toBe('June 5, 2026 at 11:00 AM');
  });

  it('name the day when it is not today at the range', () => {
    const now = new Date('2026-07-05T03:00:00Z'); // still July 4 at the range
    expect(momentAt(new Date('2026-07-04T16:53:00Z'), now)).toBe('9:53 AM PDT');
    expect(momentAt(new Date('2026-07-03T16:53:00Z'), now)).toBe('Fri, Jul 3, 9:53 AM PDT');
  });
});

it('says days, the year only where it is needed', () => {
  expect(longDate('2025-06-04')).toBe('June 4, 2025');
  expect(fullDate('2026-06-19')).toBe('Friday, June 19, 2026');
  expect(weekdayDate('2025-10-04')).toBe('Saturday, October 4');
  expect(fullDates('2026-06-19', '2026-06-19')).toBe('Friday, June 19, 2026');
  expect(fullDates('2026-06-19', '2026-06-21')).toBe('Friday, June 19 – Sunday, June 21, 2026');
});

it('says readings of the clock, and days of the week in a row or one by one', () => {
  expect(['00:00', '09:05', '12:00', '16:30'].map(formatTime)).toEqual(['12:00 AM', '9:05 AM', '12:00 PM', '4:30 PM']);
  expect(spokenWeekdays(['sunday', 'thursday', 'saturday', 'friday'])).toBe('Thursday to Sunday');
  expect(spokenWeekdays(['sunday', 'saturday'])).toBe('Saturday and Sunday');
  expect(spokenWeekdays(['monday', 'wednesday', 'friday'])).toBe('Monday, Wednesday and Friday');
  expect(spokenWeekdays([])).toBe('');
});

it('puts plain spaces where the platform has narrow or no-break ones', () => {
  expect(plainSpaces('9:53\u202FAM\u2009–\u20094:00\u00A0PM PDT')).toBe('9:53 AM – 4:00 PM PDT');
});
