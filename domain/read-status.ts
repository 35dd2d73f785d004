/**
 * Validates a response of `GET /api/status` as it came over the wire. A shape that is not known in full counts as
 * unread: a captive portal, an error or another version of the server never says "open".
 */
import type { AgendaEvent } from './agenda.ts';
import type { CalendarNews, DayPlan, Reason } from './day-plan.ts';
import type { ServerStatus } from './server-report.ts';
import type { State } from './status.ts';
import type { Window } from './windows.ts';

type Fields = Readonly<Record<string, unknown>>;

const states: readonly unknown[] = [
  'open',
  'check-in-ends-soon',
  'check-in-over',
  'closed',
  'ask',
  'unknown',
] satisfies State[];
const closings: readonly unknown[] = ['yes', 'partly', 'ask', 'no'] satisfies AgendaEvent['closes'][];
const kinds: readonly unknown[] = ['closure', 'calendar', 'holiday'] satisfies Reason['kind'][];
const dayStates: readonly unknown[] = ['open', 'closed', 'ask'] satisfies DayPlan['state'][];

/** @throws when the body is no status in the shape that is known */
export function readServerStatus(body: unknown): ServerStatus {
  const { state, reasons, sure, changesAt, days, closures, calendar } = fieldsOf(body);
  return {
    state: valid(isOneOf<State>(states), state),
    reasons: listOf(isText, reasons),
    sure: valid(isBoolean, sure),
    changesAt: valid(isTime, changesAt),
    days: listOf(isFields, days).map(readDay),
    closures: listOf(isEvent, closures),
    calendar: calendar === null ? null : readCalendar(fieldsOf(calendar)),
  };
}

function readCalendar({ checkedAt, complete, events }: Fields): CalendarNews {
  return {
    checkedAt: checkedAt === null ? null : valid(isTime, checkedAt),
    complete: valid(isBoolean, complete),
    events: listOf(isEvent, events),
  };
}

function readDay({ day, state, windows, reasons }: Fields): DayPlan {
  return {
    day: valid(isDay, day),
    state: valid(isOneOf<DayPlan['state']>(dayStates), state),
    windows: listOf(isFields, windows).map(readWindow),
    reasons: listOf(isReason, reasons),
    partly: [],
  };
}

const readWindow = ({ opens, lastCheckIn, closes }: Fields): Window => ({
  opens: new Date(valid(isTime, opens)),
  lastCheckIn: new Date(valid(isTime, lastCheckIn)),
  closes: new Date(valid(isTime, closes)),
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isTime = (value: unknown): value is string => isText(value) && !Number.isNaN(Date.parse(value));
const isDay = (value: unknown): value is string => isText(value) && /^\d{4}-\d\d-\d\d$/.test(value) && isTime(value);
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf =
  <Value>(values: readonly unknown[]) =>
  (value: unknown): value is Value =>
    values.includes(value);
const isLeftOutOr = (is: (value: unknown) => boolean, value: unknown): boolean => value === undefined || is(value);

const isReading = (value: unknown): boolean => isText(value) && /^\d\d:\d\d$/.test(value);
const isHours = (value: unknown): boolean =>
  isFields(value) && [value['opens'], value['closes']].every((reading) => isLeftOutOr(isReading, reading));

const isReason = (value: unknown): value is Reason =>
  isFields(value) &&
  kinds.includes(value['kind']) &&
  isText(value['says']) &&
  isLeftOutOr(isText, value['text']) &&
  isLeftOutOr(isTime, value['until']);

const isEvent = (value: unknown): value is AgendaEvent =>
  isFields(value) &&
  [value['id'], value['title'], value['description']].every(isText) &&
  isTime(value['start']) &&
  isTime(value['end']) &&
  isBoolean(value['allDay']) &&
  closings.includes(value['closes']) &&
  [value['date'], value['lastDate']].every((day) => isLeftOutOr(isDay, day)) &&
  isLeftOutOr(isHours, value['hours']) &&
  isLeftOutOr(isText, value['part']);

function valid<Value>(is: (value: unknown) => value is Value, value: unknown): Value {
  if (!is(value)) throw new Error('the response is no status');
  return value;
}

const fieldsOf = (value: unknown): Fields => valid(isFields, value);

const listOf = <Value>(is: (value: unknown) => value is Value, value: unknown): Value[] =>
  valid((list): list is Value[] => Array.isArray(list) && list.every((one) => is(one)), value);
