/**
 * What visitors can ask for, from the content: every fact with how it is asked for, in one language.
 * Over 200 lines: one list, in the order of danger.
 */
import type { Asked } from '#content/schema/asked.ts';
import { plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { isListed, topicsOf } from '#content/schema/faq.ts';
import type { HolidayId } from '#domain/holidays.ts';
import { weekdays } from '#domain/days.ts';
import { hoursWords } from '#words/hours-words.ts';
import { spanish } from '#words/hours-language.ts';
import { dollars, english as englishPrices, nextPrices, spanish as spanishPrices } from '#words/prices.ts';
import type { FactKind, SearchFact, SearchPlace, SearchSource } from '#domain/search.ts';

type Language = 'en' | 'es';

export function searchSource(content: Content, language: Language, places: readonly SearchPlace[]): SearchSource {
  const { bring, rules, search } = content;
  const placeIn = language === 'es' ? spanishPlaces(places) : (to: string) => to;
  const options = bring.questions.flatMap((question) => question.options);
  const facts = factsOf(content, language).flatMap(({ asked, to, ...fact }): SearchFact[] => {
    const phrases = asked?.[language] ?? [];
    return phrases.length > 0 || (fact.is && 'band' in fact.is && !fact.is.isName)
      ? [{ ...fact, to: to === null ? null : placeIn(to), asked: phrases }]
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
        .map(({ text, es, allows, prohibits, asks }) => ({
          text: plainText(language === 'es' ? es : text),
          to: placeIn(`/safety-rules#${group.id}`),
          allows,
          prohibits,
          asks,
        })),
    ),
    unruled: options.flatMap(({ id, unruled }) => (unruled ? [id] : [])),
    verdicts: language === 'es' ? bring.answersEs : bring.answers,
    words: search.words[language],
    nothing: search.nothing[language],
  };
}

/** A place of the other language, named by the word that leads there. English doesn't know a Spanish page's words. */
function elsewhere({ to, asked: [name = ''], says }: SearchFact, places: readonly SearchPlace[]): SearchPlace[] {
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  return places
    .filter((place) => place.to === to)
    .map(({ page, text }) =>
      isSpanish(to ?? '')
        ? { page: 'En español', title, to: to ?? '', text: '' }
        : { page: `${page} (en inglés)`, title, to: to ?? '', text: says ?? text },
    );
}

const isSpanish = (to: string): boolean => /^\/es(?:[/#]|$)/.test(to);

/** The Spanish place that says the same as an English one, or the English one where there is none. */
function spanishPlaces(places: readonly SearchPlace[]): (to: string) => string {
  const known = new Set(places.map(({ to }) => to));
  const pages: readonly [RegExp, string][] = [
    [/^\/(?:pass|)#(?:day|junior|service|electric-trap).*/, '/es/faq#day-pass-price'],
    [/^\/pass.*/, '/es#precios'],
    [/^\/under-21-rules.*/, '/es#edades'],
    [/^\/contact#hours$/, '/es#horario'],
    [/^\/contact#(?:location|phone-and-email|by-road)$/, '/es#como-llegar'],
  ];
  return (to) => {
    if (known.has(`/es${to}`)) return `/es${to}`;
    return pages.find(([of]) => of.test(to))?.[1] ?? to;
  };
}

type AskedFact = Omit<SearchFact, 'asked'> & { asked?: Asked | undefined };

/** In the order of danger where one word may mean several: what the first is asked by, it keeps. */
function factsOf(content: Content, language: Language): AskedFact[] {
  const { ages, bring, embeds, faq, figures, hours, pages, ranges, rules, search, site, today } = content;
  const { prices, toConfirm } = language === 'es' ? content.spanish : content;
  const years = [0, ...['minimum-age', 'adult-age', 'supervisor-age'].map((id) => Number(figures[id]?.value))];
  const ageOptions = bring.questions.find(({ id }) => id === 'age')?.options ?? [];
  const bands = ages.bands.flatMap((band, index): AskedFact[] => {
    const summary = language === 'es' ? band.esSummary : `${band.label}: ${lowerFirst(plainText(band.summary))}`;
    const is = { band: ageOptions[index]?.id ?? band.id, from: years[index] ?? 0 };
    const to = `/under-21-rules#${band.id}`;
    const says = summary && { says: summary };
    return [
      { to, asked: { en: [], es: [] }, ...says, is },
      { to: band.to ?? to, asked: band.asked, ...says, is: { ...is, isName: true } },
    ];
  });
  const options = bring.questions.flatMap(({ id: of, options: each }) =>
    each.map(({ id, asked, to }): AskedFact => ({ to: to ?? null, asked: named(asked), is: { option: id, of } })),
  );
  const priceWords = language === 'es' ? spanishPrices : englishPrices;
  const priced = prices.prices.map(({ id, asked, title, amount, next, unit, subtitle, details }): AskedFact => {
    // Conditions come first among the details.
    const conditions = details.slice(0, id === 'junior' || id === 'annual' ? 2 : 1).map((detail) => plainText(detail));
    const says = [
      `${title}: ${dollars(amount, priceWords)} ${unit}`,
      nextPrices(next, priceWords),
      subtitle,
      ...conditions,
    ];
    return {
      to: priceTo[id] ?? `/pass#${id}`,
      asked,
      says: `${says.filter(Boolean).join('. ')}.`,
      is: { price: id, amount },
    };
  });
  const words = language === 'es' ? hoursWords(hours, today, spanish) : hoursWords(hours, today);
  const weeks = [hours, ...hours.seasons].map(({ week }) => week);
  const closed = weekdays.filter((day) =>
    weeks.every((week) => week.some((group) => group.days.includes(day) && 'closed' in group)),
  );
  const questions = faq.flatMap(({ items }) =>
    items.map(({ id, asked, answer, es }): AskedFact => {
      const to = `/faq#${id}`;
      const says = plainText(language === 'es' ? es.answer : answer);
      if (id === 'where-is-it') return { to, asked, says };
      if (id !== 'opening-hours') return { to, asked, ...(questionKinds[id] && { is: questionKinds[id] }) };
      return { to, asked, says, is: { hours: true, closed, saysClosed: words.closed } };
    }),
  );
  // Of these topics /access says something already.
  const known = new Set(pages.get('access')?.sections.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const topics = topicsOf(toConfirm).map((topic): AskedFact => {
    const { topic: id, sentence, asked, answer, es, to } = topic;
    const isKnown = known.has(id) || to !== undefined;
    const unknown = `${sentence}: ${lowerFirst(search.unknown[language])}`;
    const says = (language === 'es' ? es : answer) ?? (isKnown ? undefined : unknown);
    const onAccess = known.has(id) || isListed(topic) || answer !== null ? id : 'ask';
    return { to: to ?? `/access#${onAccess}`, asked, ...(says && { says }) };
  });
  const roads = [
    ...embeds.roads.cards.map(({ road, title }) => ({ road, title })),
    ...embeds.roads.liveOnly.map((road) => ({ road, title: '' })),
  ].map(({ road, title }): AskedFact => {
    const number = road.replace(/\D/g, '');
    return {
      to: '/weather#roads',
      asked: {
        en: [`highway ${number}`, `sr ${number}`, `ca ${number}`, number, ...title.split('/').slice(0, -1)],
        es: [`carretera ${number}`, `autopista ${number}`, `la ${number}`, `highway ${number}`],
      },
      is: { road },
    };
  });
  const holidays = Object.entries(search.holidays).map(([id, asked]): AskedFact => ({
    to: '/contact#hours',
    asked,
    is: { holiday: id as HolidayId },
  }));
  const places = [...ranges.ranges, ...ranges.facilities].map(({ id, asked }): AskedFact => ({
    to: `/range-features#${id}`,
    asked,
  }));
  const ofPages = [...pages.values()].flatMap(({ path, asked: each }) =>
    Object.entries(each).map(([id, asked]): AskedFact => {
      const to = id === 'page' ? path : `${path}#${id}`;
      return { to, asked, ...(to === groupsPlace && { is: { groups: true } }) };
    }),
  );
  const towns: AskedFact = {
    to: '/contact#by-road',
    asked: { en: site.servedCities.map(lower), es: site.servedCities.map(lower) },
    is: { weak: true },
  };
  const acts = rules.groups.flatMap((group) =>
    group.rules.map(({ asked, text, es }): AskedFact => {
      const says = plainText(language === 'es' ? es : text);
      return { to: `/safety-rules#${group.id}`, asked, says, is: { act: true } };
    }),
  );
  return [
    ...bands,
    ...acts,
    { ...ages.relatives, is: { weak: true } },
    ...options,
    ...priced,
    ...questions,
    ...topics,
    ...roads,
    ...holidays,
    ...places,
    towns,
    ...ofPages,
    ...search.places,
  ];
}

/** Calibers and models have the same names in Spanish: "38 special", "m855". */
const named = (asked: Asked | undefined): Asked | undefined =>
  asked && {
    ...asked,
    es: [...new Set([...(asked.es ?? []), ...(asked.en ?? []).filter((phrase) => /\d/.test(phrase))])],
  };

const groupsPlace = '/training#groups';

const questionKinds: Readonly<Record<string, FactKind>> = {
  'which-guns': { permission: true },
  'own-ammunition': { permission: true },
};

/** The place that says most about a price. */
const priceTo: Readonly<Record<string, string>> = {
  day: '/faq#day-pass-price',
  annual: '/faq#annual-pass',
};

const lower = (text: string): string => text.toLowerCase();
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
