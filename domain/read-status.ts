/** Validates a response of `GET /api/status`, so a captive portal, an error or another version can't mean "open". */
import { holidays } from './holidays.ts';
import type { ServerStatus } from './server-report.ts';
import type { StatusAnswer } from './status-answer.ts';
import { windowFromJson } from './windows.ts';

type Check = (value: unknown) => boolean;
type Shape = Readonly<Record<string, Check>>;

const isText: Check = (value) => typeof value === 'string';
const isBoolean: Check = (value) => typeof value === 'boolean';
const isTime: Check = (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isTimeOrNull: Check = (value) => value === null || isTime(value);
const isDay: Check = (value) => isTime(value) && /^\d{4}-\d\d-\d\d$/.test(String(value));

const isLike = (pattern: RegExp): Check => {
  return (value) => typeof value === 'string' && pattern.test(value);
};
const isListOf = (is: Check): Check => {
  return (value) => Array.isArray(value) && value.every(is);
};
const hasShape = (required: Shape, optional: Shape = {}): Check => {
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const fields: Readonly<Record<string, unknown>> = { ...value };
    return (
      Object.entries(required).every(([key, is]) => is(fields[key])) &&
      Object.entries(optional).every(([key, is]) => fields[key] === undefined || is(fields[key]))
    );
  };
};

const isReading = isLike(/^\d\d:\d\d$/);
const isSource = isLike(/^(office|closuresCalendar)$/);
const areNames = isListOf(isText);
const isPart = hasShape(
  {},
  { ranges: areNames, rangesEs: areNames, opens: isReading, closes: isReading, lastCheckIn: isReading },
);
const isInSpanish = hasShape({}, { title: isText, text: isText });
const isEvent = hasShape(
  {
    id: isText,
    title: isText,
    description: isText,
    start: isTime,
    end: isTime,
    allDay: isBoolean,
    closes: isLike(/^(yes|partly|ask|no)$/),
  },
  {
    date: isDay,
    lastDate: isDay,
    hours: hasShape({}, { opens: isReading, closes: isReading }),
    ranges: areNames,
    rangesEs: areNames,
    partial: isPart,
    source: isSource,
    es: isInSpanish,
  },
);
const isPlan = hasShape(
  {
    day: isDay,
    state: isLike(/^(open|closed|ask)$/),
    windows: isListOf(hasShape({ opens: isTime, lastCheckIn: isTime, closes: isTime })),
    reasons: isListOf(
      hasShape(
        { kind: isLike(/^(closure|calendar|holiday)$/), says: isText },
        {
          text: isText,
          until: isTime,
          source: isSource,
          es: isInSpanish,
          holiday: (id) => typeof id === 'string' && Object.hasOwn(holidays, id),
          isObserved: isBoolean,
        },
      ),
    ),
  },
  { special: hasShape({ name: isText, es: isText }) },
);
const isCalendar = hasShape({ checkedAt: isTimeOrNull, complete: isBoolean, events: isListOf(isEvent) });
const isCalendarOrNull: Check = (value) => value === null || isCalendar(value);
const isStatus = hasShape({
  state: isLike(/^(open|check-in-ends-soon|check-in-over|closed|ask|unknown)$/),
  sure: isBoolean,
  changesAt: isTime,
  days: isListOf(isPlan),
  closures: isListOf(isEvent),
  calendar: isCalendarOrNull,
  closuresCalendar: isCalendarOrNull,
}) as (value: unknown) => value is StatusAnswer;

/** @throws if the body doesn't have the known shape */
export function readServerStatus(body: unknown): ServerStatus {
  if (!isStatus(body)) throw new Error('the response is no status');
  const { state, sure, changesAt, closures, calendar, closuresCalendar } = body;
  const days = body.days.map(({ windows, special, ...day }) => {
    return { ...day, windows: windows.map(windowFromJson), partly: [], ...(special && { special }) };
  });
  return { state, sure, changesAt, days, closures, calendar, closuresCalendar };
}
