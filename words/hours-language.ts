/** The words of hours-words.ts in both languages. Browsers don't load them: the build writes the hours into pages. */
import { type Day, type Weekday, yearOf } from '#domain/days.ts';
import type { Times } from '#domain/hours.ts';
import {
  capitalized,
  eachWeekday,
  formatTime,
  inOrder,
  listed,
  longDate,
  longDates,
  rangeOfWeekdays,
  spanishLongDate,
  spanishMonthDay,
  spanishTime,
  spanishWeekday,
  spokenWeekdays,
} from './format-time.ts';

export type HoursLanguage = {
  time: (reading: string) => string;
  times: (times: Pick<Times, 'opens' | 'closes'>) => string;
  /** `days` is used within a sentence, `rowDays` in a table. */
  days: (days: readonly Weekday[]) => string;
  rowDays: (days: readonly Weekday[]) => string;
  timeOn: (time: string, days: readonly Weekday[]) => string;
  list: (items: readonly string[]) => string;
  closed: (days: readonly Weekday[]) => string;
  closedDay: string;
  everyDay: string;
  dates: (from: Day, to: Day | undefined) => string;
  day: (day: Day) => string;
  /** For a sentence that begins with the open days. */
  usually: (sentence: string) => string;
};

export const english: HoursLanguage = {
  time: formatTime,
  times: ({ opens, closes }) => `${formatTime(opens)} to ${formatTime(closes)}`,
  days: spokenWeekdays,
  rowDays: spokenWeekdays,
  timeOn: (time, days) => `${time} on ${eachWeekday(days)}`,
  list: listed,
  closed: (days) => `Closed ${spokenWeekdays(days)}`,
  closedDay: 'Closed',
  everyDay: 'Open every day of the week',
  dates: (from, to) => (to === undefined ? `from ${longDate(from)}` : longDates(from, to)),
  day: longDate,
  usually: (sentence) => `Usually open ${sentence}`,
};

const each = (days: readonly Weekday[]): string => listed(inOrder(days).map(spanishWeekday), 'y');

function spanishDays(days: readonly Weekday[], from: string): string {
  const [first, last] = rangeOfWeekdays(days);
  return first && last ? `${from}${spanishWeekday(first)} a ${spanishWeekday(last)}` : each(days);
}

export const spanish: HoursLanguage = {
  time: spanishTime,
  times: ({ opens, closes }) => `de ${spanishTime(opens)} a ${spanishTime(closes)}`,
  days: (days) => spanishDays(days, 'de '),
  rowDays: (days) => capitalized(spanishDays(days, '')),
  timeOn: (time, days) => `${time} (${each(days)})`,
  list: (items) => listed(items, 'y'),
  closed: (days) => `Cerrado ${spanishDays(days, 'de ')}`,
  closedDay: 'Cerrado',
  everyDay: 'Abierto todos los días',
  dates: (from, to) => {
    if (to === undefined) return `desde el ${spanishLongDate(from)}`;
    const first = yearOf(from) === yearOf(to) ? spanishMonthDay(from) : spanishLongDate(from);
    return `del ${first} al ${spanishLongDate(to)}`;
  },
  day: spanishLongDate,
  usually: (sentence) => `Normalmente abierto ${sentence}`,
};
