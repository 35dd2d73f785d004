/** What the live line beside a road says. It reports closures, or that none are reported; it never says "open". */
import type { RoadId } from '#domain/lane-closures.ts';
import type { RoadReport, RoadsAnswer } from '#domain/roads.ts';
import type { Live } from './live-source.ts';
import type { ShellWords } from '#app/lib/shell-words.server.ts';
import { momentAt } from '#words/format-time.ts';
import { ended, type Phrase, phrase } from '#words/phrase.ts';
import { closureNews, closureSummary, wayAround, type WayWords } from '#words/road-words.ts';

export type NamedRoads = readonly { road: RoadId; title: string }[];

export type RoadLine = {
  /** `closed`: no way through. `restricted`: lanes or ramps are closed. `quiet`: nothing is known to be closed. */
  tone: 'closed' | 'restricted' | 'quiet';
  sentences: readonly Phrase[];
  /** Said once where it is so of every road. */
  isUnavailable?: true;
};

export type RoadLineWords = Pick<
  ShellWords,
  | 'lanesChecking'
  | 'lanesLooking'
  | 'roadDataMissing'
  | 'noLaneClosures'
  | 'noLaneClosuresShort'
  | 'liveMissing'
  | 'partMissing'
  | 'unknownTime'
  | 'andMore'
  | 'checkedCapital'
  | 'language'
  | keyof WayWords
>;

/** The line for one road. A known closure stays on screen when a later question fails; "no closures" does not. */
export function roadLine(road: RoadId, live: Live<RoadsAnswer>, words: RoadLineWords): RoadLine {
  const checked = ({ checkedAt }: RoadReport) =>
    checkedAt === null ? words.unknownTime : momentAt(new Date(checkedAt), live.at, words.language);
  const report = live.value?.roads.find((one) => one.road === road);
  if (report && report.closures.length > 0) {
    return {
      tone: toneOf(report),
      sentences: [
        ...report.closures.map((closure) => closureSummary(closure, words.language)),
        ...(report.complete ? [] : [words.partMissing]),
        ...(report.state === 'closed' ? [wayAround(closedRoads(live.value), words)] : []),
        ended(`${words.checkedCapital} ${checked(report)}`),
      ],
    };
  }
  if (live.phase !== 'error' && live.value === undefined) return quiet(words.lanesChecking);
  if (live.phase === 'error' || report?.state !== 'no-reported-closures')
    return { ...quiet(words.roadDataMissing), isUnavailable: true };
  return quiet(ended(`${words.noLaneClosures}, ${words.checkedCapital.toLowerCase()} ${checked(report)}`));
}

/** The same in a few words: the worst that is reported of a road, what before where. */
export function worstNews(
  road: RoadId,
  live: Live<RoadsAnswer>,
  words: RoadLineWords,
): Pick<RoadLine, 'tone'> & { news: Phrase } {
  const report = live.value?.roads.find((one) => one.road === road);
  const [worst, ...others] = report?.closures ?? [];
  const tone = toneOf(report);
  if (worst) {
    const more = others.length > 0 || !report?.complete ? `, ${words.andMore}` : '';
    return { tone, news: phrase`${closureNews(worst, words.language)}${more}` };
  }
  if (live.phase !== 'error' && live.value === undefined) return { tone, news: words.lanesLooking };
  const isChecked = live.phase !== 'error' && report?.state === 'no-reported-closures';
  return { tone, news: isChecked ? words.noLaneClosuresShort : words.liveMissing };
}

const closedRoads = (answer: RoadsAnswer | undefined): string[] =>
  (answer?.roads ?? []).filter(({ state }) => state === 'closed').map(({ road }) => road);

const quiet = (sentence: Phrase): RoadLine => ({ tone: 'quiet', sentences: [sentence] });

function toneOf(report: RoadReport | undefined): RoadLine['tone'] {
  if (!report || report.closures.length === 0) return 'quiet';
  return report.state === 'closed' ? 'closed' : 'restricted';
}
