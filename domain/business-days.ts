/** Business days in California, on the calendar of America/Los_Angeles. */
import { addDays, type Day, dayFrom, lastWeekday, nthWeekday, weekdayOf, yearOf } from './days.ts';

/** A holiday on a Sunday moves to Monday: Government Code 6701 and 19853(b). */
const movedToMonday = (day: Day): Day => (weekdayOf(day) === 'sunday' ? addDays(day, 1) : day);

/** Only Veterans Day moves from a Saturday to Friday. */
const movedToWeekday = (day: Day): Day => (weekdayOf(day) === 'saturday' ? addDays(day, -1) : movedToMonday(day));

/** California Government Code 19853, without days that only section 6700 names: docs/decisions/005-inbox.md. */
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

export const isBusinessDay = (day: Day): boolean =>
  !['saturday', 'sunday'].includes(weekdayOf(day)) && !stateHolidays(yearOf(day)).includes(day);

/** The last of so many business days after a day, which itself is not counted (Civil Code 10). */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left--;
  }
  return current;
}
