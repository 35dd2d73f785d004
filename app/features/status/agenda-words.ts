/** The club's calendar in words: its events by the day on which they begin, all on the range's clock. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { rangeDay } from '#domain/range-time.ts';
import { timeAt, weekdayDate } from '#domain/format-time.ts';

export type AgendaDay = {
  date: string;
  title: string;
  events: readonly AgendaEvent[];
};

export function eventsByDay(events: readonly AgendaEvent[]): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of events) {
    const date = event.date ?? rangeDay(new Date(event.start));
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, list]) => ({ date, title: weekdayDate(date), events: list }));
}

/** "9:00 AM to 4:00 PM", "All day", "All day, until Monday, October 6": the end names its day if it is another one. */
export function whenOf(event: AgendaEvent): string {
  if (event.allDay) {
    const what = event.part ?? 'All day';
    return event.lastDate && event.lastDate !== event.date ? `${what}, until ${weekdayDate(event.lastDate)}` : what;
  }
  const [start, end] = [new Date(event.start), new Date(event.end)];
  if (event.end === event.start) return timeAt(start);
  const endDay = rangeDay(end);
  const until = endDay === rangeDay(start) ? timeAt(end) : `${weekdayDate(endDay)}, ${timeAt(end)}`;
  return `${timeAt(start)} to ${until}`;
}
