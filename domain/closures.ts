import { type AgendaEvent, eachOnce, inTime, lastDayOf, partOfClosure } from './agenda.ts';
import { addDays, type Day } from './days.ts';
import { type Closure, closureIdPrefix, currentEvents, isOnDay, type Sources } from './day-plan.ts';
import { holidaysOn } from './holidays.ts';
import { type Hours, specialDayOn, timesOn } from './hours.ts';
import { rangeDay, rangeMoment, startOfDay } from './range-time.ts';

/** Both inclusive. */
type Days = { first: Day; last: Day };

/** How many days before its first day a closure is announced on every page. */
export const bannerDays = 7;

const holidayDays = 60;

/** The closures that are not over by a day, the nearest first, without duplicates. */
export function comingClosures(today: Day, sources: Sources): AgendaEvent[] {
  const { hours, closures, holidays, server } = sources;
  const known = [...(server?.closures ?? []), ...currentEvents(sources)];
  const announced = known.filter((event) => event.closes !== 'no' && !isOver(event, startOfDay(today)));
  const days = { first: today, last: '9999-12-31' };
  const all = withClosures(announced, ownClosures(today, { closures, holidays, hours }), hours, days);
  const told = eachOnce(all).map((event) => ({ event, key: toldOf(event) }));
  return told.filter(({ key }, index) => told.findIndex((one) => one.key === key) === index).map(({ event }) => event);
}

/** What visitors read of a closure: two calendars may say the same. */
const toldOf = ({ title, description, start, end, closes, hours, ranges, partial }: AgendaEvent): string =>
  JSON.stringify([title, description, start, end, closes, hours, ranges, partial]);

/** Whether a closure has ended. Shorter hours end with the last time that they name. */
export function isOver(event: AgendaEvent, now: Date): boolean {
  const { closes, hours, start, end } = event;
  if (closes === 'partly' && hours) {
    const lastTime = [hours.opens ?? '', hours.closes ?? ''].sort().at(-1);
    return rangeMoment(`${lastDayOf(event)} ${lastTime}:00`) <= now;
  }
  return end <= start ? lastDayOf(event) < rangeDay(now) : new Date(end) <= now;
}

/** The content's closures and, for the next 60 days, holidays that close the range and aren't special days. */
export function ownClosures(
  today: Day,
  { closures, holidays, hours }: Pick<Sources, 'closures' | 'holidays' | 'hours'>,
): Closure[] {
  const days = Array.from({ length: holidayDays }, (_, index) => addDays(today, index));
  const closed = days.flatMap((day) => {
    const holiday = holidaysOn(day).find(({ key }) => holidays[key] === 'closed');
    if (!holiday || specialDayOn(hours, day)) return [];
    const { id, key, name } = holiday;
    const closed = { holiday: id, isObserved: key === 'observed' };
    return [{ id: `holiday-${key}-${day}`, title: `Closed: ${name}`, from: day, to: day, holiday: closed }];
  });
  return [...closures, ...closed];
}

/** The events and the club's closures on some days, in order of time, without closures that events already announce. */
export function withClosures(
  events: readonly AgendaEvent[],
  closures: readonly Closure[],
  hours: Hours,
  days: Days,
): AgendaEvent[] {
  const announced = events.filter(({ closes }) => closes === 'yes');
  const isTold = (day: Day) => announced.some((event) => isClosedBy(event, day, hours));
  const added = closures.filter(({ from, to }) => {
    const last = to < days.last ? to : days.last;
    let day = from > days.first ? from : days.first;
    while (day <= last && isTold(day)) day = addDays(day, 1);
    return day <= last;
  });
  return [...events, ...added.map(eventOf)].sort(inTime);
}

function eventOf(closure: Closure): AgendaEvent {
  const { id, title, from, to, text, es, ranges, opens, closes, source, holiday } = closure;
  const isPartial = ranges !== undefined || opens !== undefined || closes !== undefined;
  return {
    id: `${closureIdPrefix}${id}/${from}`,
    title,
    start: startOfDay(from).toISOString(),
    end: endOf(closure).toISOString(),
    allDay: true,
    date: from,
    lastDate: to,
    closes: isPartial ? 'partly' : 'yes',
    ...(isPartial && { partial: partOfClosure(closure) }),
    ...(source && { source }),
    ...(holiday && { holiday }),
    description: text ?? '',
    ...(es && { es }),
  };
}

function endOf({ ranges, opens, closes, to }: Closure): Date {
  const time = ranges && closes ? undefined : (closes ?? opens);
  return time ? rangeMoment(`${to} ${time}:00`) : startOfDay(addDays(to, 1));
}

function isClosedBy(event: AgendaEvent, day: Day, hours: Hours): boolean {
  const times = timesOn(hours, day);
  if (event.allDay || !times) return isOnDay(event, day);
  const [begins, ends] = [new Date(event.start), new Date(event.end)];
  return begins <= rangeMoment(`${day} ${times.opens}:00`) && ends >= rangeMoment(`${day} ${times.closes}:00`);
}
