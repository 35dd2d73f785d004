/** The club's calendar in words: its events by the day on which they begin, all on the range's clock. */
import { type AgendaEvent, firstDayOf } from '#domain/agenda.ts';
import type { Sentences } from '#words/sentences.ts';

export type AgendaDay = {
  date: string;
  title: string;
  events: readonly AgendaEvent[];
};

/** Days with events that are shown at once: a club that enters its open days has events on most of sixty. */
const shownDays = 8;

/** What few need of a long list is folded, but never a closure. */
export function foldedDays(days: readonly AgendaDay[]): { shown: AgendaDay[]; folded: AgendaDay[] } {
  const isShown = ({ events }: AgendaDay, index: number) =>
    index < shownDays || events.some(({ closes }) => closes !== 'no');
  return { shown: days.filter(isShown), folded: days.filter((day, index) => !isShown(day, index)) };
}

export function eventsByDay(events: readonly AgendaEvent[], words: Sentences): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of events) {
    const date = firstDayOf(event);
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, list]) => ({ date, title: words.day(date), events: list }));
}
