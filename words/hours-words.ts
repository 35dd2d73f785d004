/** The hours of the week, its seasons and its special days, in the words of a language. */
import { type Day, type Weekday, weekdayOf, weekdays } from '#domain/days.ts';
import { seasonsSoon, specialDaysSoon } from '#domain/effective-dates.ts';
import { type Hours, minutesBefore, type Times, type Week, type WeeklyHours } from '#domain/hours.ts';
import { capitalized } from './format-time.ts';
import { english, type HoursLanguage } from './hours-language.ts';

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

/** "3:00 PM", or "5:00 PM on Thursday and 3:00 PM on Friday, Saturday and Sunday". */
function timeWords(week: Week, key: keyof Times, { time, timeOn, list }: HoursLanguage): string {
  const groups = openGroups(week, (times) => times[key]);
  if (groups.length === 1 && groups[0]) return time(groups[0][key]);
  return list(groups.map((group) => timeOn(time(group[key]), group.days)));
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

export function hoursWords(written: WeeklyHours, today: Day, language = english) {
  const hours = seasonsSoon(written, today);
  const inWords = (one: (week: Week) => string) => withSeasons(hours, language, one);
  const times = (key: keyof Times) => inWords((week) => timeWords(week, key, language));
  const days = (week: Week): string => language.days(openDays(week));
  const sentence = (week: Week) =>
    openGroups(week, language.times)
      .map((group) => `${language.days(group.days)}, ${language.times(group)}`)
      .join('; ');
  const closed = (week: Week) => {
    const others = weekdays.filter((day) => !openDays(week).includes(day));
    return others.length > 0 ? language.closed(others) : language.everyDay;
  };
  return {
    /** "Thursday to Sunday, 9:00 AM to 4:00 PM". */
    sentence: inWords(sentence),
    /** The same if all open days have the same hours, otherwise only the days. */
    brief: openGroups(hours.week, language.times).length === 1 ? sentence(hours.week) : days(hours.week),
    days: inWords(days),
    closed: `${inWords(closed)}.`,
    opens: times('opens'),
    closes: times('closes'),
    lastCheckIn: times('lastCheckIn'),
  };
}

/** When to be there at the latest on a first visit, `earlyMinutes` before the last check-in: "2:30 PM". */
export function firstVisitWords(
  { week, seasons }: WeeklyHours,
  today: Day,
  earlyMinutes: number,
  language = english,
): string {
  const earlier = (one: Week): Week =>
    one.map((group) =>
      'opens' in group ? { ...group, lastCheckIn: minutesBefore(group.lastCheckIn, earlyMinutes) } : group,
    );
  const hours = { week: earlier(week), seasons: seasons.map((season) => ({ ...season, week: earlier(season.week) })) };
  return hoursWords(hours, today, language).lastCheckIn;
}

export type HoursTable = {
  /** "Summer hours, June 1 to August 31, 2027"; undefined for the ordinary week. */
  title?: string;
  rows: { days: string; times: string; isClosed: boolean }[];
  lastCheckIn: string;
};

/** Tables of the ordinary week, and of each season and special day that is current or begins soon. */
export function hoursTables(hours: Hours, today: Day, language = english): HoursTable[] {
  const { week: ordinary, seasons } = seasonsSoon(hours, today);
  const table = (week: Week) => ({
    rows: week.map((group) => {
      const days = language.rowDays(group.days);
      return 'opens' in group
        ? { days, times: capitalized(language.times(group)), isClosed: false }
        : { days, times: language.closedDay, isClosed: true };
    }),
    lastCheckIn: timeWords(week, 'lastCheckIn', language),
  });
  const titled = seasons.map(({ title, from, to, week }) => {
    return { title: `${title}, ${language.dates(from, to)}`, ...table(week) };
  });
  const named = specialDaysSoon(hours, today).map(({ date, name, es, ...times }) => {
    const title = `${language === english ? name : es}, ${language.day(date)}`;
    return { title, ...table([{ days: [weekdayOf(date)], ...times }]) };
  });
  return [table(ordinary), ...titled, ...named];
}
