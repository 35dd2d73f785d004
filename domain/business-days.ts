/**
 * Calendar days and business days in California. A day is written "2026-11-26"; it is a day on the calendar of
 * America/Los_Angeles, with no time in it, so that no clock change can move it.
 */

/** A calendar day in America/Los_Angeles, "YYYY-MM-DD". */
export type Day = string;

const dayMs = 86_400_000;

// Days are counted in UTC, where each has 24 hours.
const utc = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** 0 is Sunday, 6 is Saturday. */
const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay();

/** The day that many calendar days later (earlier when negative). */
export const addDays = (day: Day, days: number): Day => dayOf(utc(day) + days * dayMs);

/** How many calendar days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / dayMs);

const fixed = (year: number, month: number, date: number): Day => dayOf(Date.UTC(year, month - 1, date));

/** The nth given weekday of a month, 1 for the first. */
function nth(year: number, month: number, weekday: number, n: number): Day {
  const first = fixed(year, month, 1);
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7);
}

function last(year: number, month: number, weekday: number): Day {
  const end = dayOf(Date.UTC(year, month, 0));
  return addDays(end, -((weekdayOf(end) - weekday + 7) % 7));
}

/** A holiday on a Sunday is kept on the Monday after it: Government Code 6701 and 19853(b). */
const orMonday = (day: Day): Day => (weekdayOf(day) === 0 ? addDays(day, 1) : day);

/** Veterans Day alone moves from a Saturday to the Friday before it. Other Saturday holidays are not moved. */
const orFridayToo = (day: Day): Day => (weekdayOf(day) === 6 ? addDays(day, -1) : orMonday(day));

const [monday, thursday] = [1, 4];

/**
 * The days of a year on which California's state offices keep a holiday: Government Code 19853.
 *
 * Section 6700 names more days (Lincoln, Admission, Columbus and others) on which state offices work. Taking the shorter
 * list makes every deadline the same or earlier, never later: see docs/decisions/005-inbox.md. Days that the Governor
 * or the President appoints once cannot be computed, and are left out for the same reason.
 */
export function stateHolidays(year: number): Day[] {
  const thanksgiving = nth(year, 11, thursday, 4);
  return [
    orMonday(fixed(year, 1, 1)),
    nth(year, 1, monday, 3), // Dr. Martin Luther King, Jr. Day
    nth(year, 2, monday, 3), // Washington's birthday
    orMonday(fixed(year, 3, 31)), // Cesar Chavez Day
    last(year, 5, monday), // Memorial Day
    orMonday(fixed(year, 7, 4)),
    nth(year, 9, monday, 1), // Labor Day
    orFridayToo(fixed(year, 11, 11)), // Veterans Day
    thanksgiving,
    addDays(thanksgiving, 1),
    orMonday(fixed(year, 12, 25)),
  ];
}

/** True from Monday to Friday except on a state holiday. */
export function isBusinessDay(day: Day): boolean {
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !stateHolidays(Number(day.slice(0, 4))).includes(day);
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
