/**
 * One district's file of lane closures, read row by row into what concerns the three roads. The fields:
 * https://cwwp2.dot.ca.gov/documentation/lcs/lcs.htm
 */
import { z } from 'zod';
import {
  type DistrictFile,
  isNear,
  type LaneClosure,
  type RoadId,
  roadIds,
  type RoadPoint,
} from '#domain/lane-closures.ts';
import { withMissingCommas } from './json-repair.ts';
import type { Place } from './place.ts';
import { parseShape, jsonText, rows } from './readers.ts';
import { UpstreamError } from './upstream-error.ts';

/** The source of both files. */
export const caltrans = 'caltrans';

/** Every value is a string, and may be blank, null or missing. A number or a boolean is taken for its text. */
const text = z.preprocess(
  (value) =>
    value === null || value === undefined || typeof value === 'object'
      ? ''
      : String(value).slice(0, maxTextLength).trim(),
  z.string(),
);
const point = (prefix: 'begin' | 'end') =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((fields): RoadPoint => {
      const field = (key: string) => text.parse(fields[`${prefix}${key}`]);
      return {
        name: field('LocationName'),
        note: field('FreeFormDescription'),
        near: field('NearbyPlace'),
        county: field('County'),
        latitude: degrees(field('Latitude')),
        longitude: degrees(field('Longitude')),
      };
    });
const flag = text
  .transform((value) => value.toLowerCase())
  .pipe(z.enum(['true', 'false']))
  .transform((value) => value === 'true');
const routed = z.object({ lcs: z.object({ location: z.object({ begin: z.object({ beginRoute: text }) }) }) });
const stamped = z.object({ lcs: z.object({ recordTimestamp: z.object({ recordEpoch: text }) }) });
const row = z.object({
  lcs: z.object({
    index: text,
    location: z.object({ travelFlowDirection: text, begin: point('begin'), end: point('end') }),
    closure: z.object({
      closureID: text,
      closureTimestamp: z.object({ closureStartEpoch: text, closureEndEpoch: text, isClosureEndIndefinite: text }),
      facility: text,
      typeOfClosure: text,
      typeOfWork: text,
      lanesClosed: text,
      // The three flags decide everything: a row in which one is missing is not believed.
      code1097: z.object({ isCode1097: flag }),
      code1098: z.object({ isCode1098: flag }),
      code1022: z.object({ isCode1022: flag }),
    }),
  }),
});
/** Districts list some two thousand rows. */
const feed = z.object({ data: rows(z.unknown(), 20_000) });
/** Near the range, on three roads. */
const maxClosures = 500;
/** A field's longest sentence, in characters. */
const maxTextLength = 500;

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

/** Reads a file row by row. Throws an {@link UpstreamError} when there is no telling what it says, or how old it is. */
export function readDistrict(bytes: Uint8Array, place: Place): District {
  const { data } = parseShape(caltrans, feed, parseFeed(jsonText(caltrans, bytes)));
  const stamps = data
    .map((one) => seconds(stamped.safeParse(one).data?.lcs.recordTimestamp.recordEpoch ?? ''))
    .filter((stamp) => stamp !== null);
  // Districts list hundreds of rows, always. An empty file is a fault of its writer, not a day without work.
  if (stamps.length === 0) throw new UpstreamError(caltrans, 'stale', 'answered with an empty or undated file');
  const routes = data.map((one) => routed.safeParse(one).data?.lcs.location.begin.beginRoute ?? '');
  // One row without a route may concern anybody. When most are like that, the format has changed.
  if (routes.filter(Boolean).length < data.length / 2)
    throw new UpstreamError(caltrans, 'shape', 'answered with rows that name no route');
  const closures: LaneClosure[] = [];
  const unreadable = new Set<RoadId>();
  for (const [index, one] of data.entries()) {
    const road = roadOf(routes[index] ?? '');
    if (!road) continue;
    const result = row.safeParse(one);
    const closure = result.success ? toClosure(road, result.data.lcs) : undefined;
    if (!closure) unreadable.add(road);
    else if (!isNear(closure, place, place.roadMiles)) continue;
    else if (closures.length < maxClosures) closures.push(closure);
    // More than fit are as good as unreadable: the list is not whole.
    else unreadable.add(road);
  }
  return {
    recordedAt: stamps.reduce((newest, stamp) => Math.max(newest, stamp)),
    closures,
    unreadable: [...unreadable],
  };
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

function roadOf(route: string): RoadId | undefined {
  const number = /^SR-0*(\d+)$/i.exec(route)?.[1];
  return roadIds.find((road) => road === `SR-${number}`);
}

/** Undefined where the row does not say when it begins, or neither when nor that it never ends. */
function toClosure(road: RoadId, { index, location, closure }: z.infer<typeof row>['lcs']): LaneClosure | undefined {
  const { closureStartEpoch, closureEndEpoch, isClosureEndIndefinite } = closure.closureTimestamp;
  const from = seconds(closureStartEpoch);
  const until = isClosureEndIndefinite === 'true' ? null : seconds(closureEndEpoch);
  if (from === null || (until === null && isClosureEndIndefinite !== 'true')) return undefined;
  return {
    id: index,
    road,
    project: closure.closureID,
    direction: location.travelFlowDirection,
    facility: closure.facility,
    type: closure.typeOfClosure,
    work: closure.typeOfWork,
    lanes: closure.lanesClosed,
    from,
    until,
    setUp: closure.code1097.isCode1097,
    pickedUp: closure.code1098.isCode1098,
    cancelled: closure.code1022.isCode1022,
    begin: location.begin,
    end: location.end,
  };
}

/** Unix seconds in a string → Unix milliseconds. */
const seconds = (value: string): number | null => (/^\d{9,11}$/.test(value) ? Number(value) * 1000 : null);

/** Decimal degrees in a string; 0 is the feed's way of saying nothing. */
function degrees(value: string): number | null {
  const number = Number(value);
  return value !== '' && Number.isFinite(number) && number !== 0 && Math.abs(number) <= 180 ? number : null;
}
