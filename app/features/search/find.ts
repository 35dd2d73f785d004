/** Finds places of the site by what a visitor types: the same in the browser, offline, and on the server. */
import MiniSearch, { type SearchOptions } from 'minisearch';
import { longestQuery, mostFound, type SearchPlace, type SearchSource } from '#domain/search.ts';
import { stemOf, wordsOf } from './terms.ts';

export type Found = SearchPlace & {
  /** The stems of the place that match what was typed. */
  hits: readonly string[];
};

export type Find = (query: string) => Found[];

/** Words that say nothing about what is looked for. */
const stopWords = new Set(
  wordsOf(
    `a about allow allowed am an and any are as at be bring by can could do does for from get go have how i if in is it its may me my need of
    on or our please should some tell than that the there they this to up us use want we what whats when where which who will
    with you your cual cuando de del el en es hay la las lo los me mi o para por puedo que se si su tienen un una y`,
  ),
);

/**
 * Makes a source ready to be searched. It is indexed here and not by the build: an index of 220 places is twice as
 * heavy to send as their texts, which are shown anyway, and takes 10 ms to make on a desktop.
 * @returns gives the places that fit a query, the best first. An entry of content/search.yaml decides first; after it
 * come places with every word. Where no place has every word, those with the rarest one count; where the site doesn't
 * have a word at all, nothing is found. Pages in Spanish are found by Spanish words only.
 */
export function findIn({ places, words, entries }: SearchSource): Find {
  const index = new MiniSearch<SearchPlace>({
    idField: 'to',
    fields: ['title', 'page', 'text'],
    storeFields: ['page', 'title', 'to', 'text', 'language'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: { boost: { title: 4, page: 2 }, weights: { prefix: 0.3, fuzzy: 0.2 } },
  });
  index.addAll(places);
  const byAddress = new Map(places.map((place) => [place.to, place]));
  const meanings = new Map(
    words.flatMap(({ typed, means }) => typed.map((word) => [stemOf(wordsOf(word).join('')), means])),
  );
  const phrases = entries.flatMap(({ typed, to }) => typed.map((phrase) => ({ stems: tellingStems(phrase), to })));
  const spanish = onlyIn(places, 'es');
  const english = onlyIn(places, undefined);

  /** Places with a word or what it means, as it is written, begun, or (six letters and more) with a typing error. */
  function having(stem: string, language: 'es' | undefined, isLast: boolean) {
    const only: SearchOptions = { filter: (result) => result['language'] === language, processTerm: (term) => term };
    const meant = { combineWith: 'OR' as const, queries: (meanings.get(stem) ?? [stem]).map(stemOf) };
    const exact = index.search(meant, only);
    if (!isLast && exact.length > 0) return exact;
    const begun = isLast && stem.length > 2 ? index.search(stem, { ...only, prefix: true }) : [];
    const near =
      exact.length + begun.length > 0 || stem.length < 6 || /\d/.test(stem)
        ? []
        : index.search(stem, { ...only, fuzzy: 0.2 });
    const known = new Set(exact.map(({ id }) => id));
    return [...exact, ...[...begun, ...near].filter(({ id }) => !known.has(id))];
  }

  function search(stems: readonly string[], isAnswered: boolean): Found[] {
    const language = count(stems, spanish) > count(stems, english) ? 'es' : undefined;
    const byStem = stems.map((stem, at) => having(stem, language, at === stems.length - 1));
    const found = new Map<string, Found & { score: number; stems: number }>();
    for (const results of byStem)
      for (const { page, title, to, text, terms, score } of results as ((typeof results)[number] & SearchPlace)[]) {
        const place = found.get(to) ?? { page, title, to, text, hits: [], score: 0, stems: 0 };
        found.set(to, {
          ...place,
          hits: [...place.hits, ...terms],
          score: place.score + score,
          stems: place.stems + 1,
        });
      }
    const rarest = Math.min(...byStem.map(({ length }) => length));
    const ofRarest = new Set(
      byStem.filter(({ length }) => length === rarest).flatMap((of) => of.map(({ id }) => id as string)),
    );
    const all = [...found.values()].filter((place) => place.stems === stems.length);
    return (all.length > 0 || isAnswered ? all : [...found.values()].filter(({ to }) => ofRarest.has(to))).sort(
      (a, b) => b.stems - a.stems || b.score - a.score,
    );
  }

  return (query) => {
    const stems = tellingStems(query.slice(0, longestQuery));
    if (stems.length === 0) return [];
    const entry = phrases
      .filter((phrase) => hasPhrase(stems, phrase.stems))
      .sort((a, b) => b.stems.length - a.stems.length)[0];
    if (entry?.to === null) return [];
    const pinned = entry && byAddress.get(entry.to);
    return [
      ...(pinned ? [{ ...pinned, hits: stems }] : []),
      ...search(stems, pinned !== undefined).filter(({ to }) => to !== pinned?.to),
    ].slice(0, mostFound);
  };
}

/** The stems of what is typed, without stop words unless there is nothing else. */
function tellingStems(text: string): string[] {
  const typed = wordsOf(text);
  const telling = typed.filter((word) => !stopWords.has(word));
  return (telling.length > 0 ? telling : typed).map(stemOf);
}

const hasPhrase = (stems: readonly string[], phrase: readonly string[]): boolean =>
  ` ${stems.join(' ')} `.includes(` ${phrase.join(' ')} `);

const stemsIn = (places: readonly SearchPlace[]): Set<string> =>
  new Set(places.flatMap(({ title, text }) => wordsOf(`${title} ${text}`).map(stemOf)));

/** The stems that only the pages of one language have. */
function onlyIn(places: readonly SearchPlace[], language: 'es' | undefined): ReadonlySet<string> {
  const isOf = (place: SearchPlace) => place.language === language;
  const others = stemsIn(places.filter((place) => !isOf(place)));
  return new Set([...stemsIn(places.filter(isOf))].filter((stem) => !others.has(stem)));
}

const count = (stems: readonly string[], among: ReadonlySet<string>): number =>
  stems.filter((stem) => among.has(stem)).length;
