import { describe, expect, it } from 'vitest';
import { addDays, dayFrom, daysBetween, lastWeekday, nthWeekday, weekdayOf } from './days.ts';

describe('the calendar of the range', () => {
  it('counts days across both clock changes and leap days', () => {
    expect(addDays('2026-03-07', 2)).toBe('2026-03-09');
    expect(addDays('2026-10-31', 2)).toBe('2026-11-02');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
    expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
  });

  it('knows the day of the week, and the days that a month counts by it', () => {
    expect(weekdayOf('2026-11-26')).toBe('thursday');
    expect(weekdayOf('2028-02-29')).toBe('tuesday');
    expect(nthWeekday(2026, 11, 'thursday', 4)).toBe('2026-11-26');
    expect(nthWeekday(2026, 6, 'monday', 1)).toBe('2026-06-01');
    expect(lastWeekday(2026, 5, 'monday')).toBe('2026-05-25');
    expect(lastWeekday(2026, 12, 'thursday')).toBe('2026-12-31');
    expect(dayFrom(2026, 7, 4)).toBe('2026-07-04');
  });
});
