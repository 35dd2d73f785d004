/** Times and days as text, in the range's time zone. */
import type { Language } from '#domain/language.ts';
import { type Day, type Weekday, weekdays, yearOf } from '#domain/days.ts';
import { rangeDay, rangeMoment, rangeTimeZone } from '#domain/range-time.ts';

/** Replaces the narrow and no-break spaces that only some platforms use, and that the site's fonts lack. */
export const plainSpaces = (text: string): string => text.replace(/[\u00A0\u2009\u202F]/g, ' ');

/**
 * Creates a format on first use, because each costs a phone some time. Browsers get only those that their pages use.
 * @__NO_SIDE_EFFECTS__
 */
function format(options: Intl.DateTimeFormatOptions, locale = 'en-US'): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | undefined;
  return () => (made ??= new Intl.DateTimeFormat(locale, options));
}
const ofMoments = /* @__NO_SIDE_EFFECTS__ */ (options: Intl.DateTimeFormatOptions, locale?: string) =>
  format({ timeZone: rangeTimeZone, ...options }, locale);
const ofDays = /* @__NO_SIDE_EFFECTS__ */ (options: Intl.DateTimeFormatOptions, locale?: string) =>
  format({ timeZone: 'UTC', ...options }, locale);
const inUtc = (day: Day): Date => new Date(`${day}T12:00:00Z`);

const long = ofDays({ dateStyle: 'long' });
const full = ofDays({ dateStyle: 'full' });
const withoutYear = ofDays({ weekday: 'long', month: 'long', day: 'numeric' });
const short = ofDays({ weekday: 'short', month: 'short', day: 'numeric' });
const time = ofMoments({ hour: 'numeric', minute: '2-digit' });
const clock = ofMoments({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
const spanishClock = ofMoments({ hour: 'numeric', minute: '2-digit' }, 'es-US');
const spanishDay = ofDays({ weekday: 'long', month: 'long', day: 'numeric' }, 'es-US');
const spanishLong = ofDays({ dateStyle: 'long' }, 'es-US');
const spanishName = ofDays({ weekday: 'long' }, 'es-US');
const moment = ofMoments({ dateStyle: 'long', timeStyle: 'short' });
const spanishMoment = ofMoments({ dateStyle: 'long', timeStyle: 'short' }, 'es-US');

/** "2026-11-20" → "November 20, 2026". */
export const longDate = (day: Day): string => long().format(inUtc(day));

/** "2026-11-20" → "Friday, November 20, 2026". */
export const fullDate = (day: Day): string => full().format(inUtc(day));

/** "2026-11-20" → "Friday, November 20". */
export const weekdayDate = (day: Day): string => withoutYear().format(inUtc(day));

/** "Friday, November 20 – Sunday, November 22, 2026", or a single day as by {@link fullDate}. */
export const fullDates = (from: Day, to: Day): string => plainSpaces(full().formatRange(inUtc(from), inUtc(to)));

/** "May 1 to September 30, 2027", with both years if they differ. */
export function longDates(from: Day, to: Day): string {
  if (from === to) return longDate(from);
  const begin = yearOf(from) === yearOf(to) ? longDate(from).replace(/, \d+$/, '') : longDate(from);
  return `${begin} to ${longDate(to)}`;
}

/** "January 1". */
export const monthDay = (day: Day): string => longDate(day).replace(/, \d+$/, '');

/** "9:53 AM". */
export const timeAt = (at: Date): string => plainSpaces(time().format(at));

/** "9:53 AM PDT". */
export const clockAt = (at: Date): string => plainSpaces(clock().format(at));

/** "viernes 20 de noviembre". */
export const spanishDate = (day: Day): string => spanishDay().format(inUtc(day)).replace(',', '');

/** "20 de noviembre de 2026". */
export const spanishLongDate = (day: Day): string => spanishLong().format(inUtc(day));

/** "1 de enero". */
export const spanishMonthDay = (day: Day): string => spanishLongDate(day).replace(/ de \d+$/, '');

/** "lunes". January 1, 2024 is a Monday. */
export const spanishWeekday = (day: Weekday): string =>
  spanishName().format(inUtc(`2024-01-0${weekdays.indexOf(day) + 1}`));

/** Browsers of 2022 and before write "p. m.", whose last period would be dropped at the end of a sentence. */
const withoutGap = (text: string): string => plainSpaces(text).replace(/([ap]\.) m\./, '$1m.');

/** "9:53 a.m." */
export const spanishTimeAt = (at: Date): string => withoutGap(spanishClock().format(at));

/** "16:00" → "4:00 p.m." */
export const spanishTime = (reading: string): string => spanishTimeAt(rangeMoment(`1970-01-01 ${reading}:00`));

/** "9:53 AM PDT" on the current day, "Sat, Oct 4, 9:53 AM PDT" on any other. */
export function momentAt(at: Date, now: Date, language: Language = 'en-US'): string {
  const day = rangeDay(at);
  const time = language === 'es' ? spanishTimeAt(at) : clockAt(at);
  if (day === rangeDay(now)) return time;
  return `${language === 'es' ? spanishDate(day) : short().format(inUtc(day))}, ${time}`;
}

/** "June 5, 2026 at 11:00 AM", "5 de junio de 2026 a las 11:00 a.m.". */
export const longMoment = (at: Date, language: Language = 'en-US'): string =>
  withoutGap((language === 'es' ? spanishMoment() : moment()).format(at));

/** "16:00" → "4:00 PM". */
export function formatTime(reading: string): string {
  const [hour = 0, minute = 0] = reading.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const weekdayName = (day: Weekday): string => capitalized(day);

/** "Monday, Wednesday and Friday". */
export const eachWeekday = (days: readonly Weekday[]): string => listed(inOrder(days).map(weekdayName));

/** "one, two and three". */
export function listed(names: readonly string[], and = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} ${and} ${last}` : last;
}

/** Three or more consecutive days become "Thursday to Sunday", others "Monday, Wednesday and Friday". */
export function spokenWeekdays(days: readonly Weekday[]): string {
  const [first, last] = rangeOfWeekdays(days);
  return first && last ? `${weekdayName(first)} to ${weekdayName(last)}` : eachWeekday(days);
}

/** The first and last of three or more consecutive days. */
export function rangeOfWeekdays(days: readonly Weekday[]): readonly [first?: Weekday, last?: Weekday] {
  const ordered = inOrder(days);
  const [first, last] = [ordered[0], ordered.at(-1)];
  if (!first || !last || ordered.length < 3) return [];
  return weekdays.indexOf(last) - weekdays.indexOf(first) === ordered.length - 1 ? [first, last] : [];
}

export const inOrder = (days: readonly Weekday[]): Weekday[] => weekdays.filter((day) => days.includes(day));
