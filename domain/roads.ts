/** The state of the three roads to the range. The Caltrans feed has no collisions, so nothing here says "open". */
import { isRecent } from './freshness.ts';
import {
  type DistrictFile,
  isCurrentFile,
  isExtentKnown,
  isFull,
  isInForce,
  type LaneClosure,
  type RoadId,
  type RoadPart,
} from './lane-closures.ts';

type RoadState = 'closed' | 'restricted' | 'no-reported-closures' | 'unknown';

/** Empty strings where the source reports nothing; `summary` and `where` are never empty. */
export type ClosureWords = {
  summary: string;
  where: string;
  direction: string;
  lanes: string;
};

export type RoadClosure = ClosureWords & {
  /** True if at least one direction is closed; false for lanes, shoulders and ramps. */
  full: boolean;
  /** Where it is, seen from the range. None if unknown, and from a server of the previous release. */
  parts?: RoadPart[];
  /** The same in Spanish, with the crew's English note apart. A server of the previous release sends none. */
  es?: ClosureWords & { note?: string };
};

export type RoadReport = {
  road: RoadId;
  state: RoadState;
  closures: RoadClosure[];
  /** When we last read the source, ISO 8601 in UTC; null when never. */
  checkedAt: string | null;
  /** False if a part of the source is missing or unreadable, so there may be more closures. */
  complete: boolean;
};

/** The body of `GET /api/road-conditions`. */
export type RoadsAnswer = { roads: RoadReport[] };

/** The facts about a road, without words: see words/road-report.ts. */
export type RoadFacts = Omit<RoadReport, 'closures'> & { closures: LaneClosure[] };

/** A road without a way through. `checkedAt` is that of its report. */
export type FullClosure = { road: RoadId; closure: RoadClosure; checkedAt: string | null };

/** The closures that leave no way through, of all roads. */
export const fullClosures = ({ roads }: RoadsAnswer): FullClosure[] =>
  roads.flatMap(({ road, checkedAt, closures }) =>
    closures.filter(({ full }) => full).map((closure) => ({ road, closure, checkedAt })),
  );

/** The types of what decides about a road. An answer comes from another machine, so its type is not proven. */
const isReadable = (report: Readonly<Record<keyof RoadReport, unknown>> | null): boolean =>
  typeof report?.road === 'string' &&
  typeof report.state === 'string' &&
  Array.isArray(report.closures) &&
  report.closures.every((closure) => typeof closure?.full === 'boolean' && typeof closure.summary === 'string');

/**
 * The part of an answer that still holds at a moment. Known closures stay, but neither an old answer nor a source that
 * has stopped answering shows that there are no others, nor does an answer with a report that can't be read.
 */
export function roadsAt({ roads }: RoadsAnswer, now: Date, isAnswering = true): RoadsAnswer {
  const readable = roads.filter(isReadable);
  const isWhole = readable.length === roads.length;
  return {
    roads: readable.map((report) => {
      const isOld = !isRecent(report.checkedAt, now);
      return {
        ...report,
        state: report.closures.length === 0 && (isOld || !isAnswering || !isWhole) ? 'unknown' : report.state,
        complete: report.complete && !isOld,
      };
    }),
  };
}

/**
 * The routes to the range, from content/embeds.yaml. `road`: the road that a route takes before its end. `part`: its
 * part of the road on which all routes end.
 */
export type Ways = { allEndOn: string; list: readonly { road: string | null; by: string; part: RoadPart }[] };

/** `mayBeClosed`: the closure may be on any of these ways; the report doesn't tell where it is. */
export type WaysAround = { mayBeClosed: boolean; by: readonly string[] };

/** The closed roads, with what is known of where they are closed. */
export type ClosedRoads = readonly { road: RoadId; closure?: Pick<RoadClosure, 'parts'> }[];

/** The routes that avoid the closed roads. Nothing may be known about them. */
export function waysAround(closed: ClosedRoads, { allEndOn, list }: Ways): WaysAround {
  const atEnd = closed.filter(({ road }) => road === allEndOn).map(({ closure }) => closure?.parts ?? []);
  const isPassable = ({ road, part }: Ways['list'][number]) =>
    !closed.some((one) => one.road === road) && !atEnd.some((parts) => parts.includes(part));
  return {
    mayBeClosed: atEnd.some((parts) => parts.length === 0),
    by: list.filter(isPassable).map(({ by }) => by),
  };
}

/** What both districts' files (null: missing) report about a road. "No reported closures" needs both of them. */
export function roadFacts(road: RoadId, files: readonly (DistrictFile | null)[], now: Date): RoadFacts {
  const current = files.filter((file) => file !== null && isCurrentFile(file, now)) as DistrictFile[];
  const inForce = current
    .flatMap((file) => file.closures)
    .filter((closure) => closure.road === road && isInForce(closure, now));
  const complete =
    current.length === files.length &&
    current.every((file) => !file.unreadable.includes(road)) &&
    inForce.every(isExtentKnown);
  const closures = distinct(inForce).sort((a, b) => Number(isFull(b)) - Number(isFull(a)));
  const checks = files.flatMap((file) => file?.checkedAt ?? []);
  return {
    road,
    state: stateOf(closures, complete),
    closures,
    checkedAt: checks.length > 0 ? new Date(Math.min(...checks)).toISOString() : null,
    complete,
  };
}

function stateOf(closures: readonly LaneClosure[], complete: boolean): RoadState {
  if (closures.some(isFull)) return 'closed';
  if (closures.length > 0) return 'restricted';
  return complete ? 'no-reported-closures' : 'unknown';
}

/** Merges the rows of a project with the same extent and keeps the latest end. */
function distinct(closures: readonly LaneClosure[]): LaneClosure[] {
  const stretches = new Map<string, LaneClosure>();
  for (const closure of closures) {
    const same = JSON.stringify([
      closure.project,
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
