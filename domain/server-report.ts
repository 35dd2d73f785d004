/** Combines the last response of `GET /api/status` with what was built into a page: the stricter of both applies. */
import { eachOnce } from './agenda.ts';
import { type CalendarNews, type DayPlan, planOf, type Sources, unreadCalendar } from './day-plan.ts';
import { dayMs } from './durations.ts';
import { rangeDay } from './range-time.ts';
import { clockToleranceMs } from './freshness.ts';
import { type State, stampsOf, statusAt } from './status.ts';
import type { StatusAnswer } from './status-answer.ts';

export type ServerStatus = Pick<
  StatusAnswer,
  'state' | 'sure' | 'changesAt' | 'closures' | 'calendar' | 'closuresCalendar'
> & {
  days: readonly DayPlan[];
};

export type Contact = {
  status: ServerStatus;
  givenAt: Date;
};

const strictness: Readonly<Record<State, number>> = {
  open: 0,
  'check-in-ends-soon': 0,
  unknown: 0,
  ask: 1,
  'check-in-over': 2,
  closed: 3,
};

/** The sources of a page. Without contact with the server the calendar counts as unread. */
export function pageSources(
  plans: Omit<Sources, 'calendar' | 'closuresCalendar' | 'server'>,
  contact: Contact | undefined,
): Sources {
  if (!contact) return { ...plans, calendar: unreadCalendar, closuresCalendar: null, server: null };
  const { status, givenAt } = contact;
  const { closures, calendar, closuresCalendar, days } = status;
  // The server's own `sure` is not enough: the calendars that it sent must have been read recently.
  const isTrusted = stampsOf({ ...plans, calendar, closuresCalendar }, givenAt).every((stamp) => stamp.isTrusted);
  const server = { givenAt, sure: isTrusted && status.sure && status.state !== 'unknown', days, closures };
  const sources = { ...plans, calendar, closuresCalendar, server };
  const unexplained = unexplainedDay(contact, sources);
  if (!unexplained) return sources;
  const others = days.filter(({ day }) => day !== unexplained.day);
  return { ...sources, server: { ...server, days: [...others, unexplained] } };
}

/** The day as closed or doubtful, if the response's state is stricter than the rest of it explains. */
function unexplainedDay({ status, givenAt }: Contact, sources: Sources): DayPlan | undefined {
  // A response that was sent around a change may describe the time before it.
  const before = new Date(Date.parse(status.changesAt) - 1);
  const isBefore = before < givenAt && givenAt.getTime() - before.getTime() < clockToleranceMs;
  const at = isBefore ? before : givenAt;
  const { state, today } = statusAt(at, sources);
  if (strictness[status.state] <= strictness[state]) return undefined;
  const asks = status.state === 'ask';
  return {
    ...planOf(rangeDay(at), sources),
    state: asks ? 'ask' : 'closed',
    windows: asks ? today.windows : [],
  };
}

/**
 * Merges a response into what a page knows. A closure is kept until it ends or a newer calendar was read in full. An
 * older response changes nothing, unless the last one is from the future.
 * @param now by the server's clock
 */
export function afterResponse(before: Contact | undefined, next: Contact, now: Date): Contact {
  if (!before) return next;
  if (next.givenAt < before.givenAt && before.givenAt <= now) return before;
  const calendar = afterReading(before.status.calendar, next.status.calendar, now);
  const closuresCalendar = afterReading(before.status.closuresCalendar, next.status.closuresCalendar, now);
  return { ...next, status: { ...next.status, calendar, closuresCalendar } };
}

function afterReading(known: CalendarNews | null, next: CalendarNews | null, now: Date): CalendarNews | null {
  if (!known) return next;
  if (!next) return isOver(known, now) ? next : known;
  if (next.complete && isAsNew(next, known)) return next;
  return { ...next, events: eachOnce([...known.events, ...next.events]) };
}

/** A calendar that the server no longer has is dropped this long after its last reading, if its closures are over. */
const forgottenMs = dayMs;

const isOver = ({ checkedAt, events }: CalendarNews, now: Date): boolean =>
  now.getTime() - Date.parse(checkedAt ?? '1970-01-01') >= forgottenMs &&
  events.every(({ end }) => new Date(end) <= now);

const isAsNew = ({ checkedAt }: CalendarNews, than: CalendarNews): boolean =>
  checkedAt !== null && (than.checkedAt === null || Date.parse(checkedAt) >= Date.parse(than.checkedAt));
