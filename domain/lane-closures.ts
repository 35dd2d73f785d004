/** The rows of the Caltrans lane-closure feed. Times are Unix milliseconds. */
import { hourMs, minuteMs } from './durations.ts';

export const roadIds = ['SR-17', 'SR-35', 'SR-9'] as const;
export type RoadId = (typeof roadIds)[number];

/** One end of a closure; blank texts where the feed says nothing. */
export type RoadPoint = {
  name: string;
  note: string;
  near: string;
  county: string;
  latitude: number | null;
  longitude: number | null;
};

export type LaneClosure = {
  id: string;
  road: RoadId;
  /** One project has a row for each window of work. */
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
/** A closure stays so long after its planned end (shifts are 8 to 10 hours); then a forgotten report is likelier. */
const overrunMs = 12 * hourMs;
/** A row further ahead is a later window of work of a current project. */
const aheadMs = hourMs;

export function isCurrentFile(file: Pick<DistrictFile, 'recordedAt'>, now: Date): boolean {
  const age = now.getTime() - file.recordedAt;
  return age <= frozenAfterMs && age >= -clockSkewMs;
}

/** Whether a closure is set up, neither picked up nor cancelled, and not long past its end. */
export function isInForce(closure: LaneClosure, now: Date): boolean {
  if (!closure.setUp || closure.pickedUp || closure.cancelled) return false;
  if ((closure.from ?? 0) > now.getTime() + aheadMs) return false;
  return closure.until === null || now.getTime() < closure.until + overrunMs;
}

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

type Coordinates = Pick<RoadPoint, 'latitude' | 'longitude'>;
type Bounds = { south: number; north: number; west: number; east: number };

/** Caltrans districts 4 and 5, from Sonoma to Santa Barbara County. */
export const districtBounds: Bounds = { south: 34.3, north: 38.9, west: -123.7, east: -119.4 };
/** Highways 9, 17 and 35, from Santa Cruz to San Francisco. */
export const roadBounds: Bounds = { south: 36.9, north: 37.8, west: -122.6, east: -121.85 };

/** Whether a closure is within `miles` of the range, in flat-earth arithmetic. An end out of bounds may be anywhere. */
export function isNear(
  closure: { begin: Coordinates; end: Coordinates },
  range: { latitude: number; longitude: number },
  miles: number,
  bounds: Bounds,
): boolean {
  const [start, end] = [toMiles(closure.begin, range, bounds), toMiles(closure.end, range, bounds)];
  if (!start || !end) return true;
  const along = { x: end.x - start.x, y: end.y - start.y };
  const length = along.x ** 2 + along.y ** 2;
  const nearest = length === 0 ? 0 : Math.min(1, Math.max(0, -(start.x * along.x + start.y * along.y) / length));
  return Math.hypot(start.x + nearest * along.x, start.y + nearest * along.y) <= miles;
}

function toMiles(
  { latitude, longitude }: Coordinates,
  range: { latitude: number; longitude: number },
  { south, north, west, east }: Bounds,
): { x: number; y: number } | null {
  if (!isWithin(latitude, south, north) || !isWithin(longitude, west, east)) return null;
  const shrink = Math.cos((range.latitude * Math.PI) / 180);
  return {
    x: (longitude - range.longitude) * milesPerDegree * shrink,
    y: (latitude - range.latitude) * milesPerDegree,
  };
}

const isWithin = (value: number | null, low: number, high: number): value is number =>
  value !== null && low <= value && value <= high;

const routeWords =
  /\b(?:sr|s|r|ca|cal|california|us|u|i|interstate|state|st|hwy|highway|route|rte|rt|business|bus|[nsew]|(?:north|south|east|west)(?:bound)?)(?![a-z])|[^a-z\d]/g;

/** The roads of a route such as "sr 035" or "Skyline Blvd"; none for another number; undefined if unknown. */
export function roadsNamed(route: string): readonly RoadId[] | undefined {
  const text = route
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\bskyline\b.*/, '35');
  const numbers = Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits));
  const roads = roadIds.filter((road) => numbers.includes(Number(road.slice('SR-'.length))));
  const isNumbered = /^\d{1,3}$/.test(text.replace(routeWords, ''));
  return roads.length > 0 || isNumbered ? roads : undefined;
}
