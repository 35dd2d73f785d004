/** The club's calendar in words: its events by the day on which they begin, in the range's time zone. */
import { type AgendaEvent, firstDayOf } from '#domain/agenda.ts';
import type { Day } from '#domain/days.ts';
import type { EventSentences } from '#words/sentences.ts';

export type AgendaDay = {
  date: Day;
  title: string;
  events: readonly AgendaEvent[];
};

/** How many days with events are shown at once: a club that enters its open days has events on most of sixty. */
const shownDays = 3;

/**
 * Splits a long list into days shown and days folded. Days with a closure or other hours are never folded. What recurs
 * has its description where it is first; a closure always has its own.
 */
export function foldedDays(
  days: readonly AgendaDay[],
  isUnusual: (day: Day) => boolean,
): { shown: AgendaDay[]; folded: AgendaDay[] } {
  const isShown = ({ date, events }: AgendaDay, index: number) =>
    index < shownDays || events.some(({ closes }) => closes !== 'no') || isUnusual(date);
  const described = new Set<string>();
  const describedOnce = (event: AgendaEvent): AgendaEvent => {
    const key = `${event.title}\n${event.description}`;
    if (event.closes === 'no' && described.has(key)) return { ...event, description: '' };
    described.add(key);
    return event;
  };
  const once = (day: AgendaDay): AgendaDay => ({ ...day, events: day.events.map(describedOnce) });
  return {
    shown: days.filter(isShown).map(once),
    folded: days.filter((day, index) => !isShown(day, index)).map(once),
  };
}

export function eventsByDay(events: readonly AgendaEvent[], words: EventSentences): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of events) {
    const date = firstDayOf(event);
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, list]) => ({ date, title: words.day(date), events: list }));
}
