import { describe, expect, it } from 'vitest';
import { addBusinessDays, isBusinessDay, stateHolidays } from './business-days.ts';

describe('state holidays', () => {
  // As published by the California Department of Human Resources for those years.
  it.each([
    [2013, ['01-01', '01-21', '02-18', '04-01', '05-27', '07-04', '09-02', '11-11', '11-28', '11-29', '12-25']],
    [2014, ['01-01', '01-20', '02-17', '03-31', '05-26', '07-04', '09-01', '11-11', '11-27', '11-28', '12-25']],
    [2024, ['01-01', '01-15', '02-19', '04-01', '05-27', '07-04', '09-02', '11-11', '11-28', '11-29', '12-25']],
  ])('are those that the state published for %i', (year, days) => {
    expect(stateHolidays(year)).toEqual(days.map((day) => `${year}-${day}`));
  });

  it('moves a Sunday holiday to Monday', () => {
    expect(stateHolidays(2023)).toContain('2023-01-02');
    expect(stateHolidays(2021)).toContain('2021-07-05');
    expect(stateHolidays(2022)).toContain('2022-12-26');
  });

  it('moves Veterans Day from a Saturday to Friday, and no other holiday', () => {
    expect(stateHolidays(2023)).toContain('2023-11-10');
    expect(isBusinessDay('2026-07-03')).toBe(true); // 4 July 2026 is a Saturday
    expect(isBusinessDay('2021-12-24')).toBe(true); // 25 December 2021 is a Saturday
  });
});

describe('business days', () => {
  it('start counting on the day after, skipping weekends', () => {
    expect(addBusinessDays('2026-06-01', 1)).toBe('2026-06-02');
    expect(addBusinessDays('2026-06-05', 1)).toBe('2026-06-08');
    expect(addBusinessDays('2026-06-06', 1)).toBe('2026-06-08');
  });

  it('skip Thanksgiving and the day after it', () => {
    // Friday 20 November 2026; 26 and 27 November do not count.
    expect(addBusinessDays('2026-11-20', 10)).toBe('2026-12-08');
  });

  it('cross the end of a year', () => {
    expect(addBusinessDays('2026-12-18', 10)).toBe('2027-01-05');
  });
});
