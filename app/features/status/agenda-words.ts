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
const shownDays = 2;

/**
 * Splits a long list into what is shown and what is folded. Closures and days with other hours are never folded. What
 * recurs has its description where it is first; a closure of its own always has it.
 */
export function foldedDays(
  days: readonly AgendaDay[],
  isUnusual: (day: Day) => boolean,
): { shown: AgendaDay[]; folded: AgendaDay[] } {
  const described = new Set<string>();
  const describedOnce = (event: AgendaEvent): AgendaEvent => {
    const key = `${event.title}\n${event.description}`;
    if (['no', 'ask'].includes(event.closes) && described.has(key)) return { ...event, description: '' };
    described.add(key);
    return event;
  };
  const whole = new Set(days.filter(({ date }, index) => index < shownDays || isUnusual(date)));
  const having = (isWanted: (event: AgendaEvent, day: AgendaDay) => boolean): AgendaDay[] =>
    days.flatMap((day) => {
      const events = day.events.filter((event) => isWanted(event, day)).map(describedOnce);
      return events.length > 0 ? [{ ...day, events }] : [];
    });
  const isShown = ({ closes }: AgendaEvent, day: AgendaDay) => closes !== 'no' || whole.has(day);
  return { shown: having(isShown), folded: having((event, day) => !isShown(event, day)) };
}

export function eventsByDay(events: readonly AgendaEvent[], words: EventSentences): AgendaDay[] {
  const days = new Map<string, AgendaEvent[]>();
  for (const event of events) {
    const date = firstDayOf(event);
    days.set(date, [...(days.get(date) ?? []), event]);
  }
  return [...days].map(([date, list]) => ({ date, title: words.day(date), events: list }));
}
