/**
 * The one answer to "can I shoot if I go now?", at any moment. Pure: the page and the server get the same answer from
 * the same sources.
 */
import { addDays, type Day } from './days.ts';
import { type CalendarNews, type DayPlan, planOf, type Sources, type Window } from './day-plan.ts';
import { hourMs } from './durations.ts';
import { rangeDay, startOfDay } from './range-time.ts';

/** For so long before the last check-in it is said to end soon. */
export const soonMs = hourMs;
/** For so long after it was read, the calendar is believed to hold every closure. */
export const calendarTrustedMs = 24 * hourMs;
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
   * False when a closure may be missing: the calendar was not read lately. Only what is said of openings is in doubt.
   */
  sure: boolean;
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
  const sure = isKnown(sources.calendar, now);
  const window = today.windows.find(({ closes }) => now < closes);
  const state = stateOf(now, today, window);
  const isOpen = state === 'open' || state === 'check-in-ends-soon';
  return {
    state: isOpen && !sure ? 'unknown' : state,
    ...(isOpen && !sure && { scheduled: state }),
    sure,
    ...(window && state !== 'closed' && { window }),
    today,
    ...nextOpening(now, today, sources),
    changesAt: nextChange(now, today, sources.calendar),
  };
}

function stateOf(now: Date, { state, windows }: DayPlan, window: Window | undefined): State {
  const last = windows.at(-1);
  if (state === 'ask' && last && now < last.lastCheckIn) return 'ask';
  if (!window || now < window.opens) return 'closed';
  if (now >= window.lastCheckIn) return 'check-in-over';
  return now.getTime() >= window.lastCheckIn.getTime() - soonMs ? 'check-in-ends-soon' : 'open';
}

/** Whether every closure that the calendar holds is known. */
function isKnown(calendar: CalendarNews | null, now: Date): boolean {
  if (calendar === null) return true;
  const { checkedAt, complete } = calendar;
  return complete && checkedAt !== null && now.getTime() - Date.parse(checkedAt) < calendarTrustedMs;
}

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

function nextChange(now: Date, { day, windows }: DayPlan, calendar: CalendarNews | null): Date {
  const moments = windows.flatMap(({ opens, lastCheckIn, closes }) => [
    opens.getTime(),
    lastCheckIn.getTime() - soonMs,
    lastCheckIn.getTime(),
    closes.getTime(),
  ]);
  if (calendar?.checkedAt) moments.push(Date.parse(calendar.checkedAt) + calendarTrustedMs);
  const tomorrow = startOfDay(addDays(day, 1)).getTime();
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime()), tomorrow));
}
