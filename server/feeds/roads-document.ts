/** Parses a district's lane closure file: https://cwwp2.dot.ca.gov/documentation/lcs/lcs.htm */
import { z } from 'zod';
import {
  type Coordinates,
  type DistrictFile,
  districtBounds,
  isCurrentFile,
  isNear,
  type LaneClosure,
  partsOf,
  roadBounds,
  type RoadId,
  roadIds,
  type RoadPart,
  roadParts,
  type RoadPoint,
  roadsNamed,
} from '#domain/lane-closures.ts';
import { jsonText, parseShape, rows, withMissingCommas } from './json.ts';
import { wholeDocument } from './parser.ts';
import type { SiteLocation } from './site-location.ts';
import { UpstreamError } from './upstream-error.ts';

export const caltrans = 'caltrans';

/** Districts have about 2,000 rows. */
const feed = z.object({ data: rows(z.unknown(), 20_000) });
const maxClosures = 500;
const maxTextLength = 500;

type District = Omit<DistrictFile, 'checkedAt'>;

const pointSchema: z.ZodType<RoadPoint> = z.object({
  name: z.string(),
  note: z.string(),
  near: z.string(),
  county: z.string(),
});
const closureSchema: z.ZodType<LaneClosure> = z.object({
  road: z.enum(roadIds),
  project: z.string(),
  direction: z.string(),
  facility: z.string(),
  type: z.string(),
  work: z.string(),
  lanes: z.string(),
  from: z.number(),
  until: z.number().nullable(),
  begin: pointSchema,
  end: pointSchema,
  parts: z.array(z.enum(roadParts)),
});
export const districtSchema: z.ZodType<District> = z.object({
  recordedAt: z.number(),
  closures: z.array(closureSchema),
  unreadable: z.array(z.enum(roadIds)),
});

type Context = { district: number; site: SiteLocation; now: Date };

/** Rejects a file that is for another district, or whose age is unknown. */
export const districtDocument = wholeDocument('caltrans', (bytes, { district, site, now }: Context): District => {
  const { data } = parseShape(caltrans, feed, parseFeed(jsonText(caltrans, bytes)));
  const recordedAt = medianStamp(data, now);
  // Districts always have hundreds of rows: an empty file is an error, not a day without work.
  if (recordedAt === 0) throw new UpstreamError(caltrans, 'stale', 'answered with an empty or undated file');
  ensureDistrict(data, district);
  const closures: LaneClosure[] = [];
  const unreadable = new Set<RoadId>();
  for (const row of data) {
    const ends = [coordinatesOf(row, 'begin'), coordinatesOf(row, 'end')] as const;
    const routes = [endField(row, 'begin', 'Route'), endField(row, 'end', 'Route')];
    const named = routes.filter(Boolean).map(roadsNamed);
    const isRecognized = named.length > 0 && !named.includes(undefined);
    // An unrecognized row may be about any of the roads.
    if (!isRecognized && isNear(ends, site, site.roadMiles, districtBounds))
      for (const road of roadIds) unreadable.add(road);
    for (const road of new Set(named.flatMap((roads) => roads ?? []))) {
      if (!isNear(ends, site, site.roadMiles, roadBounds)) continue;
      const closure = closureOf(road, row, partsOf(ends, site));
      // Beyond the maximum, the list is incomplete.
      if (closure === undefined || closures.length === maxClosures) unreadable.add(road);
      else if (closure) closures.push(closure);
    }
  }
  return { recordedAt, closures, unreadable: [...unreadable] };
});

/** The lower median of the rows' timestamps. Rows without one, or with one in the future, count as 0. */
function medianStamp(data: readonly unknown[], now: Date): number {
  const stamps = data
    .map((row) => timeAt(row, 'recordTimestamp.recordEpoch') ?? 0)
    .map((recordedAt) => (recordedAt > now.getTime() && !isCurrentFile({ recordedAt }, now) ? 0 : recordedAt))
    .toSorted((a, b) => a - b);
  return stamps[Math.floor((stamps.length - 1) / 2)] ?? 0;
}

function ensureDistrict(data: readonly unknown[], district: number): void {
  const named = data.map((row) => endField(row, 'begin', 'District')).filter(Boolean);
  if (named.filter((one) => Number(one) === district).length * 2 <= named.length)
    throw new UpstreamError(caltrans, 'shape', 'answered with the file of another district');
}

function parseFeed(body: string): unknown {
  for (const attempt of [() => body, () => withMissingCommas(body)]) {
    try {
      return JSON.parse(attempt());
    } catch (error) {
      // The comma search throws RangeError for a text with millions of escapes.
      if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    }
  }
  throw new UpstreamError(caltrans, 'syntax', 'answered with JSON that is broken beyond a missing comma');
}

/** A row's value by its path below `lcs`. Every value is a string, and may be empty, null or missing. */
function textAt(row: unknown, path: string): string {
  let value = row;
  for (const key of ['lcs', ...path.split('.')])
    value = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;
  return value === undefined || value === null || typeof value === 'object'
    ? ''
    : String(value).slice(0, maxTextLength).trim();
}

/** Parses Unix seconds in a string to milliseconds; null for anything else. */
function timeAt(row: unknown, path: string): number | null {
  const value = textAt(row, path);
  return /^\d{10}$/.test(value) ? Number(value) * 1000 : null;
}

type End = 'begin' | 'end';
const endField = (row: unknown, end: End, name: string): string => textAt(row, `location.${end}.${end}${name}`);

const pointOf = (row: unknown, end: End): RoadPoint => ({
  name: endField(row, end, 'LocationName'),
  note: endField(row, end, 'FreeFormDescription'),
  near: endField(row, end, 'NearbyPlace'),
  county: endField(row, end, 'County'),
});

/** In decimal degrees. The feed writes 0 for unknown values, which is out of all bounds. */
const coordinatesOf = (row: unknown, end: End): Coordinates => ({
  latitude: Number(endField(row, end, 'Latitude')),
  longitude: Number(endField(row, end, 'Longitude')),
});

/** Null if the closure is only planned or over. Undefined if that, or its times, can't be read. */
function closureOf(road: RoadId, row: unknown, parts: RoadPart[]): LaneClosure | null | undefined {
  const codes = ['1097', '1098', '1022'].map((code) => textAt(row, `closure.code${code}.isCode${code}`).toLowerCase());
  const isEndless = textAt(row, 'closure.closureTimestamp.isClosureEndIndefinite').toLowerCase();
  const from = timeAt(row, 'closure.closureTimestamp.closureStartEpoch');
  const end = timeAt(row, 'closure.closureTimestamp.closureEndEpoch');
  const until = isEndless === 'true' ? null : end;
  if (!codes.every((code) => /^(true|false)$/.test(code)) || !/^(true|false)?$/.test(isEndless)) return undefined;
  if (from === null || (isEndless !== 'true' && (end === null || end <= from))) return undefined;
  // In effect: set up, and neither picked up nor canceled.
  if (codes.join() !== 'true,false,false') return null;
  return {
    road,
    project: textAt(row, 'closure.closureID') || textAt(row, 'index'),
    direction: textAt(row, 'location.travelFlowDirection'),
    facility: textAt(row, 'closure.facility'),
    type: textAt(row, 'closure.typeOfClosure'),
    work: textAt(row, 'closure.typeOfWork'),
    lanes: textAt(row, 'closure.lanesClosed'),
    from,
    until,
    begin: pointOf(row, 'begin'),
    end: pointOf(row, 'end'),
    parts,
  };
}
