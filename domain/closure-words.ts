import { type AgendaEvent, lastDayOf } from './agenda.ts';
import type { ClockHours } from './calendar-title-times.ts';
import type { Closure } from './day-plan.ts';
import type { Day } from './days.ts';
import { rangeDay } from './range-time.ts';
import { capitalized, listed, formatTime, timeAt, weekdayDate } from './format-time.ts';

/** "Opens at 11:00 AM"; undefined if the range is closed all day, or if the part is over by `reading`, range time. */
export function closurePart(
  { ranges, opens, closes, lastCheckIn }: Pick<Closure, 'ranges' | 'opens' | 'closes' | 'lastCheckIn'>,
  reading?: string,
): string | undefined {
  const [until, from] = [opens && formatTime(opens), closes && formatTime(closes)];
  if (ranges) {
    const names = listed(ranges);
    if (opens && closes && closes < opens) return `${names} closed ${from} to ${until}`;
    if (until && from) return `${names} open only ${until} to ${from}`;
    if (opens && reading !== undefined && reading >= opens) return undefined;
    return [names, 'closed', until && `until ${until}`, from && `from ${from}`].filter(Boolean).join(' ');
  }
  const checkIn = lastCheckIn ? `. Last check-in ${formatTime(lastCheckIn)}` : '';
  if (until && from) return `Open ${until} to ${from}${checkIn}`;
  if (until) return `Opens at ${until}`;
  return from && `Closes at ${from}${checkIn}`;
}

/** The hours that a title of the calendar leaves: "Closes at 1:00 PM", "Closed 11:00 AM to 1:00 PM". */
export const hoursPart = ({ opens, closes }: ClockHours): string =>
  opens && closes && closes < opens
    ? `Closed ${formatTime(closes)} to ${formatTime(opens)}`
    : (closurePart({ opens, closes }) ?? '');

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)days?';
const month = String.raw`(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?`;
const date = String.raw`${weekday}|${month}\s+\d{1,2}(?:st|nd|rd|th)?(?:,?\s+\d{4})?|\d{1,2}/\d{1,2}(?:/\d{2,4})?`;
const time = String.raw`noon|midnight|\d{1,2}(?::\d{2})?\s*[ap]\.?m\.?|\d{1,2}:\d{2}`;
const span = String.raw`(?:for )?(?:today|the (?:rest of the )?day)|tonight|tomorrow|all day|hoy|todo el día|this (?:morning|afternoon|evening|week|weekend|${weekday})`;
const when = String.raw`(?:${span}|(?:(?:on|from|to|until|till|through|after|at|and|hasta|desde)\s+)?(?:${date}|${time}))`;

/** "Range closed", when that is, and the word that leads to the reason. */
const beforeReason = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:sorry|notice|${span}|${date})[\s,:!\-–—]+)*(?:we(?:’re|'re| are)\s+)?(?:(?:the\s+)?range\s+(?:is\s+)?)?` +
    String.raw`(?:closed|closures?|clsd|shut|not open|cerrad[oa]|cierre)\b` +
    String.raw`(?:[\s,\-–—]*${when}(?![\p{L}\p{N}]))*[\s:;.,!/\-–—]*(?:(?:${span})(?![\p{L}\p{N}])[\s:,]*)?` +
    String.raw`(?:(?:for|due to|because of|on account of|por|debido a)\s+(?:the\s+)?)?`,
  'iu',
);

const afterReason = new RegExp(
  String.raw`(?:[\s:,;\-–—]+(?:(?:the\s+)?range\s+(?:is\s+)?)?(?:closed|cerrad[oa]))?(?:[\s,]+(?:today|hoy))?[\s.!]*$`,
  'iu',
);

/** "Closed: snow" → "snow", "Closed today for snow" → "snow"; empty if the title names no reason. */
export const closureReason = (title: string): string =>
  title
    .replace(beforeReason, '')
    .replace(afterReason, '')
    .replace(/^\((.*)\)$/, '$1');

/** "Closed today: snow", "Saturday, November 28: Late opening". */
export function closureLine(event: AgendaEvent, today: Day): string {
  const { title, closes, part } = event;
  const days = closureDays(event, today);
  if (closes === 'yes') {
    const why = closureReason(title);
    return why ? `Closed ${days}: ${why}` : `Closed ${days}`;
  }
  if (closes === 'partly') return `${capitalized(days)}: ${part ?? title}`;
  return `${capitalized(days)}: ${title}. The range may be closed: call first`;
}

function closureDays(event: AgendaEvent, today: Day): string {
  const name = (day: Day) => (day === today ? 'today' : weekdayDate(day));
  const first = rangeDay(new Date(event.start));
  const last = event.allDay ? lastDayOf(event) : rangeDay(new Date(event.end));
  if (event.allDay) return first === last ? name(first) : `${name(first)} to ${name(last)}`;
  const [from, to] = [timeAt(new Date(event.start)), timeAt(new Date(event.end))];
  if (event.end <= event.start) return `${name(first)}, from ${from}`;
  return first === last ? `${name(first)}, ${from} to ${to}` : `${name(first)}, ${from}, to ${name(last)}, ${to}`;
}
