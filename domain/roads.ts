/**
 * The state of the three roads to the range: the answer of /api/road-conditions, and how it is judged from the rows of
 * the Caltrans lane-closure feed. The feed holds planned work that crews have reported as set up; it holds no
 * collisions, so nothing here ever says "open".
 */
import {
  type DistrictFile,
  isCurrentFile,
  isExtentKnown,
  isFull,
  isInForce,
  isMainRoad,
  type LaneClosure,
  type RoadId,
} from './lane-closures.ts';
import { closureWords, type ClosureWords } from './road-words.ts';

type RoadState = 'closed' | 'restricted' | 'no-reported-closures' | 'unknown';

/** One closure in force now, in words for visitors. Times are ISO 8601 in UTC. */
export type RoadClosure = ClosureWords & {
  from: string | null;
  /** Null: until further notice, or not reported. */
  until: string | null;
  /** True when nobody gets through in at least one direction; false for lanes, shoulders and ramps. */
  full: boolean;
};

export type RoadReport = {
  road: RoadId;
  state: RoadState;
  /** Full closures first. */
  closures: RoadClosure[];
  /** When the source wrote what this rests on (the older of its two files), ISO 8601 in UTC; null when unknown. */
  sourceTime: string | null;
  /** When we last read the source, ISO 8601 in UTC; null when never. */
  checkedAt: string | null;
  /** False when a part of the source is missing or unreadable: there may be more closures than those listed. */
  complete: boolean;
};

/** The body of `GET /api/road-conditions`. */
export type RoadsAnswer = { roads: RoadReport[] };

/**
 * Judges one road from the files of both districts (null: not to be had).
 * A closure known from one file stands even when the other is missing; "no reported closures" needs both, whole and
 * current.
 */
export function reportRoad(road: RoadId, files: readonly (DistrictFile | null)[], now: Date): RoadReport {
  const current = files.filter((file) => file !== null && isCurrentFile(file, now)) as DistrictFile[];
  const inForce = current
    .flatMap((file) => file.closures)
    .filter((closure) => closure.road === road && isInForce(closure, now));
  const complete =
    current.length === files.length &&
    current.every((file) => !file.unreadable.includes(road)) &&
    inForce.every(isExtentKnown);
  const closures = distinct(inForce)
    .map((closure): RoadClosure => {
      const full = isFull(closure);
      return {
        ...closureWords(closure, { full, mainRoad: isMainRoad(closure.facility), now }),
        from: iso(closure.from),
        until: iso(closure.until),
        full,
      };
    })
    .toSorted((a, b) => Number(b.full) - Number(a.full) || a.summary.localeCompare(b.summary));
  const known = files.filter((file) => file !== null);
  return {
    road,
    state: stateOf(closures, complete),
    closures,
    sourceTime: iso(oldest(known.map((file) => file.recordedAt))),
    checkedAt: iso(oldest(known.map((file) => file.checkedAt))),
    complete,
  };
}

function stateOf(closures: readonly RoadClosure[], complete: boolean): RoadState {
  if (closures.some((closure) => closure.full)) return 'closed';
  if (closures.length > 0) return 'restricted';
  return complete ? 'no-reported-closures' : 'unknown';
}

/**
 * A project with several windows under way (or reported by both districts) is told once, with its latest end. A full
 * closure is told beside the project's other rows: one that lets traffic through must not take its place.
 */
function distinct(closures: readonly LaneClosure[]): LaneClosure[] {
  const stretches = new Map<string, LaneClosure>();
  for (const closure of closures) {
    const same = JSON.stringify([
      closure.project || closure.id,
      closure.direction,
      closure.facility,
      closure.lanes,
      isFull(closure),
      closure.begin.name,
      closure.end.name,
    ]);
    const before = stretches.get(same);
    if (!before || endsLater(closure, before)) stretches.set(same, closure);
  }
  return [...stretches.values()];
}

const endsLater = (a: LaneClosure, b: LaneClosure): boolean =>
  (a.until ?? Number.POSITIVE_INFINITY) > (b.until ?? Number.POSITIVE_INFINITY);

const oldest = (times: readonly number[]): number | null => (times.length > 0 ? Math.min(...times) : null);
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());
