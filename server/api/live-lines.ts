/** What the server knows live of the days and roads that an answer of the search names, in the browser's sentences. */
import { saidOfDay } from '#words/said-of-day.ts';
import { todayAt } from '#words/today-at.ts';
import { secondMs } from '#domain/durations.ts';
import type { Language } from '#domain/language.ts';
import type { Ways } from '#domain/roads.ts';
import type { Live } from '#domain/search.ts';
import type { LiveData } from '#server/feeds/live-data.ts';
import { abortable, withTimeout } from '#server/feeds/timeout.ts';
import { undefinedIfUpstreamFailed } from '#server/feeds/upstream-error.ts';
import { catalogs } from '#words/catalogs.ts';
import { asSentence, joined, type Phrase } from '#words/phrase.ts';
import { sayRoad } from '#words/say-roads.ts';
import { inWords } from '#words/sentences.ts';

export type LiveLines = (asked: readonly Live[], language: Language) => Promise<readonly Phrase[]>;

export type LiveLinesDeps = Pick<LiveData, 'sources' | 'roads'> & {
  ways: Readonly<Record<Language, Ways>>;
  now: () => Date;
};

/** Results are more than their live lines: after this time the roads count as unknown. */
const longestWaitMs = 2 * secondMs;

export function liveLines({ sources, roads, ways, now }: LiveLinesDeps): LiveLines {
  const roadsSoon = async () => {
    const { signal } = new AbortController();
    const known = await withTimeout(longestWaitMs, signal, 'roads', (either) => abortable(roads(), either)).catch(
      undefinedIfUpstreamFailed,
    );
    return known ?? { roads: [] };
  };
  return async (asked, language) => {
    const words = catalogs[language];
    const sayOne = async (one: Live): Promise<Phrase | undefined> => {
      if ('road' in one) {
        const said = sayRoad(one.road, { value: await roadsSoon(), now: now() }, ways[language]) ?? [];
        return joined(
          said.map((each) => inWords(words, each)),
          ' ',
        );
      }
      const today = todayAt(now(), await sources(), words);
      const said = saidOfDay(today, one.day);
      const { checkedAt, status } = today;
      if (said === undefined || checkedAt === null || status.certainty !== 'checked') return said;
      // Unlike in the browser, the line doesn't change while the page is open.
      return joined([said, asSentence(words.checkedAt(checkedAt, today.now))], ' ');
    };
    const lines = await Promise.all(asked.map(sayOne));
    return lines.filter((line) => line !== undefined);
  };
}
