/** The opening hours in words, whatever they are: days may differ, and seasons may have hours of their own. */
import { type Day, type Weekday, weekdays } from './days.ts';
import type { Hours, Times, Week } from './hours.ts';
import { eachWeekday, listed, longDates, spokenTime, spokenWeekdays } from './spoken-time.ts';

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

const openDaysWords = (week: Week): string => spokenWeekdays(openDays(week));

/** "9:00 AM to 4:00 PM". */
export const spokenTimes = ({ opens, closes }: Pick<Times, 'opens' | 'closes'>): string =>
  `${spokenTime(opens)} to ${spokenTime(closes)}`;

/** One row for each group of days as the club wrote them: "Thursday and Friday" · "9:00 AM to 4:00 PM". */
const rowsOf = (week: Week) =>
  week.map((group) => ({ days: spokenWeekdays(group.days), times: 'opens' in group ? spokenTimes(group) : 'Closed' }));

/** "Thursday to Sunday, 9:00 AM to 4:00 PM"; days that differ one after the other, divided by semicolons. */
const weekSentence = (week: Week): string =>
  openGroups(week, spokenTimes)
    .map((group) => `${spokenWeekdays(group.days)}, ${spokenTimes(group)}`)
    .join('; ');

/** "3:00 PM", or "5:00 PM on Thursday and 3:00 PM on Friday, Saturday and Sunday". Stands well after "at" and "by". */
function timeWords(week: Week, key: keyof Times): string {
  const groups = openGroups(week, (times) => times[key]);
  if (groups.length === 1 && groups[0]) return spokenTime(groups[0][key]);
  return listed(groups.map((group) => `${spokenTime(group[key])} on ${eachWeekday(group.days)}`));
}

function closedWords(week: Week): string {
  const open = openDays(week);
  const closed = weekdays.filter((day) => !open.includes(day));
  return closed.length > 0 ? `Closed ${spokenWeekdays(closed)}` : 'Open every day of the week';
}

/** The seasons that are not over. */
const seasonsFrom = ({ seasons }: Hours, today: Day) =>
  seasons.filter(({ to }) => to >= today).toSorted((a, b) => a.from.localeCompare(b.from));

/** What is said of the ordinary week, and in brackets what another season says instead. */
function withSeasons(hours: Hours, today: Day, inWords: (week: Week) => string): string {
  const ordinary = inWords(hours.week);
  const others = seasonsFrom(hours, today)
    .map(({ from, to, week }) => ({ dates: longDates(from, to), said: inWords(week) }))
    .filter(({ said }) => said !== ordinary)
    .map(({ dates, said }) => `${dates}: ${said}`);
  return others.length > 0 ? `${ordinary} (${others.join('; ')})` : ordinary;
}

/** The facts about the hours that prose may quote. They exist for all hours that content/hours.yaml can hold. */
export function hoursWords(hours: Hours, today: Day) {
  const inWords = (one: (week: Week) => string) => withSeasons(hours, today, one);
  return {
    /** "Thursday to Sunday, 9:00 AM to 4:00 PM". */
    sentence: inWords(weekSentence),
    /** The same where all open days are alike, else the days alone: for places in which few letters fit. */
    brief: openGroups(hours.week, spokenTimes).length === 1 ? weekSentence(hours.week) : openDaysWords(hours.week),
    /** "Thursday to Sunday". */
    days: inWords(openDaysWords),
    /** "Closed Monday to Wednesday." A whole sentence: there may be no closed day. */
    closedSentence: `${inWords(closedWords)}.`,
    opens: inWords((week) => timeWords(week, 'opens')),
    closes: inWords((week) => timeWords(week, 'closes')),
    lastCheckIn: inWords((week) => timeWords(week, 'lastCheckIn')),
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
  const table = (week: Week) => ({ rows: rowsOf(week), lastCheckIn: timeWords(week, 'lastCheckIn') });
  return [
    table(hours.week),
    ...seasonsFrom(hours, today).map(({ title, from, to, week }) => ({
      title: `${title}, ${longDates(from, to)}`,
      ...table(week),
    })),
  ];
}
