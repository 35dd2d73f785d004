import { expect, test } from 'vitest';
import { addDays, dayFrom } from './days.ts';
import { holidaysOn } from './holidays.ts';

/** Each holiday of a year with its key, "observed" for the weekday of one on a weekend. */
function holidaysIn(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(dayFrom(year, 1, 1), index));
  return days
    .filter((day) => day.startsWith(String(year)))
    .flatMap((day) => holidaysOn(day).map(({ id, key, name }) => `${day} ${key === id ? '' : `${key}: `}${name}`));
}

// From the list of the Office of Personnel Management, with December 24 and 31.
test.each([
  [
    2026,
    `2026-01-01 New Year’s Day
2026-01-19 Martin Luther King Jr. Day
2026-02-16 Washington’s Birthday
2026-05-25 Memorial Day
2026-06-19 Juneteenth
2026-07-03 observed: Independence Day (observed)
2026-07-04 Independence Day
2026-09-07 Labor Day
2026-10-12 Columbus Day
2026-11-11 Veterans Day
2026-11-26 Thanksgiving Day
2026-12-24 Christmas Eve
2026-12-25 Christmas Day
2026-12-31 New Year’s Eve`,
  ],
  [
    2027,
    `2027-01-01 New Year’s Day
2027-01-18 Martin Luther King Jr. Day
2027-02-15 Washington’s Birthday
2027-05-31 Memorial Day
2027-06-18 observed: Juneteenth (observed)
2027-06-19 Juneteenth
2027-07-04 Independence Day
2027-07-05 observed: Independence Day (observed)
2027-09-06 Labor Day
2027-10-11 Columbus Day
2027-11-11 Veterans Day
2027-11-25 Thanksgiving Day
2027-12-24 observed: Christmas Day (observed)
2027-12-24 Christmas Eve
2027-12-25 Christmas Day
2027-12-31 New Year’s Eve
2027-12-31 observed: New Year’s Day (observed)`,
  ],
])('the holidays of %i', (year, listed) => expect(holidaysIn(year).toSorted()).toEqual(listed.split('\n').toSorted()));

test('Christmas Eve and New Year’s Eve are not observed on another day', () => {
  // Both are Sundays, and their days after are holidays of their own.
  expect(holidaysOn('2028-12-24').map(({ key }) => key)).toEqual(['christmas-eve']);
  expect(holidaysOn('2028-12-25').map(({ key }) => key)).toEqual(['christmas']);
  expect(holidaysOn('2022-12-30')).toEqual([]);
  expect(holidaysOn('2023-01-02').map(({ id, key }) => [id, key])).toEqual([['new-years-day', 'observed']]);
});
