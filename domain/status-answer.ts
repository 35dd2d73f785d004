import type { AgendaEvent, ClosurePart } from './agenda.ts';
import { announcedClosures } from './closed-together.ts';
import { type CalendarNews, type DayPlan, planOf, type Reason, type Sources } from './day-plan.ts';
import { type DayStatus, outlookAt, type SourceName, type State } from './day-status.ts';
import type { Day } from './days.ts';
import { rangeDay } from './range-time.ts';
import { type WindowJson, windowToJson } from './windows.ts';

/** The body of `GET /api/status`, without sentences. Times are ISO 8601 in UTC, days are the range's. */
export type StatusAnswer = {
  state: State;
  /** With `unknown`: the state by the hours and the known closures. */
  scheduled: 'open' | 'check-in-ends-soon' | null;
  /** The current hours or, with `ask`, those that may apply today. */
  today: ({ date: Day } & WindowJson) | null;
  /** The next certain opening; with `sure` false, the next scheduled one. */
  next: { date: Day; opens: string } | null;
  /** False if a source that can close the range was not read in full within 6 hours: a closure may be missing. */
  sure: boolean;
  /** The source that decides today; with `unknown`, the one that was not read. */
  decidedBy: SourceName;
  /** The sources that are polled, with the last reading, null if never; trusted if it is recent and complete. */
  sources: readonly { source: SourceName; readAt: string | null; isTrusted: boolean }[];
  /** Nothing above changes before this moment, unless the content or the calendar does. */
  changesAt: string;
  days: readonly DayAnswer[];
  closures: readonly AgendaEvent[];
  calendar: CalendarNews | null;
  closuresCalendar: CalendarNews | null;
};

/** `state` is by the known closures only; `certainty` says whether all were known. */
export type DayAnswer = Pick<DayPlan, 'day' | 'state'> &
  Pick<DayStatus, 'certainty' | 'decidedBy'> & {
    windows: readonly WindowJson[];
    reasons: readonly Reason[];
    parts: readonly ClosurePart[];
    special?: DayPlan['special'];
  };

export const answerDays = 8;

/** The body of `GET /api/status`: the state now, today, and the seven days after it. Times are ISO 8601 in UTC. */
export function statusAnswer(now: Date, sources: Sources): StatusAnswer {
  const { today, days, sources: ages } = outlookAt(now, sources, answerDays);
  const { now: state, scheduled, window, next, until, certainty, decidedBy } = today;
  return {
    state,
    scheduled: scheduled ?? null,
    today: window ? { date: today.day, ...windowToJson(window) } : null,
    next: next ? { date: next.day, opens: next.at.toISOString() } : null,
    sure: certainty === 'checked',
    decidedBy,
    sources: ages.flatMap(({ source, readAt, isTrusted }) =>
      readAt || !isTrusted ? [{ source, readAt: readAt?.toISOString() ?? null, isTrusted }] : [],
    ),
    changesAt: until.toISOString(),
    days: days.map(({ day, certainty, decidedBy, parts }) => {
      const { state, windows, reasons, special } = planOf(day, sources);
      const known = { day, state, certainty, decidedBy, windows: windows.map(windowToJson), reasons, parts };
      return { ...known, ...(special && { special }) };
    }),
    closures: announcedClosures(rangeDay(now), sources),
    calendar: sources.calendar,
    closuresCalendar: sources.closuresCalendar,
  };
}
