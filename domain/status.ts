/**
 * The one answer to "can I shoot if I go now?", at any moment. Pure: the page and the server get the same answer from
 * the same sources.
 */
import { addDays, type Day } from './days.ts';
import { type DayPlan, planOf, type Sources } from './day-plan.ts';
import { dayMs, hourMs, minuteMs } from './durations.ts';
import { rangeDay, rangeMoment, startOfDay } from './range-time.ts';
import type { Window } from './windows.ts';

/** For so long before the last check-in it is said to end soon. */
export const soonMs = hourMs;
/** For so long after it was read, the calendar is believed to hold every closure. */
export const calendarTrustedMs = 24 * hourMs;
/** How long a page's last contact with the server vouches for it where the club has no calendar. */
export const contactTrustedMs = 7 * dayMs;
/** Two clocks that differ by no more than this count as equal. A timestamp further in the future is not trusted. */
export const clockToleranceMs = 5 * minuteMs;
/** How many days ahead an opening is looked for. */
const lookAheadDays = 400;

export type State = 'open' | 'check-in-ends-soon' | 'check-in-over' | 'closed' | 'ask' | 'unknown';

/** When shooters can come next. */
export type Opening = {
  day: Day;
  at: Date;
  /** An earlier day on which the range may open: nobody has said. */
  ask?: DayPlan;
};

export type Status = {
  state: State;
  /** With `unknown`: what the hours say, and the closures that we know of. */
  scheduled?: 'open' | 'check-in-ends-soon';
  /**
   * False when a closure may be missing: a source was not read lately. Only what is said of openings is in doubt.
   */
  sure: boolean;
  /** On a page that has had no contact with the server lately: it knows the usual hours, and old closures. */
  outdated?: true;
  /** The hours under way; with `ask`, those that may hold today. */
  window?: Window;
  /** Today at the range. */
  today: DayPlan;
  /** The next opening after this moment and after the window under way; undefined when none is in sight. */
  next?: Opening;
  /** Nothing here changes before this moment, as long as no source does. */
  changesAt: Date;
};

/** The status at a moment. */
export function statusAt(now: Date, sources: Sources): Status {
  const today = planOf(rangeDay(now), sources);
  const contact = contactStamp(sources);
  const sure = stampsOf(sources).every((stamp) => isTrusted(stamp, now)) && isComplete(sources);
  const window = today.windows.find(({ closes }) => now < closes);
  const state = stateOf(now, today, window);
  const isOpen = state === 'open' || state === 'check-in-ends-soon';
  return {
    state: isOpen && !sure ? 'unknown' : state,
    ...(isOpen && !sure && { scheduled: state }),
    sure,
    ...(contact && !isTrusted(contact, now) && { outdated: true }),
    ...(window && state !== 'closed' && { window }),
    today,
    ...nextOpening(now, today, sources),
    changesAt: nextChange(now, today, sources),
  };
}

function stateOf(now: Date, { state, windows }: DayPlan, window: Window | undefined): State {
  const last = windows.at(-1);
  if (state === 'ask' && last && now < last.lastCheckIn) return 'ask';
  if (!window || now < window.opens) return 'closed';
  if (now >= window.lastCheckIn) return 'check-in-over';
  return now.getTime() >= window.lastCheckIn.getTime() - soonMs ? 'check-in-ends-soon' : 'open';
}

/** A moment at which a source was read, and for how long that is trusted. Without a moment it never is. */
type Stamp = { at: Date | undefined; trustedMs: number };

const calendarStamp = ({ calendar }: Sources): Stamp | undefined =>
  calendar
    ? { at: calendar.checkedAt ? new Date(calendar.checkedAt) : undefined, trustedMs: calendarTrustedMs }
    : undefined;

/** Of a page's last contact with the server; the server itself needs none. */
const contactStamp = ({ calendar, server }: Sources): Stamp | undefined =>
  server === undefined
    ? undefined
    : { at: server?.givenAt, trustedMs: calendar ? calendarTrustedMs : contactTrustedMs };

const stampsOf = (sources: Sources): Stamp[] =>
  [calendarStamp(sources), contactStamp(sources)].filter((stamp) => stamp !== undefined);

function isTrusted({ at, trustedMs }: Stamp, now: Date): boolean {
  const age = at ? now.getTime() - at.getTime() : Number.NaN;
  return age >= -clockToleranceMs && age < trustedMs;
}

/** Whether each source was understood in full when it was read. */
const isComplete = ({ calendar, server }: Sources): boolean => calendar?.complete !== false && server?.sure !== false;

/** The first opening to come that nobody doubts, closures and days to ask about left out. */
function nextOpening(now: Date, today: DayPlan, sources: Sources): { next?: Opening } {
  let ask: DayPlan | undefined;
  for (let ahead = 0; ahead < lookAheadDays; ahead++) {
    const plan = ahead === 0 ? today : planOf(addDays(today.day, ahead), sources);
    const window = plan.windows.find(({ opens }) => opens > now);
    if (!window) continue;
    if (plan.state === 'open') return { next: { day: plan.day, at: window.opens, ...(ask && { ask }) } };
    if (plan !== today) ask ??= plan;
  }
  return {};
}

function nextChange(now: Date, { day, windows, reasons, partly }: DayPlan, sources: Sources): Date {
  const moments = windows.flatMap(({ opens, lastCheckIn, closes }) => [
    opens.getTime(),
    lastCheckIn.getTime() - soonMs,
    lastCheckIn.getTime(),
    closes.getTime(),
  ]);
  for (const { until } of reasons) if (until) moments.push(Date.parse(until));
  for (const { opens } of partly) if (opens) moments.push(rangeMoment(`${day} ${opens}:00`).getTime());
  for (const { at, trustedMs } of stampsOf(sources))
    if (at) moments.push(at.getTime() - clockToleranceMs, at.getTime() + trustedMs);
  const tomorrow = startOfDay(addDays(day, 1)).getTime();
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime()), tomorrow));
}
