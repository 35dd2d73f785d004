/** Everything that visitors can ask for, from the content: each fact with its words, in one language. */
import type { Asked } from '#content/schema/asked.ts';
import type { Content } from '#content/load.server.ts';
import { ContentError } from '#content/source.server.ts';
import { pathIn } from '#domain/language.ts';
import {
  type SearchFact,
  type SearchPlace,
  dispensableRoles,
  searchRoles,
  type SearchKnowledge,
} from '#domain/search.ts';
import { plainText } from '#content/html.server.ts';
import { createVerbReader } from '#app/features/search/spanish-verbs.ts';
import { stemOf, stemsIn, wordsOf } from '#app/features/search/terms.ts';
import { light } from './light-words.ts';
import { abroad, carrying, noise, patterns, short, spanishVerbs } from './query-words.ts';
import { ordinary } from './ordinary-words.ts';
import { type AskedFact, type FactLanguage, lowerFirst } from './search-fact.ts';
import { peopleFacts } from './search-people.ts';
import { roadFacts, sayWays, townFacts, townWeather, waysAmong } from './search-roads.ts';
import { placeOf, questionFacts, sectionFacts, topicFacts } from './search-texts.ts';
import { holidayFacts, priceFacts } from './search-times.ts';

export function searchSource(
  content: Content,
  language: FactLanguage,
  places: readonly SearchPlace[],
): SearchKnowledge {
  const { bring, search } = content;
  const { rules, search: said } = language === 'es' ? content.spanish : content;
  const placeIn = language === 'es' ? spanishPlaces(places) : (to: string) => to;
  const options = bring.questions.flatMap((question) => question.options);
  const all = factsOf(content, language, places);
  checkRoles(all);
  const borrow = language === 'es' ? englishBorrowed(all, search.words) : undefined;
  const facts = all.flatMap(({ asked, to, ...fact }): SearchFact[] => {
    const { role, [language]: own = [], en = [] } = asked ?? {};
    // Of what is done elsewhere nothing is borrowed: "mi hunting rifle" asks about the rifle.
    const lends = fact.is ? !('option' in fact.is) : to !== null || fact.says !== undefined;
    const phrases = borrow && lends ? [...own, ...en.filter(borrow.isBorrowed)] : own;
    return phrases.length > 0 || (fact.is && 'band' in fact.is && !fact.is.isName)
      ? [{ ...fact, ...(role && { role }), to: to === null ? null : placeIn(to), asked: phrases }]
      : [];
  });
  const ofLanguage = places.filter(({ to }) => isSpanish(to) === (language === 'es'));
  const known = new Set(ofLanguage.map(({ to }) => to));
  const others = new Map(facts.flatMap((fact) => (fact.to === null || known.has(fact.to) ? [] : [[fact.to, fact]])));
  return {
    language: language === 'es' ? 'es' : 'en-US',
    places: [...ofLanguage, ...[...others.values()].flatMap((fact) => elsewhere(fact, places))],
    facts,
    rules: rules.groups.flatMap((group) =>
      group.rules
        .filter(({ allows, prohibits, asks }) => allows.length + prohibits.length + asks.length > 0)
        .map(({ text, allows, prohibits, asks }) => ({
          text: plainText(text),
          to: placeIn(`/safety-rules#${group.id}`),
          allows,
          prohibits,
          asks,
        })),
    ),
    unruled: options.flatMap(({ id, unruled }) => (unruled ? [id] : [])),
    verdicts: language === 'es' ? bring.answersEs : bring.answers,
    unnamed: search.unnamed[language],
    words: borrow?.words ?? search.words[language],
    ordinary: ordinary[language],
    noise: noise[language],
    short: short[language],
    light: light[language],
    carrying: stemsOf(carrying[language]),
    patterns: patterns[language],
    ...(language === 'es' && { verbs: spanishVerbs }),
    nothing: { ...said.nothing[language], unknown: search.unknown[language] },
  };
}

/**
 * English words that are mixed into Spanish: "aceptan cash", "donde rento guns". `isBorrowed`: a single word that no
 * Spanish one resembles. A Spanish row that has the first word of an English one has its others, too.
 */
function englishBorrowed(facts: readonly AskedFact[], words: Content['search']['words']) {
  const infinitiveOf = createVerbReader(spanishVerbs);
  const rootOf = (word: string) => stemOf(infinitiveOf(word));
  const everyday = new Set([noise.es, light.es, ordinary.es, Object.keys(short.es)].flat().map(rootOf));
  const asked = [facts.flatMap((fact) => fact.asked?.es ?? []), words.es].flat(2).flatMap(wordsOf);
  const spanish = new Set([...everyday, ...asked.map(rootOf)]);
  // "Sale" is "comes out".
  const rowOf = (word: string) =>
    words.en.find(([first]) => first === word)?.filter((one) => !everyday.has(rootOf(one)));
  return {
    isBorrowed: (phrase: string) => /^[a-z]{4,}$/.test(phrase) && !spanish.has(rootOf(phrase)),
    words: words.es.map((row) => row.flatMap((word) => rowOf(word) ?? word)),
  };
}

const stemsOf = (words: string): string[] => [...stemsIn(words)];

/** A place in the other language, named by the word that leads there. English doesn't know a Spanish page's words. */
function elsewhere({ to, asked: [name = ''], says }: SearchFact, places: readonly SearchPlace[]): SearchPlace[] {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return places
    .filter((place) => place.to === to)
    .map(({ page, text }) =>
      isSpanish(to ?? '')
        ? { page: 'En español', title, to: to ?? '', text: '', languages: { page: 'es' } }
        : {
            page: `${page} (en inglés)`,
            title,
            to: to ?? '',
            text: says ?? text,
            languages: { page: 'en-US', ...(says === undefined && { text: 'en-US' }) },
          },
    );
}

const isSpanish = (to: string): boolean => /^\/es(?:[/#]|$)/.test(to);

/** Maps an English place to its Spanish equivalent, or to itself if there is none. */
function spanishPlaces(places: readonly SearchPlace[]): (to: string) => string {
  const known = new Set(places.map(({ to }) => to));
  return (to) => {
    const [, path = '', place = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
    const twin = pathIn('es', path) + place;
    return known.has(twin) ? twin : to;
  };
}

/** @throws {ContentError} if no entry has a role, because its answer would be lost silently */
function checkRoles(facts: readonly AskedFact[]): void {
  const missing = searchRoles.filter(
    (role) => !dispensableRoles.includes(role) && !facts.some(({ asked }) => asked?.role === role),
  );
  if (missing.length === 0) return;
  throw new ContentError(
    missing.map(
      (role) =>
        `content/  No entry has the role “${role}”, which the search needs\n    Here goes: role: ${role} under the entry’s asked`,
    ),
  );
}

/** In order of danger: a word with several meanings belongs to the first fact that lists it. */
function factsOf(content: Content, language: FactLanguage, places: readonly SearchPlace[]): AskedFact[] {
  const { bring, search } = content;
  const { ranges } = language === 'es' ? content.spanish : content;
  const ways = waysAmong(content, language, places);
  const saysWays = sayWays(ways);
  const options = bring.questions.flatMap(({ id: of, options: each }) =>
    each.flatMap(({ id, asked, to = null, unlike, at, doubtful }): AskedFact[] => [
      { to, asked: named(asked), is: { option: id, of, ...(unlike && { unlike }), ...(at && { at }) } },
      ...(doubtful
        ? [{ to: doubtful.to, asked: named(doubtful.asked), is: { option: id, of, unlike: doubtful.unlike } } as const]
        : []),
    ]),
  );
  return [
    ...peopleFacts(content, language),
    ...options,
    ...priceFacts(content, language),
    ...questionFacts(content, language),
    ...topicFacts(content, language, places),
    ...roadFacts(content, ways),
    ...holidayFacts(content),
    ...ranges.ranges.map(({ id, asked, name, description, membersOnly }): AskedFact => ({
      to: `/range-features#${id}`,
      asked,
      is: { range: true },
      ...(membersOnly && { says: `${name}: ${lowerFirst(description)}` }),
    })),
    ...ranges.facilities.map(({ id, asked }): AskedFact => ({
      to: `/range-features#${id}`,
      asked,
      is: { range: true },
    })),
    townFacts(content, placeOf(content, 'ways'), saysWays),
    townWeather(content),
    ...sectionFacts(content, language, saysWays),
    ...(search.people ? [{ to: null, asked: withForeigners(search.people), is: { person: true } } as const] : []),
    ...search.places.map(({ leads, ...place }): AskedFact => ({ ...place, ...(leads && { leads }) })),
  ];
}

const withForeigners = ({ en = [], es = [], ...asked }: Asked): Asked => ({
  ...asked,
  en: [...en, ...abroad.en],
  es: [...es, ...abroad.es],
});

/** Calibers and models have the same names in Spanish: "38 special", "m855". */
const named = (asked: Asked | undefined): Asked | undefined =>
  asked && {
    ...asked,
    es: [...new Set([...(asked.es ?? []), ...(asked.en ?? []).filter((phrase) => /\d/.test(phrase))])],
  };
