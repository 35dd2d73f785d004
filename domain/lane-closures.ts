/** The Caltrans lane-closure feed, row by row: what a row says, and what can be believed of it. */
import { hourMs, minuteMs } from './durations.ts';

export const roadIds = ['SR-17', 'SR-35', 'SR-9'] as const;
export type RoadId = (typeof roadIds)[number];

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
const frozenAfterMs = 30 * minuteMs;
/** A file stamped further ahead than this has a broken clock or a wrong unit, and its age can't be told. */
const clockSkewMs = 10 * minuteMs;
/**
 * Crews overrun, and some never report that they are gone. A closure that is set up stays for this long after its
 * planned end; beyond it, a forgotten report is likelier than a crew still at work (windows are shifts of 8 to 10
 * hours).
 */
const overrunMs = 12 * hourMs;
/** A window may be set up ahead of time; a row further ahead is a later window of a project already under way. */
const aheadMs = hourMs;

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
export const isMainRoad = (facility: string): boolean => !besideTheRoad.test(facility);

/** A full closure of the road itself: said so, or all lanes of it and no traffic let through in turns. */
export function isFull(closure: Pick<LaneClosure, 'facility' | 'type' | 'lanes'>): boolean {
  if (!isMainRoad(closure.facility)) return false;
  return /full/i.test(closure.type) || (/^all\b/i.test(closure.lanes) && /^(lane)?$/i.test(closure.type));
}

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
