/** What the server knows live of the days and roads that an answer of the search names, in the browser's sentences. */
import { saidOfDay } from '#words/said-of-day.ts';
import { todayAt } from '#words/today-at.ts';
import type { Language } from '#domain/language.ts';
import type { Ways } from '#domain/roads.ts';
import type { Live } from '#domain/search.ts';
import type { LiveData } from '#server/feeds/live-data.ts';
import { ifKnownSoon } from '#server/feeds/soon.ts';
import type { Log } from '#server/http/log.ts';
import { catalogs } from '#words/catalogs.ts';
import { asSentence, joined, type Phrase } from '#words/phrase.ts';
import { sayRoad } from '#words/say-roads.ts';
import { inWords } from '#words/sentences.ts';

export type LiveLines = (asked: readonly Live[], language: Language) => Promise<readonly Phrase[]>;

export type LiveLinesDeps = Pick<LiveData, 'sources' | 'roads'> & {
  ways: Readonly<Record<Language, Ways>>;
  log: Log;
  now: () => Date;
};

export function liveLines({ sources, roads, ways, log, now }: LiveLinesDeps): LiveLines {
  return async (asked, language) => {
    const words = catalogs[language];
    const sayOne = async (one: Live): Promise<Phrase | undefined> => {
      if ('road' in one) {
        const value = (await ifKnownSoon(log, 'the roads', roads)) ?? { roads: [] };
        const said = sayRoad(one.road, { value, now: now() }, ways[language]) ?? [];
        return joined(
          said.map((each) => inWords(words, each)),
          ' ',
        );
      }
      const today = await ifKnownSoon(log, 'the status', async () => todayAt(now(), await sources(), words));
      if (today === undefined) return joined([words.unchecked(), words.callFirst()], ' ');
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
