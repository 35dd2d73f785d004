/** Parses a district's file of lane closures, row by row, into the closures on the three roads to the range. */
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
import { jsonText, parseShape, rows } from './json.ts';
import { withMissingCommas } from './json-repair.ts';
import { wholeDocument } from './parser.ts';
import { closureOf, type ClosureLocation, locationOf, stampOf } from './roads-row.ts';
import type { SiteLocation } from './site-location.ts';
import { UpstreamError } from './upstream-error.ts';

export const caltrans = 'caltrans';

/** Districts have about 2,000 rows. */
const feed = z.object({ data: rows(z.unknown(), 20_000) });
/** Near the range, on three roads. */
const maxClosures = 500;

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
export const districtSchema: z.ZodType<District> = z.object({
  recordedAt: z.number(),
  closures: z.array(closureSchema),
  unreadable: z.array(z.enum(roadIds)),
});

type Context = { district: number; site: SiteLocation; now: Date };

/** Refuses a file that is not of the district, or that doesn't say how old it is. */
export const districtDocument = wholeDocument('caltrans', (bytes, { district, site, now }: Context): District => {
  const { data } = parseShape(caltrans, feed, parseFeed(jsonText(caltrans, bytes)));
  const recordedAt = medianStamp(data, now);
  // Districts always have hundreds of rows: an empty file is an error, not a day without work.
  if (recordedAt === 0) throw new UpstreamError(caltrans, 'stale', 'answered with an empty or undated file');
  ensureDistrict(data.map(locationOf), district);
  const closures: LaneClosure[] = [];
  const unreadable = new Set<RoadId>();
  for (const one of data) {
    const location = locationOf(one);
    const named = [location.begin.route, location.end.route].filter(Boolean).map(roadsNamed);
    const isRecognized = named.length > 0 && !named.includes(undefined);
    // Such a row may be about any of the roads.
    if (!isRecognized && isNear(location, site, site.roadMiles, districtBounds))
      for (const road of roadIds) unreadable.add(road);
    for (const road of new Set(named.flatMap((roads) => roads ?? []))) {
      if (!isNear(location, site, site.roadMiles, roadBounds)) continue;
      const closure = closureOf(road, one);
      // Beyond the maximum the list is incomplete.
      if (closure && closures.length < maxClosures) closures.push(closure);
      else unreadable.add(road);
    }
  }
  return { recordedAt, closures, unreadable: [...unreadable] };
});

/** The lower median of the rows' timestamps. Rows without one, or with one in the future, count as 0. */
function medianStamp(data: readonly unknown[], now: Date): number {
  const stamps = data
    .map((one) => stampOf(one) ?? 0)
    .map((recordedAt) => (recordedAt > now.getTime() && !isCurrentFile({ recordedAt }, now) ? 0 : recordedAt))
    .toSorted((a, b) => a - b);
  return stamps[Math.floor((stamps.length - 1) / 2)] ?? 0;
}

function ensureDistrict(locations: readonly ClosureLocation[], district: number): void {
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
