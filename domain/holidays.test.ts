import { expect, test } from 'vitest';
import { rowsOf } from '#tests/fixtures/rows.ts';
import { addDays, dayFrom } from './days.ts';
import { holidaysOn } from './holidays.ts';

/** Each holiday of a year with its key, "observed" for the weekday of one on a weekend. */
function holidaysIn(year: number): string[] {
  const days = Array.from({ length: 366 }, (_, index) => addDays(dayFrom(year, 1, 1), index));
  return days
    .filter((day) => day.startsWith(String(year)))
    .flatMap((day) =>
      holidaysOn(day).map(({ id, key, name }) => `${day.slice(5)} ${key === id ? '' : `${key}: `}${name}`),
    );
}

// From the list of the Office of Personnel Management, with December 24 and 31. To 2029: tests/status/cases.ts.
test.each(
  rowsOf(`
2026 | 01-01 New Year’s Day; 01-19 Martin Luther King Jr. Day; 02-16 Washington’s Birthday; 05-25 Memorial Day;
  06-19 Juneteenth; 07-03 observed: Independence Day (observed); 07-04 Independence Day; 09-07 Labor Day;
  10-12 Columbus Day; 11-11 Veterans Day; 11-26 Thanksgiving Day; 12-24 Christmas Eve; 12-25 Christmas Day;
  12-31 New Year’s Eve
2027 | 01-01 New Year’s Day; 01-18 Martin Luther King Jr. Day; 02-15 Washington’s Birthday; 05-31 Memorial Day;
  06-18 observed: Juneteenth (observed); 06-19 Juneteenth; 07-04 Independence Day;
  07-05 observed: Independence Day (observed); 09-06 Labor Day; 10-11 Columbus Day; 11-11 Veterans Day;
  11-25 Thanksgiving Day; 12-24 Christmas Eve; 12-24 observed: Christmas Day (observed); 12-25 Christmas Day;
  12-31 New Year’s Eve; 12-31 observed: New Year’s Day (observed)
`),
)('the holidays of %s', (year, listed) => {
  expect(holidaysIn(Number(year)).toSorted().join('; ')).toBe(listed);
});

test('Christmas Eve and New Year’s Eve are not observed on another day', () => {
  // Both are Sundays, and their days after are holidays of their own.
  expect(holidaysOn('2028-12-24').map(({ key }) => key)).toEqual(['christmas-eve']);
  expect(holidaysOn('2028-12-25').map(({ key }) => key)).toEqual(['christmas']);
  expect(holidaysOn('2022-12-30')).toEqual([]);
  expect(holidaysOn('2023-01-02').map(({ id, key }) => [id, key])).toEqual([['new-years-day', 'observed']]);
});
