/** A day at the range. The strictest source wins. Over 200 lines, because each source has its own effect. */
import {
  type AgendaEvent,
  type ClosedHoliday,
  type ClosurePart,
  eachOnce,
  firstDayOf,
  isDefaultLength,
  lastDayOf,
} from './agenda.ts';
import type { Day } from './days.ts';
import { hourMs } from './durations.ts';
import { type HolidayAnswers, type HolidayId, holidaysOn } from './holidays.ts';
import { type Hours, type SpecialDay, specialDayOn, timesOn } from './hours.ts';
import type { InSpanish } from './quote.ts';
import { rangeMoment, rangeTime } from './range-time.ts';
import { inBoth, inEither, isSame, type Window, without } from './windows.ts';

export const closureIdPrefix = 'closure/';
/** Marks the id of a closure that combines closures of single ranges (`closed-together.ts`). */
export const allRangesPart = 'all-ranges/';

/** A closure of all days from the first to the last, or of the {@link ClosurePart} of them that it names. */
export type Closure = ClosurePart & {
  id: string;
  title: string;
  from: Day;
  to: Day;
  /** A full sentence for visitors. */
  text?: string | undefined;
  es?: InSpanish | undefined;
  /** Set by the office with `npm run close`. */
  source?: 'office';
  holiday?: ClosedHoliday;
};

/** The closures of one of the club's calendars, as in `GET /api/status`. */
export type CalendarNews = {
  /** When the calendar was last read, ISO 8601 in UTC; null when never. */
  checkedAt: string | null;
  /** False if an entry, which may be a closure, could not be read. */
  complete: boolean;
  events: readonly AgendaEvent[];
};

/** Of a calendar that was never read. */
export const unreadCalendar: CalendarNews = { checkedAt: null, complete: false, events: [] };

export type Sources = {
  hours: Hours;
  closures: readonly Closure[];
  holidays: HolidayAnswers;
  /** The names of the public ranges: once all of them are closed, the club is. */
  publicRanges: readonly string[];
  /** The calendar of events, whose titles may say that the range is closed. Null if the club has none. */
  calendar: CalendarNews | null;
  /** The calendar of closures, in which each event closes its time. Null if the club has none. */
  closuresCalendar: CalendarNews | null;
  /** The office's closures (`npm run close`) can't be read, so `closures` may lack some of them. */
  isOfficeUnread?: boolean;
  /** On a page: the server's last report, null if none. Undefined on the server. */
  server?: ServerReport | null;
};

export type ServerReport = {
  /** By the server's clock. */
  givenAt: Date;
  sure: boolean;
  days: readonly DayPlan[];
  closures: readonly AgendaEvent[];
};

export type Reason = {
  // Open pages of the previous release reject a status with any other kind.
  kind: 'closure' | 'calendar' | 'holiday';
  source?: 'office' | 'closuresCalendar';
  /** The club's or the calendar's title, or the holiday's name. */
  says: string;
  /** With the kind `holiday`. */
  holiday?: HolidayId;
  isObserved?: true;
  text?: string;
  /** The club's Spanish of `says`, as its title, and of `text`. */
  es?: InSpanish;
  /** When its effect ends, ISO 8601 in UTC; undefined: at the end of the day. */
  until?: string;
};

export type DayPlan = {
  day: Day;
  /** `ask`: the windows may not apply. */
  state: 'open' | 'closed' | 'ask';
  windows: readonly Window[];
  reasons: readonly Reason[];
  partly: readonly Closure[];
  /** The name of a day with hours of its own, unless it is closed. */
  special?: Pick<SpecialDay, 'name' | 'es'>;
};

/** The calendars that the club has. Each may be unread or incomplete on its own. */
export const calendarsOf = ({ calendar, closuresCalendar }: Pick<Sources, 'calendar' | 'closuresCalendar'>) =>
  [calendar, closuresCalendar].filter((news) => news !== null);

/** Whether all sources were read in full, however long ago. If not, a closure may be missing. */
export const isWhole = (sources: Pick<Sources, 'calendar' | 'closuresCalendar' | 'isOfficeUnread'>): boolean =>
  !sources.isOfficeUnread && calendarsOf(sources).every(({ checkedAt, complete }) => complete && checkedAt !== null);

/** What one source leaves of a day's usual windows; `asks` if these may not apply. */
type Effect = { reason: Reason; windows: readonly Window[]; asks?: boolean };

/** A day by all sources. The server's report can only make it stricter. */
export function planOf(day: Day, sources: Sources): DayPlan {
  const own = ownPlan(day, sources);
  const reported = sources.server?.days.find((plan) => plan.day === day);
  return reported ? stricterPlan(own, reported) : own;
}

/** Whether something is known of a day that sets it apart from an ordinary one: other hours, a closure or a doubt. */
export function isUnusual(day: Day, sources: Sources): boolean {
  const { special, reasons, partly } = planOf(day, sources);
  return special !== undefined || reasons.length > 0 || partly.length > 0;
}

function ownPlan(day: Day, sources: Sources): DayPlan {
  const times = timesOn(sources.hours, day);
  const special = specialDayOn(sources.hours, day);
  const at = (reading: string): Date => rangeMoment(`${day} ${reading}:00`);
  const usual = times ? [{ opens: at(times.opens), lastCheckIn: at(times.lastCheckIn), closes: at(times.closes) }] : [];
  const onDay = sources.closures
    .filter(({ from, to }) => from <= day && day <= to)
    .map((closure): ClosureEffect => {
      return { closure, reason: reasonOf(closure, at), windows: withClosure(usual, closure, at) };
    });
  const ofRanges = [...onDay.filter(({ closure }) => closure.ranges), ...closedRanges(day, sources, usual)];
  const effects = [
    ...onDay.filter(({ closure }) => !closure.ranges),
    ...rangeEffects(ofRanges, sources.publicRanges, usual),
    ...holidayEffects(day, sources, usual),
    ...eventEffects(day, sources, usual, at),
  ];
  const windows = effects.reduce<readonly Window[]>((left, effect) => inBoth(left, effect.windows), usual);
  const state = windows.length === 0 ? 'closed' : effects.some(({ asks }) => asks) ? 'ask' : 'open';
  return {
    day,
    state,
    windows,
    reasons: distinct(causes(state, effects, usual).map(({ reason }) => reason)),
    partly: state === 'closed' ? [] : notablePartsOf(ofRanges, usual).map(({ closure }) => closure),
    ...(special && state !== 'closed' && { special: { name: special.name, es: special.es } }),
  };
}

/** The windows that a closure leaves on its ranges. */
type ClosureEffect = Effect & { closure: Closure };

function reasonOf({ title: says, text, es, opens, closes, source }: Closure, at: (reading: string) => Date): Reason {
  const until = opens && !closes ? { until: at(opens).toISOString() } : {};
  return { kind: 'closure', says, ...(source && { source }), ...(text && { text }), ...(es && { es }), ...until };
}

/**
 * The effect of closures of single ranges: the club is open while one public range is. Without this, five entries for
 * five ranges would leave a day open without a place to shoot.
 */
function rangeEffects(
  ofRanges: readonly ClosureEffect[],
  publicRanges: readonly string[],
  usual: readonly Window[],
): Effect[] {
  const left = publicRanges.map((name) =>
    ofRanges
      .filter(({ closure }) => closure.ranges?.includes(name))
      .reduce((open, { windows }) => inBoth(open, windows), usual),
  );
  const windows = inEither(left.flat());
  const isOpen = publicRanges.length === 0 || isSame(windows, usual);
  return isOpen ? [] : ofRanges.map(({ reason }) => ({ reason, windows }));
}

/** The closures of single ranges that take opening hours away, without those that another one covers. */
function notablePartsOf(ofRanges: readonly ClosureEffect[], usual: readonly Window[]): ClosureEffect[] {
  const parts = ofRanges.filter(({ windows }) => !isSame(windows, usual));
  return parts.filter(
    (part, index) =>
      !parts.some((other, at) => at !== index && covers(other, part) && (at < index || !covers(part, other))),
  );
}

/** Whether a closure leaves no range of another one any hour that the other one doesn't leave it. */
const covers = (one: ClosureEffect, other: ClosureEffect): boolean =>
  other.closure.ranges?.every((name) => one.closure.ranges?.includes(name)) === true &&
  isSame(inBoth(one.windows, other.windows), one.windows);

/** The calendars' closures of single ranges, in the form of the day's own closures. */
const closedRanges = (day: Day, sources: Sources, usual: readonly Window[]): ClosureEffect[] =>
  eachOnce(calendarsOf(sources).flatMap(({ events }) => events)).flatMap((event) => {
    const { id, title, description: text, ranges, rangesEs } = event;
    if (!ranges || !isOnDay(event, day)) return [];
    const times = event.allDay ? undefined : timesOn(sources.hours, day);
    const [start, end] = [new Date(event.start), new Date(event.end)];
    const opens = times && end < rangeMoment(`${day} ${times.closes}:00`) ? rangeTime(end) : undefined;
    const closes = times && start > rangeMoment(`${day} ${times.opens}:00`) ? rangeTime(start) : undefined;
    const closure = { id, title, from: day, to: day, text, ranges, rangesEs, opens, closes };
    const reason = reasonOfEvent(event, event.allDay ? '' : event.end);
    return [{ closure, reason, windows: event.allDay ? [] : without(usual, start, end) }];
  });

function causes(state: DayPlan['state'], effects: readonly Effect[], usual: readonly Window[]): readonly Effect[] {
  if (usual.length === 0) return [];
  if (state === 'ask') return effects.filter(({ asks }) => asks);
  const closing = effects.filter(({ windows }) => windows.length === 0);
  return closing.length > 0 ? closing : effects.filter(({ windows }) => !isSame(windows, usual));
}

const holidayEffects = (day: Day, { holidays, hours }: Sources, usual: readonly Window[]): Effect[] =>
  holidaysOn(day)
    .filter(({ key }) => holidays[key] !== 'open' && !specialDayOn(hours, day))
    .map(({ id, key, name }) => {
      const isClosed = holidays[key] === 'closed';
      const reason: Reason = { kind: 'holiday', says: name, holiday: id };
      if (key === 'observed') reason.isObserved = true;
      return { reason, windows: isClosed ? [] : usual, asks: !isClosed };
    });

/** How long after its end a doubtful event with its own times still makes its day `ask`. */
const doubtMs = 2 * hourMs;

/**
 * The calendars' events, without doubts that had been over for {@link doubtMs} when the calendar was read, or at all if
 * their times are known: had the range stayed closed, the event would have been extended by then. The reading's time
 * counts, so an old copy drops no doubt.
 */
export const currentEvents = (sources: Pick<Sources, 'calendar' | 'closuresCalendar'>): AgendaEvent[] =>
  calendarsOf(sources).flatMap(({ checkedAt, events }) =>
    events.filter((event) => {
      const mayEnd = event.closes === 'ask' && !event.allDay && (event.hasOwnTimes || !isDefaultLength(event));
      const afterMs = event.hasOwnTimes ? 0 : doubtMs;
      return !(mayEnd && checkedAt && Date.parse(checkedAt) - Date.parse(event.end) >= afterMs);
    }),
  );

function eventEffects(day: Day, sources: Sources, usual: readonly Window[], at: (reading: string) => Date): Effect[] {
  // The report's days already contain the hours that single ranges close together, with their last check-in.
  const reported = sources.server?.closures.filter(({ id, allDay }) => allDay || !id.includes(allRangesPart));
  return [...(reported ?? []), ...currentEvents(sources)]
    .filter((event) => event.closes !== 'no' && isOnDay(event, day))
    .map((event) => {
      const { windows, asks } = afterEvent(usual, event, at);
      return { reason: reasonOfEvent(event, asks ? '' : untilOf(event, at)), windows, asks };
    });
}

/** @param until when its effect ends, ISO 8601 in UTC; empty: at the end of the day */
const reasonOfEvent = ({ id, title, description, es, source }: AgendaEvent, until: string): Reason => ({
  kind: id.startsWith(closureIdPrefix) ? 'closure' : 'calendar',
  says: title,
  ...(source && { source }),
  ...(description && { text: description }),
  ...(es && { es }),
  ...(until && { until }),
});

/** When an event's effect on a day ends, ISO 8601 in UTC; empty: at the end of the day. */
function untilOf({ closes, hours, allDay, end }: AgendaEvent, at: (reading: string) => Date): string {
  if (closes === 'yes') return allDay ? '' : end;
  return hours?.opens && !hours.closes ? at(hours.opens).toISOString() : '';
}

/** What both plans allow, with the reasons of the stricter one. */
export function stricterPlan(one: DayPlan, other: DayPlan): DayPlan {
  const windows = inBoth(one.windows, other.windows);
  const asks = one.state === 'ask' || other.state === 'ask';
  const state = windows.length === 0 ? 'closed' : asks ? 'ask' : 'open';
  const alike = [one, other].filter((plan) => plan.state === state);
  const because = alike.length > 0 ? alike : [one, other];
  const special = one.special ?? other.special;
  const isUsual = because.some((plan) => plan.state === 'closed' && plan.reasons.length === 0);
  return {
    day: one.day,
    state,
    windows,
    reasons: isUsual ? [] : distinct(because.flatMap(({ reasons }) => reasons)),
    partly: state === 'closed' ? [] : one.partly,
    ...(special && state !== 'closed' && { special }),
  };
}

const distinct = (reasons: readonly Reason[]): Reason[] =>
  [...new Map([...reasons].reverse().map((reason) => [reason.says || reason.text, reason])).values()].reverse();

/** Whether an event touches a day at the range. */
export const isOnDay = (event: AgendaEvent, day: Day): boolean => firstDayOf(event) <= day && day <= lastDayOf(event);

/** What a closing event leaves of a day's windows. A closure without a known end and a doubtful event become `ask`. */
function afterEvent(
  windows: readonly Window[],
  event: AgendaEvent,
  at: (reading: string) => Date,
): { windows: readonly Window[]; asks: boolean } {
  const { closes, hours, allDay, start, end } = event;
  const [from, to] = [new Date(start), new Date(end)];
  const hasTimes = !allDay && to > from;
  if (closes === 'ask') {
    const isBefore = (event.hasOwnTimes || !isDefaultLength(event)) && windows.every(({ opens }) => to <= opens);
    const isOutside = hasTimes && (isBefore || windows.every((window) => window.closes <= from));
    return { windows, asks: !isOutside };
  }
  if (closes === 'partly') return { windows: hours ? withClosure(windows, hours, at) : windows, asks: false };
  if (allDay) return { windows: [], asks: false };
  const left = hasTimes ? without(windows, from, to) : windows;
  // A phone sets a default time: an hour outside the day's windows may mean the whole day. So may an evening event that
  // used to close the whole day.
  const mayBeWhole = event.wasClosure ?? (isDefaultLength(event) && !event.statesTimes);
  return { windows: left, asks: !hasTimes || (mayBeWhole && isSame(left, windows)) };
}

function withClosure(
  windows: readonly Window[],
  { opens, closes, lastCheckIn }: Pick<Closure, 'opens' | 'closes' | 'lastCheckIn'>,
  at: (reading: string) => Date,
): Window[] {
  if (!opens && !closes) return [];
  const late = opens ? without(windows, new Date(0), at(opens)) : [...windows];
  if (!closes) return late;
  return lastCheckIn
    ? inBoth(late, [{ opens: new Date(0), lastCheckIn: at(lastCheckIn), closes: at(closes) }])
    : without(late, at(closes), new Date(8.64e15));
}
