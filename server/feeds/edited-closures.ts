/** What the entry of a closure still leaves in doubt once it was edited. */
import type { AgendaEvent } from '#domain/agenda.ts';
import { saysOpen } from '#domain/calendar-titles.ts';

/**
 * A closure is taken back by deleting its entry, by writing in it that the range is open, or by moving it as a closure.
 * Any other new title, however often edited, may still mean it ("Snow day" became "Plow at 10"): it is one to ask
 * about, and so is the former time, if the entry was moved or its title said that the closure goes on.
 */
export function withDoubtsOfEdited(events: readonly AgendaEvent[], before: readonly AgendaEvent[]): AgendaEvent[] {
  const present = new Set(events.map(({ id }) => id));
  const entries = new Set(events.map(({ id }) => partsOf(id).entry));
  const occurrences = Map.groupBy(entries, (entry) => partsOf(entry).uid);
  return events.flatMap((event) => {
    const { uid, entry, isOwn } = partsOf(event.id);
    const isClear = event.closes === 'yes' || event.closes === 'partly' || saysOpen(event.title);
    if (!isOwn || isClear) return [event];
    // A single event may have been moved; each one of a series is known by its day.
    const isSingle = occurrences.get(uid)?.length === 1;
    const known = before.filter(({ id }) => (isSingle ? partsOf(id).uid === uid : partsOf(id).entry === entry));
    // Known as a doubt, although its title says nothing: by an earlier release, without the mark.
    const isUnmarked = event.closes === 'no' && known.some(({ id, title }) => id === event.id && title === event.title);
    if (!isUnmarked && !known.some(wasClosure)) return [event];
    const former = known.filter((one) => !present.has(one.id) && (wasClosure(one) || !partsOf(one.id).isOwn));
    const { title, description } = event;
    return [
      { ...event, closes: 'ask', wasClosure: true },
      ...former.map(({ hours: _hours, ...one }): AgendaEvent => {
        return { ...one, title, description, closes: 'ask', wasClosure: true };
      }),
    ];
  });
}

const wasClosure = ({ closes, wasClosure: isMarked }: AgendaEvent): boolean =>
  closes === 'yes' || closes === 'partly' || isMarked === true;

/** Of an event's id. `entry`: without a doubt of it, which isn't its own time. */
function partsOf(id: string): { uid: string; entry: string; isOwn: boolean } {
  const [, entry = id, uid = id, doubt] =
    /^((.*)\/\d{4}-\d\d-\d\d[^/]*)(\/(?:before|later))?(?:\/\d+)?$/.exec(id) ?? [];
  return { uid, entry, isOwn: !doubt };
}
