/** The deadlines of a California privacy request (CCPA regulations, 11 CCR 7021, 7026, 7027) as days in range time. */
import { addDays, type Day, dayFrom, daysBetween, weekdayOf, yearOf } from './days.ts';
import { type HolidayId, holidays } from './holidays.ts';
import { rangeDay } from './range-time.ts';

export const privacyRequestTypes = ['access', 'delete', 'correct', 'opt-out', 'other'] as const;
export type PrivacyRequestType = (typeof privacyRequestTypes)[number];

/** Business days to confirm receipt (§7021(a)). */
export const confirmBusinessDays = 10;
/** Calendar days to answer, and for one extension (§7021(b)). */
export const answerDays = 45;
export const extensionDays = 45;
/** Business days until an opt-out, or a request to limit, takes effect (§7026(f), §7027(g)). */
export const optOutBusinessDays = 15;
/** Months for which the record of a closed request is kept (§7101). */
export const logMonths = 24;

/** A holiday on a Sunday moves to Monday: Government Code 6701 and 19853(b). */
const movedToMonday = (day: Day): Day => (weekdayOf(day) === 'sunday' ? addDays(day, 1) : day);

/** Only Veterans Day moves from a Saturday to Friday. */
const movedToWeekday = (day: Day): Day => (weekdayOf(day) === 'saturday' ? addDays(day, -1) : movedToMonday(day));

/** California Government Code 19853, without days that only section 6700 names: docs/decisions/005-inbox.md. */
export function stateHolidays(year: number): Day[] {
  const on = (id: HolidayId): Day => holidays[id].on(year);
  return [
    movedToMonday(on('new-years-day')),
    on('martin-luther-king-day'),
    on('washingtons-birthday'),
    movedToMonday(dayFrom(year, 3, 31)), // Cesar Chavez Day
    on('memorial-day'),
    movedToMonday(on('independence-day')),
    on('labor-day'),
    movedToWeekday(on('veterans-day')),
    on('thanksgiving'),
    addDays(on('thanksgiving'), 1),
    movedToMonday(on('christmas')),
  ];
}

/** Whether a day is neither on a weekend nor a holiday of the State of California. */
export const isBusinessDay = (day: Day): boolean =>
  !['saturday', 'sunday'].includes(weekdayOf(day)) && !stateHolidays(yearOf(day)).includes(day);

/** The last of `count` business days after a day, which itself is not counted (Civil Code 10). */
export function addBusinessDays(day: Day, count: number): Day {
  let current = day;
  for (let left = count; left > 0;) {
    current = addDays(current, 1);
    if (isBusinessDay(current)) left--;
  }
  return current;
}

/** The deadlines of a request received at a moment. An opt-out is not confirmed first and can't be extended. */
export function privacyDeadlines(
  type: PrivacyRequestType,
  received: Date,
  extended = false,
): { confirmBy?: Day; answerBy: Day; extendable: boolean } {
  const day = rangeDay(received);
  if (type === 'opt-out') return { answerBy: addBusinessDays(day, optOutBusinessDays), extendable: false };
  return {
    confirmBy: addBusinessDays(day, confirmBusinessDays),
    answerBy: addDays(day, answerDays + (extended ? extensionDays : 0)),
    extendable: !extended,
  };
}

export type Clock = { step: 'confirm' | 'answer'; due: Day; daysLeft: number };

export type PrivacyProgress = {
  type: PrivacyRequestType;
  received: Date;
  acknowledged: boolean;
  extended: boolean;
  closed: boolean;
};

/** The next step of a request and its last day; undefined once it is closed. `daysLeft` is negative when it is late. */
export function privacyClock(request: PrivacyProgress, now: Date): Clock | undefined {
  if (request.closed) return undefined;
  const { confirmBy, answerBy } = privacyDeadlines(request.type, request.received, request.extended);
  const confirming = confirmBy !== undefined && !request.acknowledged;
  const due = confirming ? confirmBy : answerBy;
  return { step: confirming ? 'confirm' : 'answer', due, daysLeft: daysBetween(rangeDay(now), due) };
}
