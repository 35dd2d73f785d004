/** Finds places of the site by what a visitor types: the same in the browser, without a signal, and on the server. */
import MiniSearch, { type Query, type SearchResult } from 'minisearch';
import { type Language, languageOf } from '#app/lib/shell-words.ts';
import { longestQuery, mostFound, type SearchPlace, type SearchSource } from '#domain/search.ts';
import { normalizeWord, splitWords } from './excerpt.ts';

export type Found = SearchPlace & {
  /** The words of the place that were meant by what was typed, in lower case. */
  hits: readonly string[];
};

export type Find = (query: string) => Found[];

/** A place with some of the words only must be this near, measured by the nearest of those. */
const minScoreRatio = 0.4;

/** Words that say nothing of what is looked for. */
const stopWords = new Set(
  'a am an and are as at be by can do does for from go have how i if in is it may me my of on or our should tell that the there they this to up us we what when where which who will with you your que de la el los las en es un una y para por con del al se su mi como cual cuando donde hay puedo tengo'.split(
    ' ',
  ),
);

/**
 * Makes a source ready to be searched. It is indexed here and not by the build: an index of 220 places is twice as
 * heavy to send as their texts, which are shown anyway, and is read no faster than it is made (10 ms on a desk).
 * @returns gives the places that fit a query, the nearest first: those with all of its words before those with some,
 * names before texts
 */
export function createFinder({ places, words }: SearchSource): Find {
  const index = new MiniSearch<SearchPlace>({
    idField: 'to',
    fields: ['title', 'page', 'text'],
    storeFields: ['page', 'title', 'to', 'text'],
    processTerm: normalizeWord,
    searchOptions: {
      boost: { title: 4, page: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 && !/\d/.test(term) ? 0.2 : false),
      weights: { prefix: 0.3, fuzzy: 0.2 },
    },
  });
  index.addAll(places);
  const isSpanishWord = spanishWordsOf(places);
  const meanings = new Map(
    words.flatMap(({ typed, means }) => typed.map((word) => [normalizeWord(word), means] as const)),
  );

  return (query) => {
    const typed = splitWords(query.slice(0, longestQuery)).flatMap(({ text, isWord }) =>
      isWord ? normalizeWord(text) : [],
    );
    const telling = typed.filter((word) => !stopWords.has(word));
    const queries = (telling.length > 0 ? telling : typed).map((word): Query => ({
      combineWith: 'OR',
      queries: [...(meanings.get(word) ?? [word])],
    }));
    if (queries.length === 0) return [];
    const isSpanish = typed.some((word) => [word, ...(meanings.get(word) ?? [])].some(isSpanishWord));
    const filter = ({ id }: SearchResult) => isSpanish || languageOf(String(id)) !== 'es';
    const all = index.search({ combineWith: 'AND', queries }, { filter });
    const some = index.search({ combineWith: 'OR', queries }, { filter });
    const near = some.filter(({ id, score }) => score > (some[0]?.score ?? 0) * minScoreRatio && !hasId(all, id));
    return [...all, ...near]
      .slice(0, mostFound)
      .map(({ page, title, to, text, terms }) => ({ page, title, to, text, hits: terms }));
  };
}

/** Tells words that only the Spanish pages use, or that begin like one of those and like no English word. */
function spanishWordsOf(places: readonly SearchPlace[]): (word: string) => boolean {
  const words: Record<Language, Set<string>> = { es: new Set(), 'en-US': new Set() };
  for (const { to, page, title, text } of places)
    for (const word of splitWords(`${page} ${title} ${text}`))
      if (word.isWord) words[languageOf(to)].add(normalizeWord(word.text));
  const begins = (set: ReadonlySet<string>, start: string) => [...set].some((word) => word.startsWith(start));
  return (typed) => {
    const word = normalizeWord(typed);
    return begins(words.es, word) && !begins(words['en-US'], word);
  };
}

const hasId = (results: readonly SearchResult[], id: unknown) => results.some((result) => result.id === id);
