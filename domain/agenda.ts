/**
 * The public calendar as our own agenda: the answer of /api/calendar, and the rules of reading it that need no calendar
 * library.
 */
import type { ClockHours } from './calendar-title-times.ts';
import type { Day } from './days.ts';
import { rangeDay } from './range-time.ts';

/** One occurrence in the calendar. Times are ISO 8601 in UTC; `end` is exclusive, as in the calendar itself. */
export type AgendaEvent = {
  /** The same for the same occurrence in every answer. */
  id: string;
  title: string;
  start: string;
  end: string;
  allDay: boolean;
  /** All-day events only: the first day at the range, YYYY-MM-DD. Show this, not `start`. */
  date?: string;
  /** All-day events only: the last day, inclusive; the same as `date` for one day. */
  lastDate?: string;
  /** Whether it closes the range: all of it, a part of the range or of its days, nobody can tell, or not at all. */
  closes: 'yes' | 'partly' | 'ask' | 'no';
  /** The hours that its title gives for each of its days; with `yes` beside its own times, with `partly` instead. */
  hours?: ClockHours;
  /** Of a closure of a part: which, "Opens at 11:00 AM". */
  part?: string;
  location?: string;
  /** Plain text with line breaks; empty when there is none. */
  description: string;
};

/** The body of `GET /api/calendar`. */
export type AgendaAnswer = {
  /** In order of time. The club's own closures (content/closures.yaml) stand among them whatever the status. */
  events: AgendaEvent[];
  /** The days covered: from the start of today at the range, 60 days on. ISO 8601 in UTC, `to` exclusive. */
  from: string;
  to: string;
  /** When the calendar was last read, ISO 8601 in UTC; null when it never was. */
  fetchedAt: string | null;
  /**
   * `ok`; `stale`: the calendar can't be read now, this is its last good state, under a day old; `incomplete`: an entry
   * could not be read; `unknown`: no calendar to be had; `not-configured`. With the last two the list holds nothing but
   * the club's own closures. An empty list means "nothing planned" with `ok` only.
   */
  status: 'ok' | 'stale' | 'incomplete' | 'unknown' | 'not-configured';
};

export const agendaDays = 60;

/** Each event once, though several sources tell of it. An id alone does not make two events one. */
export const eachOnce = (events: readonly AgendaEvent[]): AgendaEvent[] => [
  ...new Map(events.map((event) => [JSON.stringify([event.id, event.start, event.end, event.closes]), event])).values(),
];

/** The order of an agenda: by time, what takes all day before what begins with it. */
export const inTime = (a: AgendaEvent, b: AgendaEvent): number =>
  a.start.localeCompare(b.start) || Number(b.allDay) - Number(a.allDay) || a.title.localeCompare(b.title);

/** An all-day event's last day at the range, or the day on which any other begins. */
export const lastDayOf = ({ lastDate, date, start }: AgendaEvent): Day => lastDate ?? date ?? rangeDay(new Date(start));
