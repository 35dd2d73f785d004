/**
 * The state of the three roads to the range: the answer of /api/road-conditions, and how the rows of the Caltrans
 * lane-closure feed become it. The feed holds planned work that crews have reported as set up; it holds no collisions,
 * so nothing here ever says "open".
 */
import { closureWords, type ClosureWords } from './road-words.ts';

export const roadIds = ['SR-17', 'SR-35', 'SR-9'] as const;
export type RoadId = (typeof roadIds)[number];

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

/** One end of a closure as the feed gives it; blank where it says nothing. */
export type RoadPoint = {
  name: string;
  note: string;
  near: string;
  county: string;
  latitude: number | null;
  longitude: number | null;
};

/** One row of the feed, read but not yet judged. Times are Unix milliseconds. */
export type LaneClosure = {
  id: string;
  road: RoadId;
  /** The project: one project has a row for each window of work. */
  project: string;
  direction: string;
  facility: string;
  type: string;
  work: string;
  lanes: string;
  from: number | null;
  until: number | null;
  /** Radio codes 10-97 (set up), 10-98 (picked up), 10-22 (cancelled). */
  setUp: boolean;
  pickedUp: boolean;
  cancelled: boolean;
  begin: RoadPoint;
  end: RoadPoint;
};

/** One district's file, as far as it concerns the three roads. Times are Unix milliseconds. */
export type DistrictFile = {
  /** When the source wrote the file: the newest stamp in it. */
  recordedAt: number;
  checkedAt: number;
  closures: LaneClosure[];
  /** Roads of which a row could not be read. */
  unreadable: RoadId[];
};

/**
 * The feed is rewritten every 5 minutes and read every 5 minutes. A file older than this is frozen: its rows may long
 * be over and new ones missing, so it counts as no file at all.
 */
const frozenAfterMs = 30 * 60_000;
/** A file stamped further ahead than this has a broken clock or a wrong unit, and its age can't be told. */
const clockSkewMs = 10 * 60_000;
/**
 * Crews overrun, and some never report that they are gone. A closure that is set up stays for this long after its
 * planned end; beyond it, a forgotten report is likelier than a crew still at work (windows are shifts of 8 to 10
 * hours).
 */
const overrunMs = 12 * 60 * 60_000;
/** A window may be set up ahead of time; a row further ahead is a later window of a project already under way. */
const aheadMs = 60 * 60_000;

/** Whether the file can be believed at `now`. */
export function isCurrentFile(file: Pick<DistrictFile, 'recordedAt'>, now: Date): boolean {
  const age = now.getTime() - file.recordedAt;
  return age <= frozenAfterMs && age >= -clockSkewMs;
}

/**
 * Whether a closure is in force at `now`: reported as set up, neither picked up nor cancelled, and not long past its
 * end.
 */
export function isInForce(closure: LaneClosure, now: Date): boolean {
  if (!closure.setUp || closure.pickedUp || closure.cancelled) return false;
  if (closure.from !== null && closure.from > now.getTime() + aheadMs) return false;
  return closure.until === null || now.getTime() < closure.until + overrunMs;
}

const besideTheRoad = /ramp|connector|collector|rest area|frontage|turn pocket|parking/i;

/**
 * Whether the facility is the road itself, not a ramp or connector of it. An unreported facility counts as the road.
 */
const isMainRoad = (facility: string): boolean => !besideTheRoad.test(facility);

/** A full closure of the road itself: said so, or all lanes of it and no traffic let through in turns. */
export function isFull(closure: Pick<LaneClosure, 'facility' | 'type' | 'lanes'>): boolean {
  if (!isMainRoad(closure.facility)) return false;
  return /full/i.test(closure.type) || (/^all\b/i.test(closure.lanes) && /^(lane)?$/i.test(closure.type));
}

/**
 * Judges one road from the files of both districts (null: not to be had).
 * A closure known from one file stands even when the other is missing; "no reported closures" needs both, whole and
 * current.
 */
export function reportRoad(road: RoadId, files: readonly (DistrictFile | null)[], now: Date): RoadReport {
  const current = files.filter((file) => file !== null && isCurrentFile(file, now)) as DistrictFile[];
  const complete = current.length === files.length && current.every((file) => !file.unreadable.includes(road));
  const inForce = current
    .flatMap((file) => file.closures)
    .filter((closure) => closure.road === road && isInForce(closure, now));
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
  const told = new Map<string, LaneClosure>();
  for (const closure of closures) {
    const same = [
      closure.project || closure.id,
      closure.direction,
      closure.facility,
      closure.lanes,
      isFull(closure),
      closure.begin.name,
      closure.end.name,
    ].join('|');
    const before = told.get(same);
    if (!before || endsLater(closure, before)) told.set(same, closure);
  }
  return [...told.values()];
}

const endsLater = (a: LaneClosure, b: LaneClosure): boolean =>
  (a.until ?? Number.POSITIVE_INFINITY) > (b.until ?? Number.POSITIVE_INFINITY);

const oldest = (times: readonly number[]): number | null => (times.length > 0 ? Math.min(...times) : null);
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const milesPerDegree = 69.05;

/**
 * Whether any part of the closure (the straight line between its ends) lies within `miles` of the range.
 * Without coordinates the closure is kept: better one too many than one missing. Flat-earth arithmetic is exact enough
 * at this scale (under 0.1 % at 20 miles).
 */
export function isNear(
  closure: Pick<LaneClosure, 'begin' | 'end'>,
  range: { latitude: number; longitude: number },
  miles: number,
): boolean {
  const [a, b] = [toMiles(closure.begin, range), toMiles(closure.end, range)];
  const start = a ?? b;
  if (!start) return true;
  const along = { x: (b ?? start).x - start.x, y: (b ?? start).y - start.y };
  const length = along.x ** 2 + along.y ** 2;
  const nearest = length === 0 ? 0 : Math.min(1, Math.max(0, -(start.x * along.x + start.y * along.y) / length));
  return Math.hypot(start.x + nearest * along.x, start.y + nearest * along.y) <= miles;
}

function toMiles(point: RoadPoint, range: { latitude: number; longitude: number }): { x: number; y: number } | null {
  if (point.latitude === null || point.longitude === null) return null;
  const shrink = Math.cos((range.latitude * Math.PI) / 180);
  return {
    x: (point.longitude - range.longitude) * milesPerDegree * shrink,
    y: (point.latitude - range.latitude) * milesPerDegree,
  };
}
