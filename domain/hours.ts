/** The ordinary week, said in words and figures. All times are wall-clock times at the range. */

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

export type DayGroup =
  { days: readonly Weekday[]; opens: string; closes: string } | { days: readonly Weekday[]; closed: true };

export type WeeklyHours = { week: readonly DayGroup[]; lastCheckIn: string };

export const weekdayName = (day: Weekday): string => day.charAt(0).toUpperCase() + day.slice(1);

/** "16:00" → "4:00 PM". */
export function spokenTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Days in a row become "Thursday to Sunday", others "Monday, Wednesday and Friday". */
export function spokenDays(days: readonly Weekday[]): string {
  const names = [...days].sort((a, b) => weekdays.indexOf(a) - weekdays.indexOf(b));
  const first = names[0];
  const last = names.at(-1);
  if (!first || !last) return '';
  if (names.length === 1) return weekdayName(first);
  const inARow = weekdays.indexOf(last) - weekdays.indexOf(first) === names.length - 1;
  if (inARow && names.length > 2) return `${weekdayName(first)} to ${weekdayName(last)}`;
  return `${names.slice(0, -1).map(weekdayName).join(', ')} and ${weekdayName(last)}`;
}

const openGroups = (hours: WeeklyHours) => hours.week.filter((group) => 'opens' in group);

export const openDays = (hours: WeeklyHours): Weekday[] => openGroups(hours).flatMap((group) => [...group.days]);

export const closedDays = (hours: WeeklyHours): Weekday[] =>
  hours.week.filter((group) => 'closed' in group).flatMap((group) => [...group.days]);

/** When the range opens and closes on a day of the calendar ("2026-11-26") in an ordinary week; undefined when it stays closed. */
export function timesOn(
  { week }: Pick<WeeklyHours, 'week'>,
  day: string,
): { opens: string; closes: string } | undefined {
  // Sunday is 0.
  const name = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7];
  const group = week.find(({ days }) => days.some((one) => one === name));
  return group && 'opens' in group ? { opens: group.opens, closes: group.closes } : undefined;
}

/** The opening and closing time when all open days share them; undefined when they differ. */
export function sharedTimes(hours: WeeklyHours): { opens: string; closes: string } | undefined {
  const [first, ...rest] = openGroups(hours);
  if (!first) return undefined;
  return rest.every((group) => group.opens === first.opens && group.closes === first.closes)
    ? { opens: first.opens, closes: first.closes }
    : undefined;
}

/** One row for each group of days: "Thursday and Friday" · "9:00 AM to 4:00 PM". */
export function hoursRows(hours: WeeklyHours): { days: string; times: string }[] {
  return hours.week.map((group) => ({
    days: spokenDays(group.days),
    times: 'opens' in group ? `${spokenTime(group.opens)} to ${spokenTime(group.closes)}` : 'Closed',
  }));
}

/** "Thursday to Sunday, 9:00 AM to 4:00 PM", or every group in turn when the open days differ. */
export function hoursSentence(hours: WeeklyHours): string {
  const shared = sharedTimes(hours);
  if (shared) return `${spokenDays(openDays(hours))}, ${spokenTime(shared.opens)} to ${spokenTime(shared.closes)}`;
  return hoursRows({ ...hours, week: openGroups(hours) })
    .map((row) => `${row.days}, ${row.times}`)
    .join('; ');
}
