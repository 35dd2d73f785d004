/** Finds the doubts that remain after a closure's entry was edited. */
import { type AgendaEvent, firstDayOf } from '#domain/agenda.ts';
import { doubts } from '#domain/calendar-doubts.ts';
import { saysOpen } from '#domain/calendar-titles.ts';
import type { Day } from '#domain/days.ts';
import { isOnDay } from '#domain/day-plan.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { Expanded } from './ics.ts';

/**
 * A closure is canceled only by deleting its entry, by moving it as a closure, or, for the new time of its event, by
 * writing in it that the range is open. After any other edit, it may still apply ("Closed: snow" became "Plow" at
 * another time): its event and the rest of its former time become "ask". A closed day that becomes a closed evening
 * leaves its day in doubt. A mere doubt may be corrected by any edit.
 *
 * Where a renamed entry moved, even into the past or beyond the window, makes no difference: the day that it closed may
 * still be closed. If its title still closes, the closure is on another day now.
 * @param before the known events, including those that close nothing: they tell an edit from a series that lost a day
 */
export function withDoubtsOfEdited(file: Expanded, before: readonly AgendaEvent[]): AgendaEvent[] {
  const present = Map.groupBy([...file.events, ...file.outside], ({ id }) => partsOf(id).entry);
  const known = Map.groupBy(before, ({ id }) => partsOf(id).entry);
  const heirs = heirsOf(file, before);
  const withDoubts = (event: AgendaEvent): [AgendaEvent, ...AgendaEvent[]] => {
    const { entry, isOwn } = partsOf(event.id);
    const isOpening = saysOpen(event.title);
    if (!isOwn || (event.closes === 'partly' && !isOpening)) return [event];
    const was = [entry, ...(heirs.get(event) ?? [])].flatMap((one) => known.get(one) ?? []);
    if (event.closes === 'yes')
      return [was.some((one) => wasDayOf(event, one)) ? { ...event, wasClosure: true } : event];
    const former = was
      .filter((one) => isOfClosure(one) || !(isOpening || partsOf(one.id).isOwn))
      .flatMap((one) => (isOpening ? leftByOpening(event, one) : one))
      .filter((one) => !present.get(entry)?.some((other) => isWithin(other, one)))
      .map(({ hours: _hours, ...one }): AgendaEvent => {
        const { title, description } = event;
        const id = `${entry}/later/${Date.parse(one.start)}`;
        return { ...one, id, title, description, closes: 'ask', ...(wasClosure(one) && { wasClosure: true }) };
      });
    if (isOpening) return [event, ...former];
    // A doubt without a doubtful title and without the mark was stored by an earlier release.
    const isUnmarked =
      event.closes === 'no' && was.some((one) => one.closes === 'ask' && titled(one) === titled(event));
    return isUnmarked || was.some(isOfClosure) ? [{ ...event, closes: 'ask', wasClosure: true }, ...former] : [event];
  };
  return [...file.events.flatMap(withDoubts), ...file.outside.flatMap((event) => withDoubts(event).slice(1))];
}

/**
 * Doubts left by an edited event of a series that the calendar no longer contains. They stay until their own end, or
 * until the entry is deleted.
 */
export function remainsOf({ events, outside }: Expanded, before: readonly AgendaEvent[], today: Day): AgendaEvent[] {
  const present = [...events, ...outside].map(({ id }) => partsOf(id));
  const [entries, uids] = [new Set(present.map(({ entry }) => entry)), new Set(present.map(({ uid }) => uid))];
  return before.filter(({ id }) => {
    const { uid, entry } = partsOf(id);
    return madeByEdit.test(id) && !entries.has(entry) && uids.has(uid) && dayOfEntry(entry) < today;
  });
}
const madeByEdit = /\/later\/\d{9,}$/;

/** The day of an entry such as "uid/2026-12-05T17:00:00", in its own time zone, or "uid/2026-12-06T01:00:00Z". */
function dayOfEntry(entry: string): Day {
  const time = entry.slice(entry.lastIndexOf('/') + 1);
  return time.endsWith('Z') ? rangeDay(new Date(time)) : time.slice(0, 10);
}

/** Maps each removed closure's entry to the nearest event of its UID that is new or has a new title. */
function heirsOf(
  { events, outside, removed }: Expanded,
  before: readonly AgendaEvent[],
): ReadonlyMap<AgendaEvent | undefined, readonly string[]> {
  const all = [...events, ...outside];
  const entries = new Set([...all.map(({ id }) => partsOf(id).entry), ...removed]);
  const known = new Set(before.map(titled));
  const edited = Map.groupBy(
    all.filter((event) => !known.has(titled(event)) && partsOf(event.id).isOwn),
    ({ id }) => partsOf(id).uid,
  );
  const gone = before.filter((one) => isOfClosure(one) && !entries.has(partsOf(one.id).entry));
  const heirs = new Map(
    gone.map((one) => {
      const distance = ({ start }: AgendaEvent) => Math.abs(Date.parse(start) - Date.parse(one.start));
      const [heir] = edited.get(partsOf(one.id).uid)?.toSorted((a, b) => distance(a) - distance(b)) ?? [];
      return [partsOf(one.id).entry, heir];
    }),
  );
  return Map.groupBy(heirs.keys(), (entry) => heirs.get(entry));
}

const titled = ({ id, title }: AgendaEvent): string => `${id} ${title}`;

const wasClosure = ({ closes, wasClosure: isMarked }: AgendaEvent): boolean =>
  closes === 'yes' || closes === 'partly' || isMarked === true;

const isOfClosure = (event: AgendaEvent): boolean => wasClosure(event) || event.besideClosure === true;

/**
 * Whether a closed day was edited into hours of that day: in the evening, they may have been meant for the whole day.
 */
const wasDayOf = (event: AgendaEvent, one: AgendaEvent): boolean =>
  !event.allDay &&
  partsOf(one.id).isOwn &&
  (one.wasClosure === true || (one.closes === 'yes' && one.allDay)) &&
  isOnDay(one, firstDayOf(event));

const isWithin = ({ start, end }: AgendaEvent, former: AgendaEvent): boolean =>
  start <= former.start && former.end <= end;

/**
 * What an opening leaves of a former time: of a closure, the parts before and after; of a doubt beside one, the part
 * before.
 */
function leftByOpening({ start, end }: AgendaEvent, former: AgendaEvent): AgendaEvent[] {
  if (former.end <= start || (end <= former.start && wasClosure(former))) return [former];
  const { date: _date, lastDate: _lastDate, ...rest } = former;
  return [
    { ...rest, end: start, allDay: false },
    ...(wasClosure(former) ? [{ ...rest, start: end, allDay: false }] : []),
  ].filter((one) => one.start < one.end);
}

/**
 * Splits an event's id. `uid`: without the suffix of Google's "this and following events", "uid_R20261205@google.com".
 * `entry`: without the suffix of a doubt. `isOwn`: whether the event is no such doubt.
 */
function partsOf(id: string): { uid: string; entry: string; isOwn: boolean } {
  const [, entry = id, uid = id, doubt] = idParts.exec(id) ?? [];
  return { uid: withoutSplit(uid), entry, isOwn: !doubt };
}
const idParts = new RegExp(`^((.*)/\\d{4}-\\d\\d-\\d\\d[^/]*)(/(?:${doubts.join('|')}))?(?:/\\d+)?$`);
const withoutSplit = (uid: string): string => uid.replace(/_R\d{8}(?:T\d{6}Z?)?(?=@|$)/, '');
