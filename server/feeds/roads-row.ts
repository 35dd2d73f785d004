/** Parses one row of a district's file: https://cwwp2.dot.ca.gov/documentation/lcs/lcs.htm */
import { z } from 'zod';
import type { LaneClosure, RoadId, RoadPoint } from '#domain/lane-closures.ts';

const maxTextLength = 500;
/** Every value is a string, and may be empty, null or missing. */
const text = z.preprocess(
  (value) =>
    value === null || value === undefined || typeof value === 'object'
      ? ''
      : String(value).slice(0, maxTextLength).trim(),
  z.string(),
);
type End = RoadPoint & { route: string; district: string };
const end = (prefix: 'begin' | 'end') =>
  z
    .record(z.string(), z.unknown())
    .catch({})
    .transform((fields): End => {
      const field = (key: string) => text.parse(fields[`${prefix}${key}`]);
      return {
        route: field('Route'),
        district: field('District'),
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
const ends = z.object({ begin: end('begin'), end: end('end') });
const located = z.object({ lcs: z.object({ location: ends }) });
/** The location of a row that can't be parsed: any road, anywhere. */
const nowhere = ends.parse({ begin: {}, end: {} });
const stamped = z.object({ lcs: z.object({ recordTimestamp: z.object({ recordEpoch: text }) }) });
const row = z.object({
  lcs: z.object({
    index: text,
    location: z.object({ travelFlowDirection: text }),
    closure: z.object({
      closureID: text,
      closureTimestamp: z.object({
        closureStartEpoch: text,
        closureEndEpoch: text,
        isClosureEndIndefinite: flag.default(false),
      }),
      facility: text,
      typeOfClosure: text,
      typeOfWork: text,
      lanesClosed: text,
      // These three decide whether a closure is in force, so none may be missing.
      code1097: z.object({ isCode1097: flag }),
      code1098: z.object({ isCode1098: flag }),
      code1022: z.object({ isCode1022: flag }),
    }),
  }),
});

/** Where a row's closure begins and ends. */
export type ClosureLocation = z.infer<typeof ends>;

export const locationOf = (one: unknown): ClosureLocation => located.safeParse(one).data?.lcs.location ?? nowhere;

/** When the source wrote a row, in Unix milliseconds, if it says so. */
export const stampOf = (one: unknown): number | null =>
  seconds(stamped.safeParse(one).data?.lcs.recordTimestamp.recordEpoch ?? '');

/** Undefined if the row can't be parsed or its start or end is missing. */
export function closureOf(road: RoadId, one: unknown): LaneClosure | undefined {
  const { success, data } = row.safeParse(one);
  if (!success) return undefined;
  const { index, location, closure } = data.lcs;
  const { begin, end: finish } = locationOf(one);
  const { closureStartEpoch, closureEndEpoch, isClosureEndIndefinite } = closure.closureTimestamp;
  const from = seconds(closureStartEpoch);
  const until = isClosureEndIndefinite ? null : seconds(closureEndEpoch);
  if (from === null || (!isClosureEndIndefinite && (until === null || until <= from))) return undefined;
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
    begin: toPoint(begin),
    end: toPoint(finish),
  };
}

const toPoint = ({ route: _route, district: _district, ...point }: End): RoadPoint => point;

/** Unix seconds in a string → Unix milliseconds. */
const seconds = (value: string): number | null => (/^\d{10}$/.test(value) ? Number(value) * 1000 : null);

/** Decimal degrees in a string. The feed writes 0 for unknown values. */
function degrees(value: string): number | null {
  const number = Number(value);
  return value !== '' && Number.isFinite(number) && number !== 0 && Math.abs(number) <= 180 ? number : null;
}
