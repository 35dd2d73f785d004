import { addDays, type Day } from './days.ts';
import { type DayPlan, isWhole, planOf, type Sources } from './day-plan.ts';
import { hourMs } from './durations.ts';
import { clockToleranceMs } from './freshness.ts';
import { timesOn } from './hours.ts';
import { rangeDay, rangeMoment, startOfDay } from './range-time.ts';
import type { Window } from './windows.ts';

/** How long before the last check-in "check-in ends soon" begins. */
export const soonMs = hourMs;
/** How long after the server read a source (the club's calendar) it is trusted to have every closure. */
export const sourceTrustedMs = 6 * hourMs;
/** How long after a page's last contact with the server the page is trusted to know every closure. */
export const contactTrustedMs = 12 * hourMs;
const lookAheadDays = 400;

export type State = 'open' | 'check-in-ends-soon' | 'check-in-over' | 'closed' | 'ask' | 'unknown';

/** The next certain opening. `ask`: an earlier day on which the range may open. */
export type Opening = { day: Day; at: Date; ask?: DayPlan };

export type Status = {
  state: State;
  /** With `unknown`: the state by the hours and the known closures. */
  scheduled?: 'open' | 'check-in-ends-soon';
  /** False if a source was not read recently, so a closure may be missing. */
  sure: boolean;
  /** The current hours; with `ask`, those that may apply today. */
  window?: Window;
  today: DayPlan;
  next?: Opening;
  /** Nothing here changes before this moment, unless a source does. */
  changesAt: Date;
};

/** The state at a moment by all sources. "Open" needs each of them to be trusted; "closed" needs one. */
export function statusAt(now: Date, sources: Sources): Status {
  const today = planOf(rangeDay(now), sources);
  const sure =
    isWhole(sources) && sources.server?.sure !== false && stampsOf(sources, now).every(({ isTrusted }) => isTrusted);
  const window = today.windows.find(({ closes }) => now < closes);
  const state = stateOf(now, today, window, usualOpening(today.day, sources));
  const isOpen = state === 'open' || state === 'check-in-ends-soon';
  return {
    state: isOpen && !sure ? 'unknown' : state,
    ...(isOpen && !sure && { scheduled: state }),
    sure,
    ...(window && state !== 'closed' && { window }),
    today,
    ...nextOpening(now, today, sources),
    changesAt: nextChange(now, today, sources),
  };
}

function usualOpening(day: Day, { hours }: Sources): Date | undefined {
  const times = timesOn(hours, day);
  return times && rangeMoment(`${day} ${times.opens}:00`);
}

function stateOf(now: Date, { state, windows }: DayPlan, window: Window | undefined, opens: Date | undefined): State {
  const last = windows.at(-1);
  // After the usual opening but before the next window, it is surely closed, even if the rest of the day is doubtful.
  const isClosed = window && opens && opens <= now && now < window.opens;
  if (state === 'ask' && !isClosed && last && now < last.lastCheckIn) return 'ask';
  if (!window || now < window.opens) return 'closed';
  if (now >= window.lastCheckIn) return 'check-in-over';
  return now.getTime() >= window.lastCheckIn.getTime() - soonMs ? 'check-in-ends-soon' : 'open';
}

export type SourceStamp = {
  source: 'office' | 'calendar' | 'closuresCalendar' | 'contact';
  /** When it was last read; undefined: never. */
  at: Date | undefined;
  trustedMs: number;
  isTrusted: boolean;
};

/**
 * The sources that are polled, with their age. A page trusts what its server trusted at their last contact
 * (`Sources.server.sure`), as long as that contact is recent.
 */
export function stampsOf({ server, ...sources }: Sources, now: Date): SourceStamp[] {
  const stamp = (source: SourceStamp['source'], at: Date | undefined, trustedMs: number): SourceStamp => {
    const age = at ? now.getTime() - at.getTime() : Number.NaN;
    return { source, at, trustedMs, isTrusted: age >= -clockToleranceMs && age < trustedMs };
  };
  if (server !== undefined) return [stamp('contact', server?.givenAt, contactTrustedMs)];
  const calendars = (['closuresCalendar', 'calendar'] as const).flatMap((name) => {
    const news = sources[name];
    return news ? [stamp(name, news.checkedAt ? new Date(news.checkedAt) : undefined, sourceTrustedMs)] : [];
  });
  // The office's closures are read every time, so they have no age.
  return sources.isOfficeUnread ? [stamp('office', undefined, 0), ...calendars] : calendars;
}

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
  const opens = usualOpening(day, sources);
  if (opens) moments.push(opens.getTime());
  for (const { until } of reasons) if (until) moments.push(Date.parse(until));
  for (const { opens } of partly) if (opens) moments.push(rangeMoment(`${day} ${opens}:00`).getTime());
  for (const { at, trustedMs } of stampsOf(sources, now))
    if (at) moments.push(at.getTime() - clockToleranceMs, at.getTime() + trustedMs);
  const tomorrow = startOfDay(addDays(day, 1)).getTime();
  return new Date(Math.min(...moments.filter((moment) => moment > now.getTime()), tomorrow));
}
