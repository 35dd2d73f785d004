import ICAL from 'ical.js';
import { plainText } from '#content/html.server.ts';
import type { AgendaEvent } from '#domain/agenda.ts';
import { type Opening, type ReadEvent, withDoubts, withRestOfDay } from '#domain/calendar-doubts.ts';
import { daysMeant } from '#domain/calendar-title-days.ts';
import { forbidsShooting, isForShooting, readTitle, saysOpen } from '#domain/calendar-titles.ts';
import { notMarkup } from '#domain/calendar-title-words.ts';
import { addDays } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { momentOf } from './ics-times.ts';

/** The days to cover: `from` is inclusive, `to` is exclusive. */
export type TimeSpan = { from: Date; to: Date };

/** Each range's names, by its English and Spanish name in lower case. */
export type RangeNames = Readonly<Record<string, { name: string; es: string }>>;

/** `rangeNames` is set for a calendar of closures. */
export type Reading = TimeSpan & { rangeNames?: RangeNames | undefined };

const maxTextLength = 2_000;
const maxTitleLength = 300;
/** For text that may be HTML, before parsing. */
const maxSourceLength = 20_000;

type Times = { startDate: ICAL.Time; endDate: ICAL.Time; recurrenceId?: ICAL.Time };

/**
 * Yields nothing for a canceled event, but "ask" for a canceled open day. Yields the event itself even if it is outside
 * the window, which tells a moved entry from a deleted one.
 */
export function* toEvents(event: ICAL.Event, window: Reading, times: Times = event): Generator<ReadEvent> {
  const entry = event.component;
  const { rangeNames } = window;
  if (isCancelled(entry) && (rangeNames || !isForShooting(textOf(entry, 'summary')))) return;
  const { startDate, endDate } = times;
  const start = momentOf(startDate);
  const end = momentOf(endDate);
  const told: AgendaEvent = {
    id: idOf(entry, times.recurrenceId ?? startDate),
    start: start.toISOString(),
    end: (end > start ? end : start).toISOString(),
    allDay: startDate.isDate,
    ...(startDate.isDate && allDay(startDate.toString(), endDate.toString())),
    ...(rangeNames
      ? closureIn(entry, rangeNames)
      : saidBy(entry, { isWholeDay: startDate.isDate, isReversed: end < start, hasLength: end > start })),
  };
  for (const one of rangeNames ? withRestOfDay(told) : withDoubts(told, times !== event, changedAtIn(entry)))
    if (one.id === told.id || isWithin(one, window)) yield one;
}

export const idOf = (entry: ICAL.Component, start: ICAL.Time | string): string =>
  `${textOf(entry, 'uid')}/${start.toString()}`;

/** Whether an event is in a window. One without a duration counts on its day. */
export const isWithin = ({ start, end }: AgendaEvent, { from, to }: TimeSpan): boolean =>
  new Date(start) < to && (end > start ? new Date(end) > from : new Date(start) >= from);

type Said = Pick<AgendaEvent, 'title' | 'closes' | 'hours' | 'ranges' | 'rangesEs' | 'location' | 'description'>;
type Span = { isWholeDay: boolean; isReversed: boolean; hasLength: boolean };

/** Closes the whole range, or the one that its title begins with, "Electric trap range: repairs". Ignores the rest. */
function closureIn(entry: ICAL.Component, rangeNames: RangeNames): Said {
  const isPublic = isForAll(entry);
  const title = (isPublic && titleOf(entry).slice(0, maxTitleLength)) || 'Closed';
  const named = title.slice(0, Math.max(0, title.indexOf(':'))).toLowerCase();
  // Own keys only: "__proto__: closed" names no range, and closes all of them.
  const range = Object.hasOwn(rangeNames, named) ? rangeNames[named] : undefined;
  return {
    title,
    closes: range ? 'partly' : 'yes',
    ...(range && { ranges: [range.name], rangesEs: [range.es] }),
    description: isPublic ? descriptionOf(entry) : '',
  };
}

function saidBy(entry: ICAL.Component, { isWholeDay, isReversed, hasLength }: Span): Said {
  // A private entry may be a closure; publish no more than that.
  if (!isForAll(entry)) return { title: 'Private event', closes: 'ask', description: '' };
  const whole = titleOf(entry);
  const title = `${isCancelled(entry) ? 'Canceled: ' : ''}${whole}`.slice(0, maxTitleLength) || '(No title)';
  const { closes, hours } = whole.length > maxTitleLength ? { closes: 'ask' as const } : readTitle(title);
  const isEndless = isReversed || !(hasLength || isWholeDay);
  const location = plainText(textOf(entry, 'location')).replace(/\s+/g, ' ').slice(0, 300);
  // "No shooting before noon", from 9 to 4, closes its own times.
  const isYes = closes === 'yes' || (closes === 'partly' && hasLength && !isWholeDay && forbidsShooting(title));
  // A place or a category that says "closed" may refer to something other than the range.
  const isSaidElsewhere = [location, ...categoriesOf(entry)].some((text) => readTitle(text).closes === 'yes');
  const verdict = isYes ? (isEndless ? 'ask' : 'yes') : isSaidElsewhere ? 'ask' : closes;
  const kept = verdict === 'partly' || (verdict === 'yes' && isWholeDay) ? hours : undefined;
  return {
    title,
    closes: verdict,
    ...(kept && { hours: kept }),
    ...(location && { location }),
    description: descriptionOf(entry),
  };
}

/** DTEND of an all-day event is exclusive; some programs write the same day, and mean one day. */
function allDay(date: string, end: string): { date: string; lastDate: string } {
  const last = addDays(end.slice(0, 10), -1);
  return { date, lastDate: last < date ? date : last };
}

/** When an entry was created or last changed, ISO 8601 in UTC. DTSTAMP is only when the file was generated. */
function writtenAt(entry: ICAL.Component, property: 'created' | 'last-modified'): string | undefined {
  const said = String(entry.getFirstPropertyValue(property));
  // Google writes December 31 of the year 0 for unknown times.
  return /^(?!0000)\d{4}-\d\d-\d\dT[\d:]{8}Z$/.test(said) ? said : undefined;
}

/** When an entry was changed, or created if that was later: a copy may keep the original's change time. */
function changedAtIn(entry: ICAL.Component): string | undefined {
  const [created = '', changed] = [writtenAt(entry, 'created'), writtenAt(entry, 'last-modified')];
  return changed && (created > changed ? created : changed);
}

/** The time of an event that only says that the range is open. Empty for a series, or if its age is unknown. */
export function openingOf(entry: ICAL.Component): Opening[] {
  const isSeries = ['rrule', 'rdate', 'recurrence-id'].some((name) => entry.hasProperty(name));
  const title = textOf(entry, 'summary');
  const isSure = /^(?:confirmed)?$/i.test(textOf(entry, 'status'));
  const createdAt = writtenAt(entry, 'created');
  if (isSeries || !createdAt || !isForAll(entry) || !isSure || !saysOpen(title)) return [];
  const { startDate, endDate } = new ICAL.Event(entry, { exceptions: [] });
  const start = momentOf(startDate);
  const day = rangeDay(start);
  const meant = daysMeant(title, day, day);
  // "Range open Sunday", entered on a Thursday, does not open that Thursday.
  return meant.first === day && meant.last === day
    ? [{ start: start.toISOString(), end: momentOf(endDate).toISOString(), createdAt }]
    : [];
}

const titleOf = (entry: ICAL.Component): string =>
  plainText(textOf(entry, 'summary').replace(notMarkup, '&lt;'))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const descriptionOf = (entry: ICAL.Component): string =>
  plainText(textOf(entry, 'description'), '• ').slice(0, maxTextLength);

const isForAll = (entry: ICAL.Component): boolean => /^(public)?$/i.test(textOf(entry, 'class'));

export const isCancelled = (entry: ICAL.Component): boolean => /^cancell?ed$/i.test(textOf(entry, 'status'));

const categoriesOf = (entry: ICAL.Component): string[] =>
  entry.getAllProperties('categories').flatMap((property) => property.getValues().map(String));

function textOf(entry: ICAL.Component, property: string): string {
  const value = entry.getFirstPropertyValue(property);
  return typeof value === 'string' ? value.slice(0, maxSourceLength) : '';
}
