/** The club's calendar in words: its events by the day on which they begin, all on the range's clock. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { plainSpaces, rangeDay, rangeTimeZone } from '#domain/range-time.ts';

export type AgendaDay = {
  /** YYYY-MM-DD at the range. */
  date: string;
  /** "Saturday, October 4". */
  title: string;
  events: readonly AgendaEvent[];
};

/** Events under the day on which they begin, in the order in which they come. */
export function byDay(events: readonly AgendaEvent[]): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of events) {
    const date = event.date ?? rangeDay(Date.parse(event.start));
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, list]) => ({ date, title: spokenDay(date), events: list }));
}

const day = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { timeZone: rangeTimeZone, hour: 'numeric', minute: '2-digit' });

const spokenDay = (date: string): string => day.format(new Date(`${date}T12:00:00Z`));
const spokenTime = (moment: string): string => plainSpaces(time.format(new Date(moment)));

/** "9:00 AM to 4:00 PM", "All day", "All day, until Monday, October 6"; the end names its day when that is another one. */
export function whenOf(event: AgendaEvent): string {
  if (event.allDay) {
    return event.lastDate && event.lastDate !== event.date ? `All day, until ${spokenDay(event.lastDate)}` : 'All day';
  }
  if (event.end === event.start) return spokenTime(event.start);
  const endDay = rangeDay(Date.parse(event.end));
  const end =
    endDay === rangeDay(Date.parse(event.start))
      ? spokenTime(event.end)
      : `${spokenDay(endDay)}, ${spokenTime(event.end)}`;
  return `${spokenTime(event.start)} to ${end}`;
}
