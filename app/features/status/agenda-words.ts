/** The club's calendar in words: its events by the day on which they begin, all on the range's clock. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { Sentences } from '#words/sentences.ts';

export type AgendaDay = {
  date: string;
  title: string;
  events: readonly AgendaEvent[];
};

export function eventsByDay(events: readonly AgendaEvent[], words: Sentences): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of events) {
    const date = event.date ?? rangeDay(new Date(event.start));
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, list]) => ({ date, title: words.day(date), events: list }));
}
