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
  /** Their names in Spanish, or again in English where the club has none. */
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
  /** Whether it closes the range: all of it, a part of the range or of its days, unknown, or not at all. */
  closes: 'yes' | 'partly' | 'ask' | 'no';
  /** It closed the range before it was edited, all of its day if it has times now, and may do so still. */
  wasClosure?: true;
  /** Its title says the times that it has, so that these were not left as a phone gave them. */
  statesTimes?: true;
  /** Of a doubt around an event that closes, as long as its title said so. */
  besideClosure?: true;
  /** Of a doubt after a closure of which only the office knows the end: the last day of its event. */
  endUnknownAfter?: Day;
  /** With `partly`: the hours of each day by its title, instead of its own times. */
  hours?: ClockHours;
  /** The names of the closed ranges, with `partly`; undefined: all of them. */
  ranges?: readonly string[];
  rangesEs?: readonly string[];
  /** What a closure of the club's own leaves open or closes, if not everything; of other events see `hours`. */
  partial?: ClosurePart;
  /** Set by the office with `npm run close`, or an event of the closures calendar. */
  source?: 'office' | 'closuresCalendar';
  /** The club is closed for it. */
  holiday?: ClosedHoliday;
  location?: string;
  description: string;
  /** The club's Spanish of its title and of its description. */
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

/** Sorts by start; what lasts all day comes first. */
export const inTime = (a: AgendaEvent, b: AgendaEvent): number =>
  a.start.localeCompare(b.start) || Number(b.allDay) - Number(a.allDay) || a.title.localeCompare(b.title);

/** Phones give an event up to an hour by themselves, so it says little about how long a closure is. */
export const isDefaultLength = ({ allDay, start, end }: AgendaEvent): boolean =>
  !allDay && Date.parse(end) - Date.parse(start) <= hourMs;

/** The day on the range's calendar on which an event begins. */
export const firstDayOf = ({ date, start }: AgendaEvent): Day => date ?? rangeDay(new Date(start));

/** Of one without a length, the day on which it begins. */
export const lastDayOf = ({ lastDate, date, start, end }: AgendaEvent): Day =>
  lastDate ?? date ?? rangeDay(new Date(Math.max(Date.parse(start), Date.parse(end) - 1)));
