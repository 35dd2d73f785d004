/**
 * What a day at the range is like: the ordinary hours, and everything that is known to change them. The most
 * restrictive source wins: what one closes no other opens, and what may be closed is never told as open.
 */
import { type AgendaEvent, lastDayOf } from './agenda.ts';
import { addDays, type Day } from './days.ts';
import { type HolidayAnswers, holidaysOn } from './holidays.ts';
import { type Hours, timesOn } from './hours.ts';
import { rangeDay, rangeMoment, startOfDay } from './range-time.ts';

/** A closure that the club has written down, in whole or in part: content/closures.yaml. */
export type Closure = {
  id: string;
  title: string;
  from: Day;
  to: Day;
  text: string;
  /** The names of the ranges that are closed while the others are open. Left out: all of them. */
  ranges?: readonly string[] | undefined;
  /** Readings of the range's clock: closed until, and from then on. Left out, both: all day. */
  opens?: string | undefined;
  closes?: string | undefined;
  /** The last check-in of a day that ends early. Left out: as long before the end as on an ordinary day. */
  lastCheckIn?: string | undefined;
};

/** What the club's public calendar says of closures. It goes over the wire as it stands. */
export type CalendarNews = {
  /** When the calendar was last read, ISO 8601 in UTC; null when it never was. */
  checkedAt: string | null;
  /** False when an entry of it could not be read, which may be a closure. */
  complete: boolean;
  /** The events that close the range, or may. */
  events: readonly AgendaEvent[];
};

/** Everything that decides whether the range is open. */
export type Sources = {
  hours: Hours;
  closures: readonly Closure[];
  holidays: HolidayAnswers;
  /** Null: the club has no calendar of its own, so it is no source. */
  calendar: CalendarNews | null;
};

/** A stretch of time in which shooters can come. Each ends before the moment that it names, check-in too. */
export type Window = { opens: Date; lastCheckIn: Date; closes: Date };

/** Why a day is not as the week says. `says` is the club's or the calendar's title, or the holiday's name. */
export type Reason = { kind: 'closure' | 'calendar' | 'holiday'; says: string; text?: string };

export type DayPlan = {
  day: Day;
  /** `ask`: nobody has said whether the windows hold. */
  state: 'open' | 'closed' | 'ask';
  /** In order of time; none when the range is closed all day. */
  windows: readonly Window[];
  reasons: readonly Reason[];
  /** Closures of single ranges, while the others are open. */
  partly: readonly Closure[];
};

/** What is known of one day. */
export function planOf(day: Day, { hours, closures, holidays, calendar }: Sources): DayPlan {
  const times = timesOn(hours, day);
  const at = (reading: string): Date => rangeMoment(`${day} ${reading}:00`);
  const reasons: Reason[] = [];
  let windows: Window[] = times
    ? [{ opens: at(times.opens), lastCheckIn: at(times.lastCheckIn), closes: at(times.closes) }]
    : [];
  let ask = false;

  const onDay = closures.filter(({ from, to }) => from <= day && day <= to);
  for (const closure of onDay.filter(({ ranges }) => !ranges)) {
    windows = withClosure(windows, closure, at);
    reasons.push({ kind: 'closure', says: closure.title, text: closure.text });
  }
  for (const { key, name } of holidaysOn(day)) {
    if (holidays[key] === 'open') continue;
    if (holidays[key] === 'closed') windows = [];
    else ask = true;
    reasons.push({ kind: 'holiday', says: name });
  }
  for (const event of calendar?.events ?? []) {
    if (event.closes === 'no' || !isOnDay(event, day)) continue;
    const left = afterEvent(windows, event, at);
    if (left === 'ask') ask = true;
    else windows = left;
    reasons.push({ kind: 'calendar', says: event.title, ...(event.description && { text: event.description }) });
  }

  const state = windows.length === 0 ? 'closed' : ask ? 'ask' : 'open';
  return { day, state, windows, reasons, partly: onDay.filter(({ ranges }) => ranges) };
}

/** Whether an event takes a part of a day. One without an end takes the rest of the day on which it begins. */
export function isOnDay(event: AgendaEvent, day: Day): boolean {
  if (event.allDay) return (event.date ?? rangeDay(new Date(event.start))) <= day && day <= lastDayOf(event);
  const [start, end] = [new Date(event.start), new Date(event.end)];
  if (!(end > start)) return rangeDay(start) === day;
  return start < startOfDay(addDays(day, 1)) && end > startOfDay(day);
}

/** What an event of the calendar that closes leaves of the windows; `ask` where it doesn't say until when it closes. */
function afterEvent(
  windows: Window[],
  { closes, hours, allDay, start, end }: AgendaEvent,
  at: (reading: string) => Date,
): Window[] | 'ask' {
  const [from, to] = [new Date(start), new Date(end)];
  // What begins after the last window concerns nobody on that day.
  if (closes === 'ask')
    return !allDay && to > from && windows.every((window) => window.closes <= from) ? windows : 'ask';
  if (closes === 'yes' && !allDay && !(to > from)) return 'ask';
  const left = closes === 'partly' ? windows : allDay ? [] : without(windows, from, to);
  if (!hours?.opens || !hours.closes || hours.closes >= hours.opens) return hours ? withClosure(left, hours, at) : left;
  return without(left, at(hours.closes), at(hours.opens));
}

function withClosure(
  windows: Window[],
  { opens, closes, lastCheckIn }: Pick<Closure, 'opens' | 'closes' | 'lastCheckIn'>,
  at: (reading: string) => Date,
): Window[] {
  if (!opens && !closes) return [];
  const late = opens ? without(windows, new Date(0), at(opens)) : windows;
  if (!closes) return late;
  const early = without(late, at(closes), new Date(8.64e15));
  return lastCheckIn ? early.map((window) => ({ ...window, lastCheckIn: at(lastCheckIn) })).filter(isUsable) : early;
}

/** The windows without a stretch of time. Before it, check-in ends as long before the end as on an ordinary day. */
const without = (windows: readonly Window[], start: Date, end: Date): Window[] =>
  windows.flatMap((window) => {
    if (end <= start || end <= window.opens || start >= window.closes) return [window];
    const lead = window.closes.getTime() - window.lastCheckIn.getTime();
    const before = { opens: window.opens, lastCheckIn: new Date(start.getTime() - lead), closes: start };
    return [before, { ...window, opens: end }].filter(isUsable);
  });

/** Somebody can still check in. */
const isUsable = ({ opens, lastCheckIn }: Window): boolean => opens < lastCheckIn;
