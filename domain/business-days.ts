/** Business days in California, on the calendar of America/Los_Angeles. */
import { addDays, type Day, dayFrom, lastWeekday, nthWeekday, weekdayOf, yearOf } from './days.ts';

/** A holiday on a Sunday is kept on the Monday after it: Government Code 6701 and 19853(b). */
const movedToMonday = (day: Day): Day => (weekdayOf(day) === 'sunday' ? addDays(day, 1) : day);

/** Veterans Day alone moves from a Saturday to the Friday before it. Other Saturday holidays are not moved. */
const movedToWeekday = (day: Day): Day => (weekdayOf(day) === 'saturday' ? addDays(day, -1) : movedToMonday(day));

/**
 * The days of a year on which California's state offices keep a holiday: Government Code 19853.
 *
 * Section 6700 names more days (Lincoln, Admission, Columbus and others) on which state offices work. Taking the
 * shorter list makes every deadline the same or earlier, never later: see docs/decisions/005-inbox.md. Days that the
 * Governor or the President appoints once cannot be computed, and are left out for the same reason.
 */
export function stateHolidays(year: number): Day[] {
  const thanksgiving = nthWeekday(year, 11, 'thursday', 4);
  return [
    movedToMonday(dayFrom(year, 1, 1)),
    nthWeekday(year, 1, 'monday', 3), // Dr. Martin Luther King, Jr. Day
    nthWeekday(year, 2, 'monday', 3), // Washington's birthday
    movedToMonday(dayFrom(year, 3, 31)), // Cesar Chavez Day
    lastWeekday(year, 5, 'monday'), // Memorial Day
    movedToMonday(dayFrom(year, 7, 4)),
    nthWeekday(year, 9, 'monday', 1), // Labor Day
    movedToWeekday(dayFrom(year, 11, 11)), // Veterans Day
    thanksgiving,
    addDays(thanksgiving, 1),
    movedToMonday(dayFrom(year, 12, 25)),
  ];
}

/** True from Monday to Friday except on a state holiday. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 'saturday' || weekday === 'sunday') return false;
  return !stateHolidays(yearOf(day)).includes(day);
}

/**
 * The last of that many business days after a day. The day itself is not counted (Civil Code 10), whatever the hour.
 * `count` is a whole number of at least 1.
 */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left--;
  }
  return current;
}
