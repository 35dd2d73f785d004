/** What pages say of roads. The report itself is put into words by the server, see road-report.ts. */
import type { Language } from '#domain/language.ts';
import type { ClosureWords, RoadClosure } from '#domain/roads.ts';
import { type Phrase, phrase } from './phrase.ts';

/** "SR-17" → "Highway 17". */
export const roadName = (road: string, language: Language): string =>
  road.replace(/^SR-/, language === 'es' ? 'Carretera ' : 'Highway ');

type Reported = ClosureWords & Pick<RoadClosure, 'es'>;

/** A closure in a sentence. A server of the release before has none in Spanish. */
export function closureSummary({ summary, es }: Pick<Reported, 'summary' | 'es'>, language: Language): Phrase {
  if (language !== 'es') return summary;
  if (!es) return [{ said: summary, language: 'en' }];
  return es.note ? phrase`${es.summary} ${{ said: es.note, language: 'en' }}` : es.summary;
}

/** The same in a few words, what before where: "one lane closed, southbound, at Summit Road". */
export function closureNews(closure: Reported, language: Language): Phrase {
  const { lanes, direction, where } = (language === 'es' && closure.es) || closure;
  const way = closure.direction === 'both directions' ? '' : direction;
  const said = [lanes, way, withoutTown(where)].filter(Boolean).join(', ');
  return language === 'es' && !closure.es ? [{ said, language: 'en' }] : said;
}

/** "Highway 17 southbound closed at Summit Road". `checkedAt` is ISO 8601 in UTC; null when never. */
export type FullClosure = { road: string; line: Phrase; checkedAt: string | null };

export const fullClosures = (
  reports: readonly {
    road: string;
    checkedAt: string | null;
    closures: readonly (Pick<Reported, 'direction' | 'where'> & {
      full: boolean;
      es?: Pick<ClosureWords, 'direction' | 'where'>;
    })[];
  }[],
  language: Language,
): FullClosure[] =>
  reports.flatMap(({ road, checkedAt, closures }) =>
    closures
      .filter(({ full }) => full)
      .map(({ es, ...english }) => {
        const isSpanish = language === 'es' && es !== undefined;
        const { direction, where } = isSpanish ? es : english;
        const way = english.direction === 'both directions' ? '' : direction;
        const closed = isSpanish ? 'cerrada' : 'closed';
        const said = [roadName(road, isSpanish ? 'es' : 'en-US'), way, closed, withoutTown(where)]
          .filter(Boolean)
          .join(' ');
        return { road, line: language === 'es' && !es ? [{ said, language: 'en' as const }] : said, checkedAt };
      }),
  );

/** The ways to the range, of content/embeds.yaml, and what is said of them. `road`: what a way takes before its end. */
export type WayWords = {
  ways: { allEndOn: string; list: readonly { road: string | null; by: string }[] };
  otherWays: string;
  anotherWay: string;
  whichPart: string;
  language: Language;
};

/**
 * How to come while a road is closed: by the ways that don't take it or another closed one. Empty where there is none.
 * Of the road on which all end, a part may be closed that some ways don't take, which the report doesn't tell.
 */
export function wayAround(closed: readonly string[], { ways, language, ...words }: WayWords): string {
  const open = ways.list.filter(({ road }) => road === null || !closed.includes(road)).map(({ by }) => by);
  const list = new Intl.ListFormat(language, { type: 'disjunction' }).format(open);
  // Not "come by": of those nothing may be known.
  const said = list && `${open.length > 1 ? words.otherWays : words.anotherWay}: ${list}.`;
  return [closed.includes(ways.allEndOn) && words.whichPart, said].filter(Boolean).join(' ');
}

const withoutTown = (where: string): string => where.replace(/, (?:near|cerca de) .*/, '');
