/** What the live line beside a road says. It reports closures, or that none are reported; it never says "open". */
import type { RoadId } from '#domain/lane-closures.ts';
import type { RoadReport, RoadsAnswer } from '#domain/roads.ts';
import type { Live } from './live-source.ts';
import { wayAround, withoutTown } from '#words/road-words.ts';
import { momentAt } from '#words/format-time.ts';

export type NamedRoads = readonly { road: RoadId; title: string }[];

export type RoadLine = {
  /** `closed`: no way through. `restricted`: lanes or ramps are closed. `quiet`: nothing is known to be closed. */
  tone: 'closed' | 'restricted' | 'quiet';
  sentences: readonly string[];
};

/** The line for one road. A known closure stays on screen when a later question fails; "no closures" does not. */
export function roadLine(road: RoadId, live: Live<RoadsAnswer>): RoadLine {
  const report = live.value?.roads.find((one) => one.road === road);
  if (report && report.closures.length > 0) {
    return {
      tone: report.state === 'closed' ? 'closed' : 'restricted',
      sentences: [
        ...report.closures.map((closure) => closure.summary),
        ...limits(report),
        ...(report.state === 'closed' ? [wayAround(closedRoads(live.value), 'en-US')] : []),
        `Checked ${checked(report, live.at)}.`,
      ],
    };
  }
  if (live.phase !== 'error' && live.value === undefined) return quiet('Checking lane closures…');
  if (live.phase === 'error' || report?.state !== 'no-reported-closures') return unavailable;
  return quiet(`No lane closures reported, checked ${checked(report, live.at)}.`);
}

/** The same in a few words: the worst that is reported of a road, what before where. */
export function worstNews(road: RoadId, live: Live<RoadsAnswer>): Pick<RoadLine, 'tone'> & { news: string } {
  const report = live.value?.roads.find((one) => one.road === road);
  const [worst, ...others] = report?.closures ?? [];
  const { tone } = roadLine(road, live);
  if (worst) {
    const { lanes, direction, where } = worst;
    const way = direction === 'both directions' ? '' : direction;
    const more = others.length > 0 || !report?.complete ? 'and more' : '';
    return { tone, news: [lanes, way, withoutTown(where), more].filter(Boolean).join(', ') };
  }
  if (live.phase !== 'error' && live.value === undefined) return { tone, news: 'looking for lane closures…' };
  const isChecked = live.phase !== 'error' && report?.state === 'no-reported-closures';
  return { tone, news: isChecked ? 'no lane closures reported' : 'live data is unavailable' };
}

const closedRoads = (answer: RoadsAnswer | undefined): string[] =>
  (answer?.roads ?? []).filter(({ state }) => state === 'closed').map(({ road }) => road);

const quiet = (sentence: string): RoadLine => ({ tone: 'quiet', sentences: [sentence] });

/** Said once where it is so of every road. */
export const unavailable = quiet('Live road data is unavailable.');

const limits = (report: RoadReport): string[] =>
  report.complete ? [] : ['Part of the live data is missing, so there may be more.'];

const checked = (report: RoadReport, now: Date): string =>
  report.checkedAt === null ? 'at an unknown time' : momentAt(new Date(report.checkedAt), now);
