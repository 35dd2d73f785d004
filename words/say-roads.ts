/** Chooses the sentences of a road's live line, for all languages. None of them says "open". */
import type { RoadId } from '#domain/lane-closures.ts';
import {
  type ClosedRoads,
  fullClosures,
  type RoadReport,
  type RoadsAnswer,
  type Ways,
  waysAround,
} from '#domain/roads.ts';
import type { NewsSaid } from './sentences.ts';

/** What is known of the roads now; undefined before the first answer. */
type KnownRoads = { value: RoadsAnswer | undefined; now: Date };

/** `closed`: no way through. `restricted`: lanes or ramps are closed. `quiet`: nothing is known to be closed. */
type Tone = 'closed' | 'restricted' | 'quiet';

export type RoadLine = {
  tone: Tone;
  /** Undefined until the first answer arrives. */
  said?: readonly NewsSaid[];
  /** The ways around it while it is closed. */
  around?: readonly NewsSaid[];
  /** Shown only once if it is true of every road. */
  isUnavailable?: true;
};

/** The line for one road. */
export function roadLine(road: RoadId, { value, now }: KnownRoads, ways: Ways): RoadLine {
  const roads = value?.roads ?? [];
  const report = roads.find((one) => one.road === road);
  if (report && report.closures.length > 0) {
    const closed = fullClosures({ roads });
    return {
      tone: toneOf(report),
      said: [
        ...report.closures.map((closure): NewsSaid => ['road', closure]),
        ...(report.complete ? [] : [['roadPartMissing'] satisfies NewsSaid]),
        ['roadChecked', report.checkedAt, now],
      ],
      ...(report.state === 'closed' && { around: sayWaysAround(closed, ways) }),
    };
  }
  if (value === undefined) return { tone: 'quiet' };
  if (report?.state !== 'no-reported-closures')
    return { tone: 'quiet', said: [['roadsUnavailable']], isUnavailable: true };
  return { tone: 'quiet', said: [['noLaneClosures', report.checkedAt, now]] };
}

/** A road's state and the other ways, in sentences; undefined until the first answer arrives. */
export function sayRoad(road: RoadId, known: KnownRoads, ways: Ways): readonly NewsSaid[] | undefined {
  const { said, around } = roadLine(road, known, ways);
  // While it isn't closed, the other ways are named, too, but none avoids the road on which all end.
  const others = around ?? (road === ways.allEndOn ? [] : sayWaysAround([{ road }], ways));
  return said && [...said, ...others];
}

/** The worst report about a road in a few words. */
export function worstNews(road: RoadId, value: RoadsAnswer | undefined): { tone: Tone; news?: NewsSaid } {
  const report = value?.roads.find((one) => one.road === road);
  const [worst, ...others] = report?.closures ?? [];
  const tone = toneOf(report);
  if (worst) return { tone, news: ['roadNews', worst, others.length > 0 || !report?.complete] };
  if (value === undefined) return { tone };
  return { tone, news: report?.state === 'no-reported-closures' ? ['noRoadNews'] : ['roadNewsUnread'] };
}

/** How to come while roads are closed; empty if no route is known. */
export function sayWaysAround(closed: ClosedRoads, ways: Ways): NewsSaid[] {
  const around = waysAround(closed, ways);
  return around.mayBeClosed || around.by.length > 0 ? [['waysAround', around]] : [];
}

function toneOf(report: RoadReport | undefined): Tone {
  if (!report || report.closures.length === 0) return 'quiet';
  return report.state === 'closed' ? 'closed' : 'restricted';
}
