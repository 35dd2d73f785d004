/** Finds places of the site by what a visitor types: the same in the browser, offline, and on the server. */
import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { type Language, languageOf } from '#app/lib/language.ts';
import { longestQuery, mostFound, type SearchPlace, type SearchSource } from '#domain/search.ts';
import { stemOf, wordsOf } from './terms.ts';

export type Found = SearchPlace & {
  /** The stems of the place that match what was typed. */
  hits: readonly string[];
};

export type Find = (query: string) => Found[];

const stopWords = new Set(
  wordsOf(
    `a about allow allowed am an and any are as at be bring by can could do does for from get go have how i if in is it
    its may me my need of on or our please should some tell than that the there they this to up us use want we what
    whats when where which who will with you your
    al como con cual cuando de del el en es hay la las lo los me mi o para por puedo que se si su tengo tienen un una y`,
  ),
);

/**
 * Makes a source ready to be searched. It is indexed here: a built index is twice as heavy to send as the texts.
 * @returns gives the places that fit a query, the best first: an entry of content/search.yaml, then places with every
 * word. What has only some of the words misleads, and is left out.
 */
export function createFinder({ places, words, entries }: SearchSource): Find {
  const index = new MiniSearch<SearchPlace>({
    idField: 'to',
    fields: ['title', 'page', 'text'],
    storeFields: ['page', 'title', 'to', 'text'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: { boost: { title: 4, page: 2 }, weights: { prefix: 0.3, fuzzy: 0.2 } },
  });
  index.addAll(places);
  const byAddress = new Map(places.map((place) => [place.to, place]));
  const meanings = new Map(words.flatMap(({ typed, means }) => typed.map((word) => [stemsOf(word).join(' '), means])));
  const phrases = entries.flatMap(({ typed, to }) =>
    typed.map((phrase) => ({ stems: tellingWords(phrase).map(stemOf), to })),
  );
  const spanish = stemsOnlyIn(places, 'es');
  const english = stemsOnlyIn(places, 'en-US');

  /** Places with each word or its meaning: as it is written, begun, or (seven letters and more) with a typing error. */
  function search(typed: readonly string[], isAnswered: boolean): Found[] {
    const stems = typed.map(stemOf);
    const language = countIn(spanish, stems) > countIn(english, stems) ? 'es' : 'en-US';
    const only: SearchOptions = {
      filter: ({ id }) => languageOf(String(id)) === language,
      processTerm: (term) => term,
    };
    const queries = typed.map((word, at): Query => {
      const stem = stemOf(word);
      const exact: Query = { combineWith: 'OR', queries: (meanings.get(stem) ?? [stem]).map(stemOf) };
      const isBegun = !isAnswered && at === typed.length - 1 && word.length > 2;
      const query: Query = isBegun ? { combineWith: 'OR', queries: [exact, { queries: [word], prefix: true }] } : exact;
      const canBeMistyped = stem.length > 6 && !/\d/.test(stem);
      return canBeMistyped && index.search(query, only).length === 0 ? { queries: [stem], fuzzy: 1 } : query;
    });
    return index
      .search({ combineWith: 'AND', queries }, only)
      .map(({ page, title, to, text, terms }) => ({ page, title, to, text, hits: terms }));
  }

  return (query) => {
    const typed = tellingWords(query.slice(0, longestQuery));
    const stems = typed.map(stemOf);
    if (stems.length === 0) return [];
    const entry = phrases
      .filter((phrase) => ` ${stems.join(' ')} `.includes(` ${phrase.stems.join(' ')} `))
      .sort((a, b) => b.stems.length - a.stems.length)[0];
    if (entry?.to === null) return [];
    const pinned = entry && byAddress.get(entry.to);
    const others = search(typed, pinned !== undefined).filter(({ to }) => to !== pinned?.to);
    return [...(pinned ? [{ ...pinned, hits: stems }] : []), ...others].slice(0, mostFound);
  };
}

const stemsOf = (text: string): string[] => wordsOf(text).map(stemOf);

/** The words of what is typed, without stop words unless there is nothing else. */
function tellingWords(text: string): string[] {
  const typed = wordsOf(text);
  const telling = typed.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : typed;
}

/** The stems that only the pages of one language have. */
function stemsOnlyIn(places: readonly SearchPlace[], language: Language): ReadonlySet<string> {
  const stemsIn = (some: readonly SearchPlace[]) => some.flatMap(({ title, text }) => stemsOf(`${title} ${text}`));
  const others = new Set(stemsIn(places.filter(({ to }) => languageOf(to) !== language)));
  return new Set(stemsIn(places.filter(({ to }) => languageOf(to) === language)).filter((stem) => !others.has(stem)));
}

const countIn = (set: ReadonlySet<string>, stems: readonly string[]): number =>
  stems.filter((stem) => set.has(stem)).length;
