/** Closures in words: of a part of the day or of the range, and without saying "closed" twice. */
import { type AgendaEvent, lastDayOf } from './agenda.ts';
import type { ClockHours } from './calendar-title-times.ts';
import type { Closure } from './day-plan.ts';
import type { Day } from './days.ts';
import { rangeDay } from './range-time.ts';
import { listed, spokenTime, timeAt, weekdayDate } from './spoken-time.ts';

/**
 * What a closure of a part leaves out, "Opens at 11:00 AM", "Pistol range closed until 11:00 AM"; undefined when all of
 * the range is closed all day.
 */
export function closurePart({
  ranges,
  opens,
  closes,
  lastCheckIn,
}: Pick<Closure, 'ranges' | 'opens' | 'closes' | 'lastCheckIn'>): string | undefined {
  const [until, from] = [opens && spokenTime(opens), closes && spokenTime(closes)];
  if (ranges) {
    const when = [until && `until ${until}`, from && `from ${from}`].filter(Boolean).join(' and ');
    return [listed(ranges), 'closed', when].filter(Boolean).join(' ');
  }
  const checkIn = lastCheckIn ? `. Check in by ${spokenTime(lastCheckIn)}` : '';
  if (until && from) return `Open ${until} to ${from}${checkIn}`;
  if (until) return `Opens at ${until}`;
  return from && `Closes at ${from}${checkIn}`;
}

/** The hours that a title of the calendar leaves: "Closes at 1:00 PM", "Closed 11:00 AM to 1:00 PM". */
export const hoursPart = ({ opens, closes }: ClockHours): string =>
  opens && closes && closes < opens
    ? `Closed ${spokenTime(closes)} to ${spokenTime(opens)}`
    : (closurePart({ opens, closes }) ?? '');

/** The reason alone: "Closed: snow" → "snow"; a title that says nothing more gives an empty text. */
export const closureReason = (title: string): string =>
  title.replace(/^[^\p{L}\p{N}]*(range\s+)?(closed|closures?)\b[\s:.,\-–—]*/iu, '');

/** One closure in one line: "Closed today: snow", "Saturday, November 28: Late opening". Without a full stop. */
export function closureLine(event: AgendaEvent, today: Day): string {
  const { title, closes, part } = event;
  const when = closureDays(event, today);
  if (closes === 'yes') {
    const why = closureReason(title);
    return why && !why.includes(when) ? `Closed ${when}: ${why}` : `Closed ${when}`;
  }
  if (closes === 'partly') return `${capital(when)}: ${part ?? title}`;
  return `${capital(when)}: ${title}. The range may be closed: call first`;
}

/** "today", "Thursday, November 26 to Friday, November 27", "today, 11:00 AM to 1:00 PM". */
function closureDays(event: AgendaEvent, today: Day): string {
  const name = (day: Day) => (day === today ? 'today' : weekdayDate(day));
  const first = rangeDay(new Date(event.start));
  const last = event.allDay ? lastDayOf(event) : rangeDay(new Date(event.end));
  if (event.allDay) return first === last ? name(first) : `${name(first)} to ${name(last)}`;
  const [from, to] = [timeAt(new Date(event.start)), timeAt(new Date(event.end))];
  return first === last ? `${name(first)}, ${from} to ${to}` : `${name(first)}, ${from}, to ${name(last)}, ${to}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
