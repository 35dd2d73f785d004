/** How each event of the club's calendars was read and why, for the office. */
import { agendaDays, type AgendaEvent, inTime } from './agenda.ts';
import { doubtfulWords } from './calendar-titles.ts';
import { isOnDay, type Sources } from './day-plan.ts';
import { addDays, type Day } from './days.ts';
import { dayMs } from './durations.ts';
import { type Rule, ruleOf } from './explanation.ts';
import { type Hours, timesOn } from './hours.ts';
import { rangeDay, rangeMoment } from './range-time.ts';

/** The club's calendars with all of their events, including those that close nothing; null for a missing calendar. */
export type Calendars = Pick<Sources, 'calendar' | 'closuresCalendar'>;

/** `words`: the words of the title that make the site ask. */
export type EventReading = { event: AgendaEvent; rule: Rule; words?: string };

const order: Readonly<Record<AgendaEvent['closes'], number>> = { ask: 0, yes: 1, partly: 2, no: 3 };

/** The events of the next 60 days that aren't over: doubtful ones first, each kind in order of time. */
export function readingsOf(calendars: Calendars, now: Date): EventReading[] {
  const last = new Date(now.getTime() + agendaDays * dayMs);
  return (['closuresCalendar', 'calendar'] as const)
    .flatMap(
      (source) =>
        calendars[source]?.events
          .filter(
            ({ start, end }) => new Date(start) < last && Math.max(Date.parse(start), Date.parse(end)) >= now.getTime(),
          )
          .map((event): EventReading => {
            const rule = ruleOf(source, event);
            const words = rule === 'title-doubtful' ? doubtfulWords(event.title) : undefined;
            return { event, rule, ...(words && { words }) };
          }) ?? [],
    )
    .sort((a, b) => order[a.event.closes] - order[b.event.closes] || inTime(a.event, b.event));
}

const soonDays = 3;

/** The events calendar's readings that touch the opening hours of the next 72 hours. */
export function readingsSoon({ calendar }: Calendars, hours: Hours, now: Date): EventReading[] {
  const end = new Date(now.getTime() + soonDays * dayMs);
  const days = Array.from({ length: soonDays + 1 }, (_, ahead) => addDays(rangeDay(now), ahead));
  const touches = (event: AgendaEvent, day: Day) => {
    const times = timesOn(hours, day);
    if (!times) return false;
    const [opens, closes] = [rangeMoment(`${day} ${times.opens}:00`), rangeMoment(`${day} ${times.closes}:00`)];
    if (closes <= now || opens >= end) return false;
    if (event.end <= event.start) return isOnDay(event, day);
    return new Date(event.start) < closes && new Date(event.end) > opens;
  };
  return readingsOf({ calendar, closuresCalendar: null }, now).filter(({ event }) =>
    days.some((day) => touches(event, day)),
  );
}
