import type { AgendaEvent } from './agenda.ts';
import { comingClosures } from './closures.ts';
import type { Day } from './days.ts';
import { type CalendarNews, type DayPlan, planOf, type Reason, type Sources } from './day-plan.ts';
import { rangeDay } from './range-time.ts';
import { type State, statusAt } from './status.ts';
import { comingDays, type DayWords, statusWords } from './status-words.ts';
import { type WindowJson, windowToJson } from './windows.ts';

/** The body of `GET /api/status`. Times are ISO 8601 in UTC, days are the range's. */
export type StatusAnswer = {
  state: State;
  /** With `unknown`: the state by the hours and the known closures. */
  scheduled: 'open' | 'check-in-ends-soon' | null;
  /** The current hours or, with `ask`, those that may apply today. */
  today: ({ date: Day } & WindowJson) | null;
  reasons: readonly string[];
  /** The next certain opening; with `sure` false, the next scheduled one. */
  next: { date: Day; opens: string } | null;
  /** False if the club's calendar was not read in full within 24 hours: a closure may be missing. */
  sure: boolean;
  /** Nothing above changes before, unless the content or the calendar does. */
  changesAt: string;
  days: readonly (DayWords & {
    windows: readonly WindowJson[];
    reasons: readonly Reason[];
    special?: DayPlan['special'];
  })[];
  closures: readonly AgendaEvent[];
  calendar: CalendarNews | null;
  closuresCalendar: CalendarNews | null;
};

export function statusAnswer(now: Date, sources: Sources): StatusAnswer {
  const status = statusAt(now, sources);
  const { state, scheduled, window, next, sure, changesAt } = status;
  const date = rangeDay(now);
  return {
    state,
    scheduled: scheduled ?? null,
    today: window ? { date, ...windowToJson(window) } : null,
    reasons: statusWords(status, now).more,
    next: next ? { date: next.day, opens: next.at.toISOString() } : null,
    sure,
    changesAt: changesAt.toISOString(),
    days: comingDays(now, sources, 8).map((words) => {
      const { windows, reasons, special } = planOf(words.day, sources);
      return { ...words, windows: windows.map(windowToJson), reasons, ...(special && { special }) };
    }),
    closures: comingClosures(date, sources),
    calendar: sources.calendar,
    closuresCalendar: sources.closuresCalendar,
  };
}
