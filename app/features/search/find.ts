/** Answers what a visitor types, from the facts and the pages: the same in the browser, offline, and on the server. */
import MiniSearch, { type Query } from 'minisearch';
import { longestQuery, mostFound, type SearchFact, type SearchPlace, type SearchSource } from '#domain/search.ts';
import { addDays, type Day, weekdayOf, yearOf } from '#domain/days.ts';
import { holidays } from '#domain/holidays.ts';
import { rangeDay } from '#domain/range-time.ts';
import { type Answer, carrying, decide, type Decision } from './decide.ts';
import { createMatcher, type Matched } from './match.ts';
import { readSlots, type Slots } from './slots.ts';
import { plainLetters, stemOf, wordsOf } from './terms.ts';

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
    isElsewhere: ({ to, is }: SearchFact) => to === null && is === undefined,
    isVague: ({ is }) => is !== undefined && 'weak' in is,
  });
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
    const read = readSlots(query, today);
    const matched = withBegun(match(read.rest));
    const day = dayBy(query, holidayIn(matched, today), read.day);
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
    if (isMostlyStrange(matched, slots, decision, isAddressed(query, slots))) {
      // A thing that neither the rules nor the site know: "can I bring a zeppelin".
      const isThing = !decision && matched.words.some((word) => carrying.has(stemOf(word)));
      return { ...result, found: [], nothing: { text: isThing ? ask : text, actions } };
    }
    const known = matched.telling.filter((word) => !matched.strange.includes(word));
    const others = search(known, pinned.length === 0).filter(({ to }) => !pinned.some((one) => one.to === to));
    const found = [...pinned, ...others].slice(0, mostFound);
    if (found.length === 0) return { ...result, found, nothing: { text, actions } };
    const { says, live } = decision ?? {};
    return { ...result, found, answer: { ...(says !== undefined && { says }), ...(live && { live }) } };
  };

  /** The last word may be the beginning of one that the site has. */
  function withBegun(matched: Matched<SearchFact>): Matched<SearchFact> {
    const last = matched.telling.at(-1) ?? '';
    const isBegun =
      last.length > 2 && matched.strange.includes(last) && siteWords.some((word) => word.startsWith(last));
    return isBegun ? { ...matched, strange: matched.strange.filter((word) => word !== last) } : matched;
  }

  function placeAt(to: string, hits: readonly string[]): Found | undefined {
    const place = byAddress.get(to);
    return place && { ...place, hits };
  }
}

/** The next day of a holiday that is asked for. */
function holidayIn({ matches }: Matched<SearchFact>, today: Day): Day | undefined {
  const [holiday] = matches.flatMap(({ fact: { is } }) => (is && 'holiday' in is ? (is.holiday ?? []) : []));
  return holiday && [0, 1].map((ahead) => holidays[holiday].on(yearOf(today) + ahead)).find((day) => day >= today);
}

const around = /\b(?:(before|eve of|antes de|antes del|vispera de)|(after|despues de|despues del))\b/;

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

const within: ReadonlySet<string> = new Set(['in', 'near', 'en', 'cerca']);

/** Words of those who ask this range, and don't look for something anywhere: "do you", "can I bring". */
const addressing: ReadonlySet<string> = new Set(
  `you u ya yall your ur we our can may need must bring come shoot club here there
  ustedes uds les puedo puede pueden podemos tienen aceptan abren cierran cobran rentan venden dejan permiten ofrecen
  necesito debo ahi alli alla tirar disparar llevar traer`.split(/\s+/),
);

/** Whether the question is this range's: it says so, or it names who comes, or a day around a holiday. */
function isAddressed(query: string, { ages, party, day }: Slots): boolean {
  if (ages.length > 0 || party !== undefined || (day !== undefined && around.test(plainLetters(query)))) return true;
  // "The range", not "price range" or another one by its name.
  if (/\b(?:the|this|at|to) range\b/.test(plainLetters(query))) return true;
  // As they are typed: "dejan" may be taken for a mistake.
  return wordsOf(query).some((word) => addressing.has(word));
}

/** How much of a query facts must explain where nothing says that it is a question to this range. */
const leastCoverage = { named: 0.35, other: 0.6 };

/**
 * Words that the site lacks empty no result, unless they are more of the question than those that it has, by two. What
 * is prohibited stays. "Member of congress", which asks no one, is no question about membership: there, what the facts
 * explain must be most of what the words tell.
 */
function isMostlyStrange(
  { telling, strange, unexplained, words, coverage }: Matched<SearchFact>,
  { ages, day, time }: Slots,
  decision: Decision | undefined,
  isAddressed: boolean,
): boolean {
  if (decision?.isProhibited) return false;
  const least = decision?.isNamed ? leastCoverage.named : leastCoverage.other;
  if (decision && !isAddressed && coverage < least) return true;
  if (decision?.isNamed) return false;
  // "Weather in Paris": a word that the site lacks is a place here.
  const isAbroad = words.some(
    (word, at) => strange.includes(word) && words.slice(Math.max(0, at - 2), at).some((one) => within.has(one)),
  );
  if (isAbroad && decision?.isWeak !== 'hours') return true;
  const slotted = ages.length + Number(day !== undefined) + Number(time !== undefined);
  const explained = telling.length - unexplained.length + slotted;
  if (explained === 0) return 2 * strange.length >= Math.max(1, telling.length);
  // "Best tacos los gatos", "costco gas hours": some of the other words may be of this site too.
  const mayBeElsewhere = decision?.isWeak && unexplained.length > { any: 0, hours: explained }[decision.isWeak];
  return strange.length > (mayBeElsewhere ? 0 : explained + 1);
}
