import { addDays, type Day, type Weekday, weekdayOf, weekdays } from './days.ts';
import { noticeDays } from './effective-dates.ts';
import { type Hours, hoursOn, type SpecialDay, type Times, type Week, type WeeklyHours } from './hours.ts';
import { eachWeekday, listed, longDate, longDates, formatTime, spokenWeekdays } from './format-time.ts';

type OpenGroup = { days: Weekday[] } & Times;

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

export const formatTimes = ({ opens, closes }: Pick<Times, 'opens' | 'closes'>): string =>
  `${formatTime(opens)} to ${formatTime(closes)}`;

const english = {
  time: formatTime,
  times: formatTimes,
  days: spokenWeekdays,
  timeOn: (time: string, days: readonly Weekday[]) => `${time} on ${eachWeekday(days)}`,
  list: listed,
  closed: (days: readonly Weekday[]) => `Closed ${spokenWeekdays(days)}`,
  everyDay: 'Open every day of the week',
  dates: (from: Day, to: Day | undefined) => (to === undefined ? `from ${longDate(from)}` : longDates(from, to)),
};

export type HoursLanguage = typeof english;

/** "3:00 PM", or "5:00 PM on Thursday and 3:00 PM on Friday, Saturday and Sunday". */
function timeWords(week: Week, key: keyof Times, { time, timeOn, list }: HoursLanguage): string {
  const groups = openGroups(week, (times) => times[key]);
  if (groups.length === 1 && groups[0]) return time(groups[0][key]);
  return list(groups.map((group) => timeOn(time(group[key]), group.days)));
}

function hoursAnnounced(hours: WeeklyHours, today: Day): WeeklyHours {
  const { week, seasons } = hoursOn(hours, today);
  return { week, seasons: seasons.filter(({ from }) => from <= addDays(today, noticeDays)) };
}

function withSeasons(
  { week, seasons }: WeeklyHours,
  { dates }: HoursLanguage,
  inWords: (week: Week) => string,
): string {
  const ordinary = inWords(week);
  const others = seasons
    .map((season) => ({ when: dates(season.from, season.to), said: inWords(season.week) }))
    .filter(({ said }) => said !== ordinary)
    .map(({ when, said }) => `${when}: ${said}`);
  return others.length > 0 ? `${ordinary} (${others.join('; ')})` : ordinary;
}

export function hoursWords(written: WeeklyHours, today: Day, language: HoursLanguage = english) {
  const hours = hoursAnnounced(written, today);
  const inWords = (one: (week: Week) => string) => withSeasons(hours, language, one);
  const times = (key: keyof Times) => inWords((week) => timeWords(week, key, language));
  const days = (week: Week): string => language.days(openDays(week));
  const sentence = (week: Week) =>
    openGroups(week, formatTimes)
      .map((group) => `${language.days(group.days)}, ${language.times(group)}`)
      .join('; ');
  const closed = (week: Week) => {
    const others = weekdays.filter((day) => !openDays(week).includes(day));
    return others.length > 0 ? language.closed(others) : language.everyDay;
  };
  return {
    /** "Thursday to Sunday, 9:00 AM to 4:00 PM". */
    sentence: inWords(sentence),
    /** The same if all open days are alike, otherwise only the days. */
    brief: openGroups(hours.week, formatTimes).length === 1 ? sentence(hours.week) : days(hours.week),
    days: inWords(days),
    closed: `${inWords(closed)}.`,
    opens: times('opens'),
    closes: times('closes'),
    lastCheckIn: times('lastCheckIn'),
  };
}

/** The special days that are announced, in the order of their dates. */
export const specialDaysSoon = ({ specialDays }: Hours, today: Day): SpecialDay[] =>
  specialDays
    .filter(({ date }) => today <= date && date <= addDays(today, noticeDays))
    .sort((one, other) => one.date.localeCompare(other.date));

export type HoursTable = {
  /** "Summer hours, June 1 to August 31, 2027"; none for the ordinary week. */
  title?: string;
  rows: { days: string; times: string }[];
  lastCheckIn: string;
};

/** Tables of the ordinary week, and of each season and special day that is current or begins soon. */
export function hoursTables(hours: Hours, today: Day): HoursTable[] {
  const { week: ordinary, seasons } = hoursAnnounced(hours, today);
  const table = (week: Week) => ({
    rows: week.map((group) => {
      return { days: spokenWeekdays(group.days), times: 'opens' in group ? formatTimes(group) : 'Closed' };
    }),
    lastCheckIn: timeWords(week, 'lastCheckIn', english),
  });
  const titled = seasons.map(({ title, from, to, week }) => {
    return { title: `${title}, ${english.dates(from, to)}`, ...table(week) };
  });
  const named = specialDaysSoon(hours, today).map(({ date, name, ...times }) => {
    return { title: `${name}, ${longDate(date)}`, ...table([{ days: [weekdayOf(date)], ...times }]) };
  });
  return [table(ordinary), ...titled, ...named];
}
