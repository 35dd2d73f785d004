/** What the entry of a closure still leaves in doubt once it was edited. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { saysOpen } from '#domain/calendar-titles.ts';
import type { Day } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';

/**
 * A closure is taken back by deleting its entry, by moving it as a closure, or, for as long as its event then is, by
 * writing in it that the range is open. Any other edit, however often, may still mean it ("Closed: snow" became "Plow"
 * at another time): its event is one to ask about, and so is the rest of its former time. What only was asked about may
 * be set right.
 * @param before what was known, with the events that close nothing: these tell an edit from a series that lost a day
 */
export function withDoubtsOfEdited(events: readonly AgendaEvent[], before: readonly AgendaEvent[]): AgendaEvent[] {
  const present = Map.groupBy(events, ({ id }) => partsOf(id).entry);
  const heirs = heirsOf(events, before);
  return events.flatMap((event) => {
    const { entry, isOwn } = partsOf(event.id);
    const isOpening = saysOpen(event.title);
    if (!isOwn || event.closes === 'yes' || (event.closes === 'partly' && !isOpening)) return [event];
    const known = before.filter(({ id }) => partsOf(id).entry === entry || heirs.get(partsOf(id).entry) === event);
    const former = known
      .filter((one) => wasClosure(one) || !(isOpening || partsOf(one.id).isOwn))
      .flatMap((one) => (isOpening ? outside(event, one) : one))
      .filter((one) => !present.get(entry)?.some((other) => isWithin(other, one)))
      .map(({ hours: _hours, ...one }): AgendaEvent => {
        const { title, description } = event;
        const id = `${entry}/later/${Date.parse(one.start)}`;
        return { ...one, id, title, description, closes: 'ask', ...(wasClosure(one) && { wasClosure: true }) };
      });
    if (isOpening) return [event, ...former];
    // Known as a doubt, although its title says nothing: by an earlier release, without the mark.
    const isUnmarked =
      event.closes === 'no' && known.some((one) => one.closes === 'ask' && titled(one) === titled(event));
    return isUnmarked || known.some(wasClosure) ? [{ ...event, closes: 'ask', wasClosure: true }, ...former] : [event];
  });
}

/**
 * What an edited closure left in doubt, once the day of its present event is over and no look shows that event: it
 * stays until its own end, or until the entry is deleted.
 * @param file the UIDs of all entries of the file, and today
 */
export function remainsOf(
  events: readonly AgendaEvent[],
  before: readonly AgendaEvent[],
  { uids, day }: { uids: readonly string[]; day: Day },
): AgendaEvent[] {
  const present = new Set(events.map(({ id }) => partsOf(id).entry));
  const known = new Set(uids.map(withoutSplit));
  return before.filter(({ id }) => {
    const { uid, entry } = partsOf(id);
    return madeByEdit.test(id) && !present.has(entry) && known.has(uid) && dayOfEntry(entry) < day;
  });
}
const madeByEdit = /\/later\/\d{9,}$/;

/** Of "uid/2026-12-05T17:00:00", on the clock that it is written in, or "uid/2026-12-06T01:00:00Z". */
function dayOfEntry(entry: string): Day {
  const time = entry.slice(entry.lastIndexOf('/') + 1);
  return time.endsWith('Z') ? rangeDay(new Date(time)) : time.slice(0, 10);
}

/** By each closure's entry that is gone: the nearest event of its UID that is new or has a new title. */
function heirsOf(events: readonly AgendaEvent[], before: readonly AgendaEvent[]): Map<string, AgendaEvent> {
  const entries = new Set(events.map(({ id }) => partsOf(id).entry));
  const known = new Set(before.map(titled));
  const edited = Map.groupBy(
    events.filter((event) => !known.has(titled(event)) && partsOf(event.id).isOwn),
    ({ id }) => partsOf(id).uid,
  );
  const gone = before.filter((one) => wasClosure(one) && !entries.has(partsOf(one.id).entry));
  return new Map(
    gone.flatMap((one) => {
      const distance = ({ start }: AgendaEvent) => Math.abs(Date.parse(start) - Date.parse(one.start));
      const [heir] = edited.get(partsOf(one.id).uid)?.toSorted((a, b) => distance(a) - distance(b)) ?? [];
      return heir ? [[partsOf(one.id).entry, heir]] : [];
    }),
  );
}

const titled = ({ id, title }: AgendaEvent): string => `${id} ${title}`;

const wasClosure = ({ closes, wasClosure: isMarked }: AgendaEvent): boolean =>
  closes === 'yes' || closes === 'partly' || isMarked === true;

const isWithin = ({ start, end }: AgendaEvent, former: AgendaEvent): boolean =>
  start <= former.start && former.end <= end;

/** What an event leaves of a former time. */
function outside({ start, end }: AgendaEvent, former: AgendaEvent): AgendaEvent[] {
  if (end <= former.start || former.end <= start) return [former];
  const { date: _date, lastDate: _lastDate, ...rest } = former;
  return [
    { ...rest, end: start, allDay: false },
    { ...rest, start: end, allDay: false },
  ].filter((one) => one.start < one.end);
}

/**
 * Of an event's id. `uid`: of "this and following events" Google makes an entry of its own, "uid_R20261205@google.com".
 * `entry`: without a doubt of it, which isn't its own time.
 */
function partsOf(id: string): { uid: string; entry: string; isOwn: boolean } {
  const [, entry = id, uid = id, doubt] =
    /^((.*)\/\d{4}-\d\d-\d\d[^/]*)(\/(?:before|own|rest|later))?(?:\/\d+)?$/.exec(id) ?? [];
  return { uid: withoutSplit(uid), entry, isOwn: !doubt };
}
const withoutSplit = (uid: string): string => uid.replace(/_R\d{8}(?:T\d{6}Z?)?(?=@|$)/, '');
