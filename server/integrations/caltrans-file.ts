/** One district's file of lane closures, read row by row into what concerns the three roads. */
import { z } from 'zod';
import {
  type DistrictFile,
  districtBounds,
  isCurrentFile,
  isNear,
  type LaneClosure,
  roadBounds,
  type RoadId,
  roadIds,
  type RoadPoint,
  roadsNamed,
} from '#domain/lane-closures.ts';
import { closureOf, type Location, locationOf, stampOf } from './caltrans-row.ts';
import { withMissingCommas } from './json-repair.ts';
import type { SiteLocation } from './site-location.ts';
import { parseShape, jsonText, rows } from './readers.ts';
import { UpstreamError } from './upstream-error.ts';

/** The source of both files. */
export const caltrans = 'caltrans';

/** Districts list some two thousand rows. */
const feed = z.object({ data: rows(z.unknown(), 20_000) });
/** Near the range, on three roads. */
const maxClosures = 500;

/** A file without the time at which we read it. */
type District = Omit<DistrictFile, 'checkedAt'>;

const pointSchema: z.ZodType<RoadPoint> = z.object({
  name: z.string(),
  note: z.string(),
  near: z.string(),
  county: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
const closureSchema: z.ZodType<LaneClosure> = z.object({
  id: z.string(),
  road: z.enum(roadIds),
  project: z.string(),
  direction: z.string(),
  facility: z.string(),
  type: z.string(),
  work: z.string(),
  lanes: z.string(),
  from: z.number().nullable(),
  until: z.number().nullable(),
  setUp: z.boolean(),
  pickedUp: z.boolean(),
  cancelled: z.boolean(),
  begin: pointSchema,
  end: pointSchema,
});
/** The same as read back from the disk. */
export const districtSchema: z.ZodType<District> = z.object({
  recordedAt: z.number(),
  closures: z.array(closureSchema),
  unreadable: z.array(z.enum(roadIds)),
});

/** What a file must be known by: whose it should be, what is near, and the present moment. */
type Context = { district: number; place: SiteLocation; now: Date };

/** Reads a file row by row. Throws an {@link UpstreamError} when there is no telling what it says, or how old it is. */
export function readDistrict(bytes: Uint8Array, { district, place, now }: Context): District {
  const { data } = parseShape(caltrans, feed, parseFeed(jsonText(caltrans, bytes)));
  const recordedAt = medianStamp(data, now);
  // Districts list hundreds of rows, always. An empty file is a fault of its writer, not a day without work.
  if (recordedAt === 0) throw new UpstreamError(caltrans, 'stale', 'answered with an empty or undated file');
  ensureDistrict(data.map(locationOf), district);
  const closures: LaneClosure[] = [];
  const unreadable = new Set<RoadId>();
  for (const one of data) {
    const location = locationOf(one);
    const named = [location.begin.route, location.end.route].filter(Boolean).map(roadsNamed);
    const isRecognized = named.length > 0 && !named.includes(undefined);
    // A row that may be about any of the roads.
    if (!isRecognized && isNear(location, place, place.roadMiles, districtBounds))
      for (const road of roadIds) unreadable.add(road);
    for (const road of new Set(named.flatMap((roads) => roads ?? []))) {
      if (!isNear(location, place, place.roadMiles, roadBounds)) continue;
      const closure = closureOf(road, one);
      // More than fit are as good as unreadable: the list is not whole.
      if (closure && closures.length < maxClosures) closures.push(closure);
      else unreadable.add(road);
    }
  }
  return { recordedAt, closures, unreadable: [...unreadable] };
}

/**
 * The median of the rows' stamps in Unix milliseconds, the earlier of the two in the middle. Rows without a stamp or
 * with one in the future count as the oldest: 0.
 */
function medianStamp(data: readonly unknown[], now: Date): number {
  const stamps = data
    .map((one) => stampOf(one) ?? 0)
    .map((recordedAt) => (recordedAt > now.getTime() && !isCurrentFile({ recordedAt }, now) ? 0 : recordedAt))
    .toSorted((a, b) => a - b);
  return stamps[Math.floor((stamps.length - 1) / 2)] ?? 0;
}

/** Refuses the file of another district: it says nothing of the roads in this one. */
function ensureDistrict(locations: readonly Location[], district: number): void {
  const named = locations.map(({ begin }) => begin.district).filter(Boolean);
  if (named.filter((one) => Number(one) === district).length * 2 <= named.length)
    throw new UpstreamError(caltrans, 'shape', 'answered with the file of another district');
}

function parseFeed(body: string): unknown {
  for (const attempt of [() => body, () => withMissingCommas(body)]) {
    try {
      return JSON.parse(attempt());
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  throw new UpstreamError(caltrans, 'syntax', 'answered with JSON that is broken beyond a missing comma');
}
