/**
 * What a page knows from the server: the last response of `GET /api/status`, and when the server gave it. The page
 * combines it with what was built into it, and the stricter of both holds.
 */
import { eachOnce } from './agenda.ts';
import { type CalendarNews, type DayPlan, planOf, type Sources } from './day-plan.ts';
import { rangeDay } from './range-time.ts';
import { calendarTrustedMs, clockToleranceMs, type State, statusAt } from './status.ts';
import type { StatusAnswer } from './status-answer.ts';

/** What the page reads of a response; see domain/read-status.ts. */
export type ServerStatus = Pick<StatusAnswer, 'state' | 'reasons' | 'sure' | 'changesAt' | 'closures' | 'calendar'> & {
  /** What the server says of each day. */
  days: readonly DayPlan[];
};

export type Contact = {
  status: ServerStatus;
  /** When the server gave the response, by its own clock. */
  givenAt: Date;
};

/** How much a state forbids, as far as the hours go. */
const strictness: Readonly<Record<State, number>> = {
  open: 0,
  'check-in-ends-soon': 0,
  unknown: 0,
  ask: 1,
  'check-in-over': 2,
  closed: 3,
};

const unread: CalendarNews = { checkedAt: null, complete: false, events: [] };

/**
 * The sources of a page: what was built into it, and its last contact with the server. Without contact the calendar
 * counts as unread, because only the server knows whether the club has one.
 */
export function pageSources(plans: Omit<Sources, 'calendar' | 'server'>, contact: Contact | undefined): Sources {
  if (!contact) return { ...plans, calendar: unread, server: null };
  const { status, givenAt } = contact;
  const { closures, calendar, days } = status;
  const server = { givenAt, sure: status.sure && status.state !== 'unknown', days, closures };
  const sources = { ...plans, calendar, server };
  const unexplained = unexplainedDay(contact, sources);
  if (!unexplained) return sources;
  const others = days.filter(({ day }) => day !== unexplained.day);
  return { ...sources, server: { ...server, days: [...others, unexplained] } };
}

/** The day of a response whose state is stricter than everything else in it: then it closes that day. */
function unexplainedDay({ status, givenAt }: Contact, sources: Sources): DayPlan | undefined {
  // Sent in the seconds around a change, it may be of the time before.
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
    reasons: status.reasons.map((text) => ({ kind: 'closure', says: '', text })),
  };
}

/**
 * What a page knows after a new response. A closure that was announced before is kept until it ends, unless the server
 * has read the calendar again since, in full. One response without a calendar takes none back: they are forgotten once
 * all have ended, and the calendar was read a day ago. A response older than the last one changes nothing, unless the
 * last one is from the future.
 * @param now by the server's clock
 */
export function afterResponse(before: Contact | undefined, next: Contact, now: Date): Contact {
  if (!before) return next;
  if (next.givenAt < before.givenAt && before.givenAt <= now) return before;
  const [known, { calendar }] = [before.status.calendar, next.status];
  if (!known) return next;
  if (!calendar) return isOver(known, now) ? next : { ...next, status: { ...next.status, calendar: known } };
  if (calendar.complete && isAsNew(calendar, known)) return next;
  const events = eachOnce([...known.events, ...calendar.events]);
  return { ...next, status: { ...next.status, calendar: { ...calendar, events } } };
}

const isOver = ({ checkedAt, events }: CalendarNews, now: Date): boolean =>
  now.getTime() - Date.parse(checkedAt ?? '1970-01-01') >= calendarTrustedMs &&
  events.every(({ end }) => new Date(end) <= now);

const isAsNew = ({ checkedAt }: CalendarNews, than: CalendarNews): boolean =>
  checkedAt !== null && (than.checkedAt === null || Date.parse(checkedAt) >= Date.parse(than.checkedAt));
