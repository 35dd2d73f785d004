/** Answers what a visitor types, from the facts and the pages: the same in the browser, offline, and on the server. */
import MiniSearch, { type Query } from 'minisearch';
import { longestQuery, mostFound, type SearchPlace, type SearchSource } from '#domain/search.ts';
import { rangeDay } from '#domain/range-time.ts';
import type { Answer } from './decision.ts';
import { createReader } from './read-query.ts';
import { isOurs, weightsOf } from './relevance.ts';
import { stemOf, wordsOf } from './terms.ts';

/** From here for "Can I bring it?", too: one script is smaller than two. */
export { createReader };

export type Found = SearchPlace & {
  /** The stems that match what was typed. */
  hits: readonly string[];
};

export type Result = {
  /** The best first. */
  found: readonly Found[];
  /** What is said above the first place, which is its source. */
  answer?: Answer;
  /** Said instead of the number of results, with what to do next: no rule speaks of it, or no page. */
  nothing?: { text: string; actions: SearchSource['nothing']['actions'] };
  /** How to ask, where no sentence answers or the club hasn't answered: what is found may only be near. */
  ask?: SearchSource['nothing']['actions'];
  /** Of the pages and of what is said. */
  language: SearchSource['language'];
  /** How many words of the query the language knows exactly: the other language may know more. */
  known: number;
  words: number;
  /** Whether of what is brought only what is allowed was recognized. */
  permits?: boolean | undefined;
};

export type Find = (query: string, now: Date) => Result;

/** Where someone comes from: "visiting from Ohio". */
const isOrigin = (word: string, words: readonly string[]): boolean =>
  /^(?:from|desde)$/.test(words[words.indexOf(word) - 1] ?? '');

/** Makes a source ready to be searched. It is indexed here: a built index is twice as heavy to send as the texts. */
export function createFinder(source: SearchSource): Find {
  const { places, words } = source;
  const asking = source.nothing.actions.filter(({ asks }) => asks);
  const index = new MiniSearch<SearchPlace>({
    idField: 'to',
    fields: ['title', 'page', 'text'],
    tokenize: wordsOf,
    processTerm: stemOf,
    searchOptions: { boost: { title: 4, page: 2 }, weights: { prefix: 0.3, fuzzy: 0.2 } },
  });
  index.addAll(places);
  const byAddress = new Map(places.map((place) => [place.to, place]));
  const read = createReader(source);
  const weights = weightsOf(source.relevance);
  const groups = words.map((group) => group.flatMap((one) => (wordsOf(one).length === 1 ? [stemOf(one)] : [])));

  /** Places with each of the words or one that means the same: as it is written, or, in the last one, begun. */
  function search(telling: readonly string[], mayBegin: boolean): Found[] {
    const queries = telling.map((word, at): Query => {
      const stem = stemOf(word);
      const same = groups.find((group) => group.includes(stem)) ?? [stem];
      const exact: Query = { combineWith: 'OR', queries: same };
      const isBegun = mayBegin && at === telling.length - 1 && word.length > 2 && !read.isEveryday(word);
      return isBegun ? { combineWith: 'OR', queries: [exact, { queries: [word], prefix: true }] } : exact;
    });
    if (queries.length === 0) return [];
    return index
      .search({ combineWith: 'AND', queries }, { processTerm: (term) => term })
      .flatMap(({ id, terms }) => placeAt(String(id), terms) ?? []);
  }

  return (typed, now) => {
    const query = typed.slice(0, longestQuery);
    const reading = read(query, rangeDay(now));
    const { matched, decision } = reading;
    const typedWords = wordsOf(query);
    const result = {
      language: source.language,
      words: typedWords.length,
      known: typedWords.filter(read.isKnown).length,
      permits: decision?.permits,
    };
    const { actions, text, ask, unknown } = source.nothing;
    const hits = matched.telling.map(stemOf);
    const pinned = [...new Set(decision?.places)].flatMap((to) => placeAt(to, hits) ?? []);
    if (decision?.nothing === 'none' || !isOurs(weights, reading))
      return { ...result, found: [], nothing: { text, actions } };
    if (decision?.nothing === 'ask') return { ...result, found: pinned.slice(0, 1), nothing: { text: ask, actions } };
    if (decision?.nothing) return { ...result, found: [], nothing: { text: unknown, actions: asking } };
    // A thing that neither the rules nor the site know: "can I bring a zeppelin".
    const isCarried = (word: string) => source.carrying.includes(stemOf(word));
    const named = matched.telling.filter((word) => !isCarried(word));
    const isThing = named.length > 0 && matched.words.some(isCarried);
    const isUnknown = named.every((word) => matched.strange.includes(word));
    // "Shoot standing": words that go with anything are found in any text.
    const isPlain = (word: string) => !/\d/.test(word) && read.isKnown(word);
    const isVague = matched.foreign.length === 0 && !reading.isTitle && matched.telling.every(isPlain);
    if (!decision && (isVague || (isThing && isUnknown)))
      return { ...result, found: [], nothing: { text: isThing ? ask : text, actions } };
    const known = matched.telling.filter((word) => !matched.strange.includes(word));
    const others = search(known, pinned.length === 0).filter(({ to }) => !pinned.some((one) => one.to === to));
    const found = [...pinned, ...others].slice(0, mostFound);
    if (found.length === 0) return { ...result, found, nothing: { text: isThing ? ask : text, actions } };
    const { says, live } = decision ?? {};
    // A sentence that answers needs no such note. It names what was typed, and neither what the site has elsewhere nor
    // from where someone comes.
    const isUnsaid = (word: string) => typedWords.includes(word) && !read.isSaid(word) && !isOrigin(word, typedWords);
    const unsaid = says === undefined && !live ? read.foreignTo(found[0]?.to, matched).filter(isUnsaid).join(' ') : '';
    const note = source.unnamed.unsaid.replace('{thing}', unsaid);
    return {
      ...result,
      found,
      ...((says === undefined ? !live : decision?.isOpen) && { ask: asking }),
      answer: { ...(says !== undefined && { says }), ...(unsaid !== '' && { note }), ...(live && { live }) },
    };
  };

  function placeAt(to: string, hits: readonly string[]): Found | undefined {
    const place = byAddress.get(to);
    return place && { ...place, hits };
  }
}
