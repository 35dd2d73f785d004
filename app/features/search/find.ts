/** Answers what a visitor types, from the facts and the pages: the same in the browser, offline, and on the server. */
import MiniSearch, { type Query } from 'minisearch';
import { longestQuery, mostFound, type SearchFact, type SearchPlace, type SearchSource } from '#domain/search.ts';
import { addDays, type Day, weekdayOf, yearOf } from '#domain/days.ts';
import { holidays } from '#domain/holidays.ts';
import { rangeDay } from '#domain/range-time.ts';
import { decide } from './decide.ts';
import { type Answer, kindOf, kindsOf } from './decision.ts';
import { createMatcher, type Matched } from './match.ts';
import { aboutThisPlace, around, isAddressed, isCompany, isElsewhere, isMostlyStrange, isStart } from './relevance.ts';
import { readSlots } from './slots.ts';
import { plainLetters, stemOf, wordsOf } from './terms.ts';
import { carrying } from './verdicts.ts';

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
  /** Of the pages and of what is said. */
  language: SearchSource['language'];
  /** How many words of the query the language knows exactly: the other language may know more. */
  known: number;
  words: number;
};

export type Find = (query: string, now: Date) => Result;

/** Makes a source ready to be searched. It is indexed here: a built index is twice as heavy to send as the texts. */
export function createFinder(source: SearchSource): Find {
  const { places, facts, words } = source;
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
  const siteWords = [...new Set(places.flatMap(({ title, text }) => wordsOf(`${title} ${text}`)))];
  const siteStems = new Set(siteWords.map(stemOf));
  const match = createMatcher({
    language: source.language,
    facts,
    words,
    known: siteWords,
    ordinary: source.ordinary,
    isThing: ({ is }) => is !== undefined && 'option' in is,
    isElsewhere,
    isVague: ({ is }) => is !== undefined && 'weak' in is,
  });
  const holidayNames = facts.flatMap((fact) => (kindOf(fact, 'holiday') ? fact.asked.map(plainLetters) : []));
  const groups = words.map((group) => group.flatMap((one) => (wordsOf(one).length === 1 ? [stemOf(one)] : [])));

  /** Places with each of the words or one that means the same: as it is written, or, in the last one, begun. */
  function search(telling: readonly string[], mayBegin: boolean): Found[] {
    const queries = telling.map((word, at): Query => {
      const stem = stemOf(word);
      const same = groups.find((group) => group.includes(stem)) ?? [stem];
      const exact: Query = { combineWith: 'OR', queries: same };
      const isBegun = mayBegin && at === telling.length - 1 && word.length > 2;
      return isBegun ? { combineWith: 'OR', queries: [exact, { queries: [word], prefix: true }] } : exact;
    });
    if (queries.length === 0) return [];
    return index
      .search({ combineWith: 'AND', queries }, { processTerm: (term) => term })
      .map(({ page, title, to, text, terms }) => ({ page, title, to, text, hits: terms }));
  }

  return (typed, now) => {
    const query = typed.slice(0, longestQuery);
    const today = rangeDay(now);
    const read = readSlots(query, today, holidayNames);
    const matched = withBegun(match(read.rest));
    const dayFrom = (first: Day) => dayBy(query, holidayIn(matched, first), read.day);
    // The day after a holiday may be today.
    const near = dayFrom(addDays(today, -7));
    const day = near !== undefined && near >= today ? near : dayFrom(today);
    const isHoliday = day !== undefined && Object.values(holidays).some(({ on }) => on(yearOf(day)) === day);
    const slots = { ...read, day, isHoliday };
    const typedWords = wordsOf(query);
    const isKnown = (word: string) => match.knows(word) || siteStems.has(stemOf(word));
    const result = {
      language: source.language,
      words: typedWords.length,
      known: typedWords.filter(isKnown).length,
    };
    const decision = decide(matched, slots, source);
    const { actions, text, ask } = source.nothing;
    const hits = matched.telling.map(stemOf);
    const pinned = [...new Set(decision?.places)].flatMap((to) => placeAt(to, hits) ?? []);
    if (decision?.nothing === 'ask') return { ...result, found: pinned.slice(0, 1), nothing: { text: ask, actions } };
    if (decision?.nothing === 'none') return { ...result, found: [], nothing: { text, actions } };
    const isHere = isAddressed(query, slots) || (!decision?.isNamed && aboutThisPlace.test(plainLetters(query)));
    const foreign = matched.foreign.length > 0 ? foreignTo(decision?.places[0], matched) : [];
    if (isMostlyStrange({ ...matched, foreign }, slots, decision, isHere, query)) {
      // A thing that neither the rules nor the site know: "can I bring a zeppelin".
      const isThing = !decision && isHere && matched.words.some((word) => carrying.has(stemOf(word)));
      return { ...result, found: [], nothing: { text: isThing ? ask : text, actions } };
    }
    const known = matched.telling.filter((word) => !matched.strange.includes(word));
    const others = search(known, pinned.length === 0).filter(({ to }) => !pinned.some((one) => one.to === to));
    const found = [...pinned, ...others].slice(0, mostFound);
    if (found.length === 0) return { ...result, found, nothing: { text, actions } };
    const { says, live } = decision ?? {};
    // A sentence that answers needs no such note.
    const unsaid = says === undefined ? foreignTo(found[0]?.to, matched).join(' ') : '';
    const note = source.unnamed.unsaid.replace('{thing}', unsaid);
    return {
      ...result,
      found,
      answer: { ...(says !== undefined && { says }), ...(unsaid !== '' && { note }), ...(live && { live }) },
    };
  };

  /** The last word may be the beginning of one that the site has. */
  function withBegun(matched: Matched<SearchFact>): Matched<SearchFact> {
    const last = matched.telling.at(-1) ?? '';
    const isBegun =
      last.length > 2 && matched.strange.includes(last) && siteWords.some((word) => word.startsWith(last));
    const without = (words: readonly string[]) => words.filter((word) => word !== last);
    return isBegun ? { ...matched, strange: without(matched.strange), foreign: without(matched.foreign) } : matched;
  }

  /** Words of something else than the place: not its own, nor of who comes along, or of where a way begins. */
  function foreignTo(to = '', { foreign, words }: Matched<SearchFact>): string[] {
    const { title = '', page = '', text = '' } = byAddress.get(to) ?? {};
    const here = facts.filter((fact) => fact.to === to);
    const asked = here.flatMap((fact) => fact.asked);
    const isWay = here.some(({ role }) => role === 'ways' || role === 'way' || role === 'address');
    const own = new Set([title, page, text, ...asked].flatMap(wordsOf).map(stemOf));
    return foreign.filter(
      (word) => !own.has(stemOf(word)) && !isCompany(word, words) && !(isWay && isStart(word, words)),
    );
  }

  function placeAt(to: string, hits: readonly string[]): Found | undefined {
    const place = byAddress.get(to);
    return place && { ...place, hits };
  }
}

/** The next day of a holiday that is asked for. */
function holidayIn({ matches }: Matched<SearchFact>, today: Day): Day | undefined {
  const is = kindsOf(matches, 'holiday')
    .map((one) => one.is)
    .find(({ holiday }) => holiday !== null);
  if (!is?.holiday) return undefined;
  const { on } = holidays[is.holiday];
  return [0, 1].map((ahead) => addDays(on(yearOf(today) + ahead), is.after ?? 0)).find((day) => day >= today);
}

/** The day of a holiday, or the weekday or day before or after it; of "the week after", none. */
function dayBy(query: string, holiday: Day | undefined, read: Day | undefined): Day | undefined {
  const text = plainLetters(query);
  const [, before] = around.exec(text) ?? [];
  if (!holiday || !around.test(text)) return holiday ?? read;
  if (/\b(?:weeks?|months?|semana|mes)\b/.test(text.replace(/\bfin de semana\b/g, ''))) return undefined;
  const weekday = /\b(?:weekend|fin de semana)\b/.test(text) ? 'saturday' : read && weekdayOf(read);
  const days = [1, 2, 3, 4, 5, 6, 7].map((away) => addDays(holiday, before ? -away : away));
  return weekday ? days.find((day) => weekdayOf(day) === weekday) : days[0];
}
