import type { ClockHours } from './calendar-title-times.ts';
import type { Day } from './days.ts';
import { hourMs } from './durations.ts';
import type { HolidayId } from './holidays.ts';
import type { InSpanish } from './quote.ts';
import { rangeDay } from './range-time.ts';

/** A closure of some ranges or of some hours, times on the range's clock, "13:00". */
export type ClosurePart = {
  /** The names of the closed ranges; undefined: all of them. */
  ranges?: readonly string[] | undefined;
  /** Their Spanish names; the English name where the club has no Spanish one. */
  rangesEs?: readonly string[] | undefined;
  /** Closed until `opens` and from `closes` on; if `closes` is earlier, closed in between. */
  opens?: string | undefined;
  closes?: string | undefined;
  lastCheckIn?: string | undefined;
};

/** What a closure closes, without its days and its title. */
export const partOfClosure = ({ ranges, rangesEs, opens, closes, lastCheckIn }: ClosurePart): ClosurePart => ({
  ranges,
  rangesEs,
  opens,
  closes,
  lastCheckIn,
});

export type ClosedHoliday = { holiday: HolidayId; isObserved: boolean };

/** One occurrence in the public calendar. Times are ISO 8601 in UTC; `end` is exclusive. */
export type AgendaEvent = {
  id: string;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  /** All-day events only: the first and last day at the range, inclusive. Show these instead of `start` and `end`. */
  date?: string;
  lastDate?: string;
  /** Whether it closes the range: all of it, a part of the range or of its days, maybe (`ask`), or not at all. */
  closes: 'yes' | 'partly' | 'ask' | 'no';
  /** It closed the range before an edit (all day, if it has times now), and may still do so. */
  wasClosure?: true;
  /** Its title names the event's own times, so they aren't a phone's default. */
  statesTimes?: true;
  /** Set on a doubt whose times are known: when an open day was moved, until it opens or since it ends. */
  hasOwnTimes?: true;
  /** Set on a doubt beside an event whose title says that it closes. */
  besideClosure?: true;
  /** Set on a doubt after a closure whose end only the office knows: the last day of the closure's event. */
  endUnknownAfter?: Day;
  /** With `partly`: the hours of each day, read from the title, instead of the event's own times. */
  hours?: ClockHours;
  /** The names of the closed ranges, with `partly`; undefined: all of them. */
  ranges?: readonly string[];
  rangesEs?: readonly string[];
  /** What one of the club's own closures closes, if not everything; for other events see `hours`. */
  partial?: ClosurePart;
  /** Set by the office with `npm run close`, or an event of the closures calendar. */
  source?: 'office' | 'closuresCalendar';
  /** The holiday for which the club is closed. */
  holiday?: ClosedHoliday;
  location?: string;
  description: string;
  /** The club's Spanish title and description. */
  es?: InSpanish;
};

/** The body of `GET /api/calendar`. */
export type AgendaAnswer = {
  /** In order of time, always with the club's own closures (content/closures.yaml). */
  events: AgendaEvent[];
  /** 60 days from the start of today at the range. ISO 8601 in UTC, `to` exclusive. */
  from: string;
  to: string;
  /** When the calendar was last read, ISO 8601 in UTC; null when never. */
  fetchedAt: string | null;
  /** `stale`: last read under a day ago. `incomplete`: an entry is unreadable. Only `ok` may say "nothing planned". */
  status: 'ok' | 'stale' | 'incomplete' | 'unknown' | 'not-configured';
};

export const agendaDays = 60;

/** Removes duplicates. Two events with the same id may differ. */
export const eachOnce = (events: readonly AgendaEvent[]): AgendaEvent[] => [
  ...new Map(events.map((event) => [JSON.stringify([event.id, event.start, event.end, event.closes]), event])).values(),
];

/** Sorts by start; all-day events come first. */
export const inTime = (a: AgendaEvent, b: AgendaEvent): number =>
  a.start.localeCompare(b.start) || Number(b.allDay) - Number(a.allDay) || a.title.localeCompare(b.title);

/** Whether it has a phone's default length (up to an hour), which says little about how long a closure is. */
export const isDefaultLength = ({ allDay, start, end }: AgendaEvent): boolean =>
  !allDay && Date.parse(end) - Date.parse(start) <= hourMs;

/** The event's first day on the range's calendar. */
export const firstDayOf = ({ date, start }: AgendaEvent): Day => date ?? rangeDay(new Date(start));

/** The event's last day; without a length, the day on which it begins. */
export const lastDayOf = ({ lastDate, date, start, end }: AgendaEvent): Day =>
  lastDate ?? date ?? rangeDay(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)));
