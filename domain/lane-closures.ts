/** The rows of the Caltrans lane-closure feed. Times are Unix milliseconds. */
import { hourMs, minuteMs } from './durations.ts';

export const roadIds = ['SR-17', 'SR-35', 'SR-9'] as const;
export type RoadId = (typeof roadIds)[number];

/** One end of a closure; blank texts where the feed says nothing. */
export type RoadPoint = { name: string; note: string; near: string; county: string };

/** The two directions in which the ridge road, Highway 35, leads from the range. */
export const roadParts = ['northwest', 'southeast'] as const;
export type RoadPart = (typeof roadParts)[number];

/** A closure that is set up: not just planned, picked up or canceled (radio codes 10-97, 10-98, 10-22). */
export type LaneClosure = {
  road: RoadId;
  /** One project has a row for each window of work. */
  project: string;
  direction: string;
  facility: string;
  type: string;
  work: string;
  lanes: string;
  from: number;
  /** Null: until further notice. */
  until: number | null;
  begin: RoadPoint;
  end: RoadPoint;
  /** Where it is, seen from the range; empty if unknown. */
  parts: RoadPart[];
};

export type DistrictFile = {
  /** When the source wrote the file: the median of its rows, so that a few fresh rows can't hide old ones. */
  recordedAt: number;
  checkedAt: number;
  closures: LaneClosure[];
  /** Roads that an unreadable row may be about. */
  unreadable: RoadId[];
};

/** The feed is written and read every 5 minutes. An older file counts as missing. */
const frozenAfterMs = 30 * minuteMs;
/** A file from further in the future has a broken clock or a wrong unit. */
const clockSkewMs = 10 * minuteMs;
/** How long a closure outlasts its planned end (shifts are 8 to 10 hours); then a forgotten report is likelier. */
const overrunMs = 12 * hourMs;
/** A row that starts later than this is a future work window of a current project. */
const aheadMs = hourMs;

/** Whether a district still updates its file: a frozen one says nothing about the roads now. */
export function isCurrentFile(file: Pick<DistrictFile, 'recordedAt'>, now: Date): boolean {
  const age = now.getTime() - file.recordedAt;
  return age <= frozenAfterMs && age >= -clockSkewMs;
}

/** Whether a closure is in force, or begins within the hour. */
export const isInForce = ({ from, until }: LaneClosure, now: Date): boolean =>
  from <= now.getTime() + aheadMs && (until === null || now.getTime() < until + overrunMs);

const besideTheRoad = /ramp|connector|collector|rest area|frontage|turn pocket|parking/i;
const theRoadItself = /mainline|hwy|highway|freeway|expressway/i;

/** Whether the facility is the road itself, not a ramp or connector. An unknown one counts as the road. */
export const isMainRoad = (facility: string): boolean => theRoadItself.test(facility) || !besideTheRoad.test(facility);

const closesAll = /full|complete|total|closed/i;
const letsThrough = /one.?way|alternat|moving|rolling|intermittent|traffic break|shoulder/i;
const closesLanes = /^lanes?( closure)?$/i;

/** A full closure of the road itself: reported as such, or all lanes without alternating traffic. */
export function isFull({ facility, type, lanes }: Pick<LaneClosure, 'facility' | 'type' | 'lanes'>): boolean {
  if (!isMainRoad(facility)) return false;
  return closesAll.test(type) || (/^all\b/i.test(lanes) && !letsThrough.test(type));
}

/** Whether the row says how much of the road is closed. Otherwise it may be a full closure. */
export const isExtentKnown = (closure: Pick<LaneClosure, 'facility' | 'type' | 'lanes'>): boolean =>
  !isMainRoad(closure.facility) ||
  isFull(closure) ||
  letsThrough.test(closure.type) ||
  closesLanes.test(closure.type) ||
  (closure.type === '' && closure.lanes !== '');

const milesPerDegree = 69.05;

/** Decimal degrees; any other value means unknown. */
export type Coordinates = { latitude: number; longitude: number };
type Bounds = { south: number; north: number; west: number; east: number };

/** Caltrans districts 4 and 5, from Sonoma to Santa Barbara County. */
export const districtBounds: Bounds = { south: 34.3, north: 38.9, west: -123.7, east: -119.4 };
/** Highways 9, 17 and 35, from Santa Cruz to San Francisco. */
export const roadBounds: Bounds = { south: 36.9, north: 37.8, west: -122.6, east: -121.85 };

const isWithin = ({ latitude, longitude }: Coordinates, { south, north, west, east }: Bounds): boolean =>
  south <= latitude && latitude <= north && west <= longitude && longitude <= east;

/** Whether a closure's bounding box is within `miles` of the range (flat earth). An end out of bounds may be near. */
export function isNear(ends: readonly Coordinates[], range: Coordinates, miles: number, bounds: Bounds): boolean {
  if (!ends.every((end) => isWithin(end, bounds))) return true;
  const away = (axis: keyof Coordinates) => {
    const all = ends.map((end) => end[axis]);
    return Math.max(0, Math.min(...all) - range[axis], range[axis] - Math.max(...all)) * milesPerDegree;
  };
  return Math.hypot(away('latitude'), away('longitude') * Math.cos((range.latitude * Math.PI) / 180)) <= miles;
}

/** Where a closure is, seen from the range; none if an end is out of bounds. */
export function partsOf(ends: readonly Coordinates[], range: Coordinates): RoadPart[] {
  if (!ends.every((end) => isWithin(end, roadBounds))) return [];
  return roadParts.filter((part) =>
    ends.some(({ longitude }) => (part === 'northwest' ? longitude <= range.longitude : longitude >= range.longitude)),
  );
}

const routeWords =
  /\b(?:sr|s|r|ca|cal|california|us|u|i|interstate|state|st|hwy|highway|route|rte|rt|business|bus|[nsew]|(?:north|south|east|west)(?:bound)?)(?![a-z])|[^a-z\d]/g;

/** The roads of a route such as "sr 035" or "Skyline Blvd"; none for another number; undefined if unknown. */
export function roadsNamed(route: string): readonly RoadId[] | undefined {
  const text = route
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bskyline\b/, '35');
  const numbers = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
  const roads = roadIds.filter((road) => numbers.includes(Number(road.slice('SR-'.length))));
  const isNumbered = /^\d{1,3}$/.test(text.replace(routeWords, ''));
  return roads.length > 0 || isNumbered ? roads : undefined;
}
