/**
 * The body of `GET /api/status`: the answer for a program, and the calendar's news for a page that answers by itself.
 */
import type { AgendaEvent } from './agenda.ts';
import { comingClosures } from './closures.ts';
import type { Day } from './days.ts';
import { type CalendarNews, planOf, type Reason, type Sources } from './day-plan.ts';
import { rangeDay } from './range-time.ts';
import { type State, statusAt } from './status.ts';
import { comingDays, type DayWords, statusWords } from './status-words.ts';
import type { Window } from './windows.ts';

/**
 * Times are ISO 8601 in UTC, days are the range's. It holds no countdown, so that it stays the same between changes.
 */
export type StatusAnswer = {
  state: State;
  /** With `unknown`: the state by the hours, and by the closures that are known. */
  scheduled: 'open' | 'check-in-ends-soon' | null;
  /** The hours under way or, with `ask`, those that may hold today. */
  today: { date: Day; opens: string; lastCheckIn: string; closes: string } | null;
  /** Why, in whole sentences. */
  reasons: readonly string[];
  /** The next opening that nobody doubts; with `sure` false, the next scheduled one. */
  next: { date: Day; opens: string } | null;
  /** False while a closure may be missing, because the club's calendar could not be read in full within 24 hours. */
  sure: boolean;
  /** Nothing above changes before, as long as neither the content nor the calendar does. */
  changesAt: string;
  /** Eight days, from today on: for as long as a page may rely on this response, and what is left of that day. */
  days: readonly DayAnswer[];
  /** The closures to come, the nearest first. */
  closures: readonly AgendaEvent[];
  /** Null where the club has no calendar of its own. */
  calendar: CalendarNews | null;
};

/** A day in words, and its opening hours as moments. */
type DayAnswer = DayWords & {
  windows: readonly { opens: string; lastCheckIn: string; closes: string }[];
  reasons: readonly Reason[];
};

const daysAhead = 8;

export function statusAnswer(now: Date, sources: Sources): StatusAnswer {
  const status = statusAt(now, sources);
  const { state, scheduled, window, next, sure, changesAt } = status;
  const date = rangeDay(now);
  return {
    state,
    scheduled: scheduled ?? null,
    today: window ? { date, ...wire(window) } : null,
    reasons: statusWords(status, now).more,
    next: next ? { date: next.day, opens: next.at.toISOString() } : null,
    sure,
    changesAt: changesAt.toISOString(),
    days: comingDays(now, sources, daysAhead).map((words) => {
      const { windows, reasons } = planOf(words.day, sources);
      return { ...words, windows: windows.map(wire), reasons };
    }),
    closures: comingClosures(date, sources),
    calendar: sources.calendar,
  };
}

const wire = ({ opens, lastCheckIn, closes }: Window) => ({
  opens: opens.toISOString(),
  lastCheckIn: lastCheckIn.toISOString(),
  closes: closes.toISOString(),
});
