/** The opening hours in words, whatever they are: days may differ, and seasons may have hours of their own. */
import { type Day, type Weekday, weekdays } from './days.ts';
import type { Hours, Times, Week } from './hours.ts';
import { eachWeekday, listed, longDates, formatTime, spokenWeekdays } from './format-time.ts';

/** How a language says what hours are made of. */
export type HoursLanguage = {
  /** Of a reading of the clock. */
  time: (reading: string) => string;
  times: (times: Pick<Times, 'opens' | 'closes'>) => string;
  days: (days: readonly Weekday[]) => string;
  /** A time that only some days have. */
  timeOn: (time: string, days: readonly Weekday[]) => string;
  list: (items: readonly string[]) => string;
  closed: (days: readonly Weekday[]) => string;
  everyDay: string;
  dates: (from: Day, to: Day) => string;
};

type OpenGroup = { days: Weekday[] } & Times;

/** The open days, those with the same value together, in the order of the week. */
function openGroups(week: Week, alike: (times: Times) => string): OpenGroup[] {
  const groups = new Map<string, OpenGroup>();
  for (const day of weekdays) {
    const group = week.find(({ days }) => days.includes(day));
    if (!group || !('opens' in group)) continue;
    const key = alike(group);
    const known = groups.get(key);
    if (known) known.days.push(day);
    else groups.set(key, { ...group, days: [day] });
  }
  return [...groups.values()];
}

const openDays = (week: Week): Weekday[] => openGroups(week, () => '').flatMap(({ days }) => days);

/** "9:00 AM to 4:00 PM". */
export const formatTimes = ({ opens, closes }: Pick<Times, 'opens' | 'closes'>): string =>
  `${formatTime(opens)} to ${formatTime(closes)}`;

const english: HoursLanguage = {
  time: formatTime,
  times: formatTimes,
  days: spokenWeekdays,
  timeOn: (time, days) => `${time} on ${eachWeekday(days)}`,
  list: listed,
  closed: (days) => `Closed ${spokenWeekdays(days)}`,
  everyDay: 'Open every day of the week',
  dates: longDates,
};

/** One row for each group of days as the club wrote them: "Thursday and Friday" · "9:00 AM to 4:00 PM". */
const rowsOf = (week: Week) =>
  week.map((group) => ({ days: spokenWeekdays(group.days), times: 'opens' in group ? formatTimes(group) : 'Closed' }));

/** "Thursday to Sunday, 9:00 AM to 4:00 PM"; days that differ one after the other, divided by semicolons. */
const weekSentence = (week: Week, { days, times }: HoursLanguage): string =>
  openGroups(week, formatTimes)
    .map((group) => `${days(group.days)}, ${times(group)}`)
    .join('; ');

/** "3:00 PM", or "5:00 PM on Thursday and 3:00 PM on Friday, Saturday and Sunday". Stands well after "at" and "by". */
function timeWords(week: Week, key: keyof Times, { time, timeOn, list }: HoursLanguage): string {
  const groups = openGroups(week, (times) => times[key]);
  if (groups.length === 1 && groups[0]) return time(groups[0][key]);
  return list(groups.map((group) => timeOn(time(group[key]), group.days)));
}

function closedWords(week: Week, { closed: inWords, everyDay }: HoursLanguage): string {
  const open = openDays(week);
  const closed = weekdays.filter((day) => !open.includes(day));
  return closed.length > 0 ? inWords(closed) : everyDay;
}

/** The seasons that are not over. */
const seasonsFrom = ({ seasons }: Hours, today: Day) =>
  seasons.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from));

/** What is said of the ordinary week, and in brackets what another season says instead. */
function withSeasons(hours: Hours, today: Day, { dates }: HoursLanguage, inWords: (week: Week) => string): string {
  const ordinary = inWords(hours.week);
  const others = seasonsFrom(hours, today)
    .map(({ from, to, week }) => ({ when: dates(from, to), said: inWords(week) }))
    .filter(({ said }) => said !== ordinary)
    .map(({ when, said }) => `${when}: ${said}`);
  return others.length > 0 ? `${ordinary} (${others.join('; ')})` : ordinary;
}

/** The facts about the hours that prose may quote. They exist for all hours that content/hours.yaml can hold. */
export function hoursWords(hours: Hours, today: Day, language: HoursLanguage = english) {
  const inWords = (one: (week: Week) => string) => withSeasons(hours, today, language, one);
  const times = (key: keyof Times) => inWords((week) => timeWords(week, key, language));
  const days = (week: Week): string => language.days(openDays(week));
  const sentence = (week: Week) => weekSentence(week, language);
  return {
    /** "Thursday to Sunday, 9:00 AM to 4:00 PM". */
    sentence: inWords(sentence),
    /** The same where all open days are alike, else the days alone: for places in which few letters fit. */
    brief: openGroups(hours.week, formatTimes).length === 1 ? sentence(hours.week) : days(hours.week),
    /** "Thursday to Sunday". */
    days: inWords(days),
    /** "Closed Monday to Wednesday." A whole sentence: there may be no closed day. */
    closedSentence: `${inWords((week) => closedWords(week, language))}.`,
    opens: times('opens'),
    closes: times('closes'),
    lastCheckIn: times('lastCheckIn'),
  };
}

export type HoursTable = {
  /** "Summer hours, June 1 to August 31, 2027"; the ordinary week has none. */
  title?: string;
  rows: { days: string; times: string }[];
  lastCheckIn: string;
};

/** The ordinary week, then each season that is not over, as tables. */
export function hoursTables(hours: Hours, today: Day): HoursTable[] {
  const table = (week: Week) => ({ rows: rowsOf(week), lastCheckIn: timeWords(week, 'lastCheckIn', english) });
  return [
    table(hours.week),
    ...seasonsFrom(hours, today).map(({ title, from, to, week }) => ({
      title: `${title}, ${longDates(from, to)}`,
      ...table(week),
    })),
  ];
}
