/** The club's closures as events of its agenda, beside those that the public calendar has already. */
import { type AgendaEvent, inTime } from './agenda.ts';
import { addDays, type Day } from './days.ts';
import { timesOn, type WeeklyHours } from './hours.ts';
import { rangeDay, rangeMoment, startOfDay } from './range-time.ts';

/** Days on which the range is closed although the week says open; the first and the last of them. */
export type ListedClosure = { id: string; title: string; from: Day; to: Day; text: string };

/** Days of the calendar, the last one included. */
type Days = { first: Day; last: Day };

/**
 * The events with the closures among them, in order of time. A closure's days that the calendar announces as closed are
 * not told a second time.
 * @param days those that the agenda covers
 */
export function withClosures(
  events: readonly AgendaEvent[],
  closures: readonly ListedClosure[],
  hours: Pick<WeeklyHours, 'week'>,
  days: Days,
): AgendaEvent[] {
  const announced = events.filter(({ closure }) => closure);
  const isTold = (day: Day) => announced.some((event) => isClosedBy(event, day, hours));
  const added = closures.flatMap((closure) => runsOf(closure, days, isTold).map((run) => eventOf(closure, run)));
  return [...events, ...added].sort(inTime);
}

/** The days of a closure in one stretch, or in several where days between them are told already. */
function runsOf({ from, to }: ListedClosure, days: Days, isTold: (day: Day) => boolean): Days[] {
  const runs: Days[] = [];
  const [first, last] = [from > days.first ? from : days.first, to < days.last ? to : days.last];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    if (isTold(day)) continue;
    const run = runs.at(-1);
    if (run && addDays(run.last, 1) === day) run.last = day;
    // What began before the agenda does, or goes on after it, keeps its own ends, as the calendar's events do.
    else runs.push({ first: day === first ? from : day, last: day });
  }
  const run = runs.at(-1);
  if (run?.last === last) run.last = to;
  return runs;
}

function eventOf({ id, title, text }: ListedClosure, { first, last }: Days): AgendaEvent {
  return {
    id: `closure/${id}/${first}`,
    title,
    start: startOfDay(first).toISOString(),
    end: startOfDay(addDays(last, 1)).toISOString(),
    allDay: true,
    date: first,
    lastDate: last,
    closure: true,
    description: text,
  };
}

/**
 * Whether an announced closure takes the whole of a day, or all of its ordinary hours. "Early closure" in the afternoon
 * does not: whoever reads only that drives up in the morning.
 */
function isClosedBy(
  { allDay, date, lastDate, start, end }: AgendaEvent,
  day: Day,
  hours: Pick<WeeklyHours, 'week'>,
): boolean {
  const [begins, ends] = [new Date(start), new Date(end)];
  if (allDay) {
    const first = date ?? rangeDay(begins);
    return first <= day && day <= (lastDate ?? first);
  }
  const times = timesOn(hours, day);
  if (!times) return begins < startOfDay(addDays(day, 1)) && ends > startOfDay(day);
  return begins <= rangeMoment(`${day} ${times.opens}:00`) && ends >= rangeMoment(`${day} ${times.closes}:00`);
}
