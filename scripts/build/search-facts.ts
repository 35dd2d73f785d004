/**
 * What visitors can ask for, from the content: every fact with how it is asked for, in one language.
 * Over 200 lines: one list, in the order of danger.
 */
import type { Asked } from '#content/schema/asked.ts';
import { plainText } from '#content/html.server.ts';
import type { Content } from '#content/load.server.ts';
import { withoutLinks } from '#content/tokens.server.ts';
import { isListed, topicsOf } from '#content/schema/faq.ts';
import type { Case } from '#domain/bring.ts';
import type { HolidayId } from '#domain/holidays.ts';
import { weekdays } from '#domain/days.ts';
import { pathIn } from '#domain/language.ts';
import { hoursWords } from '#words/hours-words.ts';
import { spanish } from '#words/hours-language.ts';
import { dollars, english as englishPrices, nextPrices, spanish as spanishPrices } from '#words/prices.ts';
import type { FactKind, SearchFact, SearchPlace, SearchSource } from '#domain/search.ts';
import { ordinary } from './ordinary-words.ts';

type Language = 'en' | 'es';

export function searchSource(content: Content, language: Language, places: readonly SearchPlace[]): SearchSource {
  const { bring, search } = content;
  const { rules, search: said } = language === 'es' ? content.spanish : content;
  const placeIn = language === 'es' ? spanishPlaces(places) : (to: string) => to;
  const options = bring.questions.flatMap((question) => question.options);
  const facts = factsOf(content, language, places).flatMap(({ asked, to, ...fact }): SearchFact[] => {
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
        .map(({ text, allows, prohibits, asks }) => ({
          // Said alone, a rule of one place would be read as a rule of all.
          text:
            group.id === 'trap' && !/trap/i.test(text)
              ? `${group.title}: ${lowerFirst(plainText(text))}`
              : plainText(text),
          to: placeIn(`/safety-rules#${group.id}`),
          allows,
          prohibits,
          asks,
        })),
    ),
    unruled: options.flatMap(({ id, unruled }) => (unruled ? [id] : [])),
    verdicts: language === 'es' ? bring.answersEs : bring.answers,
    unnamed: search.unnamed[language],
    words: search.words[language],
    ordinary: ordinary[language],
    nothing: said.nothing[language],
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
  return (to) => {
    const [, path = '', place = ''] = /^([^#]*)(.*)$/.exec(to) ?? [];
    const twin = pathIn('es', path) + place;
    return known.has(twin) ? twin : to;
  };
}

type AskedFact = Omit<SearchFact, 'asked'> & { asked?: Asked | undefined };

/** In the order of danger where one word may mean several: what the first is asked by, it keeps. */
function factsOf(content: Content, language: Language, pagePlaces: readonly SearchPlace[]): AskedFact[] {
  const { ages, bring, embeds, figures, hours, pages, ranges, search, site, today } = content;
  const said = language === 'es' ? content.spanish : content;
  const prefix = language === 'es' ? '/es' : '';
  const years = [0, ...['minimum-age', 'adult-age', 'supervisor-age'].map((id) => Number(figures[id]?.value))];
  const ageOptions = bring.questions.find(({ id }) => id === 'age')?.options ?? [];
  const bands = said.ages.bands.flatMap(({ label, summary, house, ...band }, index): AskedFact[] => {
    const is = { band: ageOptions[index]?.id ?? band.id, from: years[index] ?? 0 };
    const to = `/under-21-rules#${band.id}`;
    // Of those who may come on conditions, all conditions; what it costs is a fact of its own.
    const isLimited = index > 0 && index < ages.bands.length - 1;
    const rules = (isLimited ? house : [summary, ...(index === 0 ? house : [])]).map((text) => plainText(text));
    const [first = '', ...others] = rules.filter((text) => !text.includes('$'));
    const says = [`${label}: ${lowerFirst(first)}`, ...others].join(' ');
    return [
      { to, asked: { en: [], es: [] }, says, is },
      { to: band.to ?? to, asked: band.asked, says, is: { ...is, isName: true } },
    ];
  });
  const junior = bands[3];
  const { alone, others } = said.ages;
  const company = [
    ...(alone && junior?.is
      ? [
          { to: junior.to, asked: alone.asked, says: plainText(alone.text), is: { alone: true } } as const,
          { ...junior, asked: alone.askedOfMinors, is: { ...junior.is, alone: true } } as AskedFact,
        ]
      : []),
    ...(others
      ? [{ to: others.to, asked: others.asked, says: plainText(others.text), is: { others: true } } as const]
      : []),
  ];
  const options = bring.questions.flatMap(({ id: of, options: each }) =>
    each.map(({ id, asked, to, unlike }): AskedFact => ({
      to: to ?? null,
      asked: named(asked),
      is: { option: id, of, ...(unlike && { unlike }) },
    })),
  );
  const priceWords = language === 'es' ? spanishPrices : englishPrices;
  const priced = said.prices.prices.map(({ id, asked, title, amount, next, unit, subtitle, details }): AskedFact => {
    // Conditions come first among the details. A day's price depends on the age.
    const juniors = said.prices.prices.find((one) => id === 'day' && one.id === 'junior');
    const conditions = details.slice(0, id === 'junior' || id === 'annual' ? 2 : 1).map((detail) => plainText(detail));
    const says = [
      `${title}: ${dollars(amount, priceWords)} ${unit}`,
      nextPrices(next, priceWords),
      subtitle,
      ...(juniors ? [`${juniors.title}: ${dollars(juniors.amount, priceWords)}. ${juniors.subtitle}`] : conditions),
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
  const open = weeks.flatMap((week) => week.flatMap((group) => ('opens' in group ? [group] : [])));
  const limits = {
    opens: Math.min(...open.map(({ opens }) => minutes(opens))),
    lastCheckIn: Math.max(...open.map(({ lastCheckIn }) => minutes(lastCheckIn))),
    closes: Math.max(...open.map(({ closes }) => minutes(closes))),
  };
  // As the pages say it: their links to Spanish pages aren't marked as English.
  const questions = said.faq.flatMap(({ items }) =>
    items.flatMap(({ id, asked, answer }): AskedFact | AskedFact[] => {
      const to = `/faq#${id}`;
      const says = plainText(answer);
      if (id === 'where-is-it') return { to, asked, says };
      if (id === 'refunds') return { to, asked, says, forAnyone: true, leads: true };
      if (id === 'rent-a-gun') {
        const one = { to, says, forAnyone: true } as const;
        return [
          { ...one, asked: inWords(asked, (phrase) => phrase.includes(' ')) },
          { ...one, asked: inWords(asked, (phrase) => !phrase.includes(' ')), wholly: true },
        ];
      }
      if (id !== 'opening-hours') return { to, asked, ...(questionKinds[id] && { is: questionKinds[id] }) };
      const note = language === 'es' ? hours.holidaysEs : hours.holidays;
      const late = said.rules.groups.find((group) => group.id === 'check-in')?.rules ?? [];
      const lateRule = late.map(({ text }) => plainText(text)).find((text) => text.includes(words.lastCheckIn));
      const saysLate = lateRule ?? says;
      const saysHoliday = `${note} ${says.replace(note, '').trim()}`;
      return {
        to,
        asked,
        says,
        is: { hours: true, closed, saysClosed: words.closed, saysHoliday, saysLate, ...limits },
      };
    }),
  );
  // Of these topics /access says something already.
  const known = new Set(pages.get('access')?.sections.flatMap(({ parts }) => parts.map(({ id }) => id)));
  const topics = topicsOf(said.toConfirm).map((topic): AskedFact => {
    const { topic: id, sentence, asked, answer, es, to } = topic;
    // An answer that Spanish pages quote is part of the text of its place.
    const isKnown = known.has(id) || (es !== undefined && /^(?:\/es)?\/faq#/.test(to ?? ''));
    // Who writes there may never drive up.
    const { [language]: open } = to?.endsWith(messagePlace) ? search.unknownToOthers : search.unknown;
    const unknown = `${sentence}: ${lowerFirst(open)}`;
    // What /access knows comes before what it doesn't know.
    const knownText = known.has(id)
      ? pagePlaces.find((place) => place.to === `${prefix}/access#${id}`)?.text
      : undefined;
    const openText = isKnown ? knownText && `${knownText} ${unknown}` : unknown;
    const says = (language === 'es' ? es : answer) ?? openText;
    const onAccess = known.has(id) || isListed(topic) || answer !== null ? id : 'ask';
    return {
      to: to ?? `/access#${onAccess}`,
      asked,
      ...(says && { says }),
      ...(to?.endsWith(messagePlace) && { leads: true }),
    };
  });
  const ways = pagePlaces.filter(({ to }) => to.startsWith(`${prefix}/contact#from-`));
  // Where each way begins; the last ways are by towns that no way names.
  const saysWays = ways.map(({ title, text }) => `${title}: ${sentenceOf(text)}`).join(' ');
  const roads = [
    ...embeds.roads.cards.map(({ road, title }) => ({ road, title })),
    ...embeds.roads.liveOnly.map((road) => ({ road, title: '' })),
  ].map(({ road, title }): AskedFact => {
    const number = road.replace(/\D/g, '');
    const way = ways.find(({ to }) => to.endsWith(`-${number}`))?.to;
    return {
      to: '/weather#roads',
      asked: {
        en: [`highway ${number}`, `sr ${number}`, `ca ${number}`, number, ...namesIn(title)],
        es: [`carretera ${number}`, `autopista ${number}`, `la ${number}`, `highway ${number}`, ...namesIn(title)],
      },
      is: { road, ...(way !== undefined && { way }) },
    };
  });
  const holidays = Object.entries(search.holidays).map(([id, asked]): AskedFact => ({
    to: '/contact#hours',
    asked,
    is: { holiday: id as HolidayId },
  }));
  if (search.otherHolidays) holidays.push({ to: '/contact#hours', asked: search.otherHolidays, is: { holiday: null } });
  const places = [...ranges.ranges, ...ranges.facilities].map(({ id, asked }): AskedFact => ({
    to: `/range-features#${id}`,
    asked,
    is: { range: true },
  }));
  // Above the heading of the page about the ranges: whether they are outdoors.
  const about = [...pages.values()].find(({ path }) => path === `${prefix}/range-features`)?.label;
  const { bring: formWords, counselReview } = content.youthForm;
  const form = (language === 'es' ? formWords.es : formWords)[counselReview];
  const ofPages = [...pages.values()].flatMap(({ path, asked: each }) =>
    Object.entries(each).map(([id, { says: sentence, ...asked }]): AskedFact => {
      const to = id === 'page' ? path : `${path}#${id}`;
      const says = sentence && { says: sentence[language] };
      if (to === '/youth-form')
        return { to, asked, says: withoutLinks(form), is: { act: true, under: years.at(-1) ?? 0 } };
      if (to.startsWith('/contact#from-')) return { to, asked, is: { weak: true } };
      if (towardsPlaces.has(to))
        return { to, asked, is: { towards: true }, ...(to.endsWith('#by-road') && saysWays && { says: saysWays }) };
      if (to === emailPlace) return { to, asked, leads: true };
      if (to === noticePlace) {
        return { to: emailPlace, asked, ...says };
      }
      if (to === rangesPlace) return { to, asked, is: { range: true } };
      if (to === '/range-features') return { to, asked, ...(about && { says: `${about}.` }) };
      return { to, asked, ...says, ...(to === groupsPlace && { is: { groups: true } }) };
    }),
  );
  const askedOfPages = [...pages.values()]
    .flatMap(({ asked: each }) => Object.values(each))
    .flatMap(({ en = [] }) => en);
  const cities = site.servedCities.map(lower).filter((city) => !askedOfPages.includes(city));
  const towns: AskedFact = {
    to: '/contact#by-road',
    asked: { en: cities, es: cities },
    ...(saysWays && { says: saysWays }),
    is: { weak: true },
  };
  const acts = said.rules.groups.flatMap((group) =>
    group.rules.map(({ asked, text, prohibits }): AskedFact => {
      // "How old to buy ammo" is answered by all limits.
      const others = group.rules.filter((other) => other.text !== text && isByAge(prohibits, other.prohibits));
      const says = [text, ...others.map((other) => other.text)].map((each) => plainText(each)).join(' ');
      return { to: `/safety-rules#${group.id}`, asked, says, is: { act: true } };
    }),
  );
  return [
    ...bands,
    ...company,
    ...acts,
    // Who may be a minor: with what holds for minors, so that no "yes" comes first.
    { ...ages.relatives, ...(junior?.says !== undefined && { says: junior.says }), is: { weak: true } },
    ...options,
    ...priced,
    ...questions,
    ...topics,
    ...roads,
    ...holidays,
    ...places,
    towns,
    ...ofPages,
    ...(search.people ? [{ to: null, asked: search.people, is: { person: true } } as const] : []),
    ...search.places,
  ];
}

/** Whether both rules keep people of some age from the same ammunition. */
const isByAge = (one: readonly Case[], other: readonly Case[]): boolean =>
  one.some(({ age, ammunition }) =>
    other.some((each) => age && each['age'] && ammunition?.some((id) => each['ammunition']?.includes(id))),
  );

const inWords = (asked: Asked | undefined, isOne: (phrase: string) => boolean): Asked => ({
  en: asked?.en?.filter(isOne) ?? [],
  es: asked?.es?.filter(isOne) ?? [],
});

/** Calibers and models have the same names in Spanish: "38 special", "m855". */
const named = (asked: Asked | undefined): Asked | undefined =>
  asked && {
    ...asked,
    es: [...new Set([...(asked.es ?? []), ...(asked.en ?? []).filter((phrase) => /\d/.test(phrase))])],
  };

/** A road's name as it is said, and without the kind of road: "Skyline Blvd", "Skyline". */
const namesIn = (title: string): string[] =>
  title
    .split('/')
    .slice(0, -1)
    .flatMap((name) => [name, name.replace(/ \w+$/, '')]);

const sentenceOf = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Places that say how to get to the range. */
const towardsPlaces: ReadonlySet<string> = new Set(['/contact#by-road', '/contact#getting-here', '/contact#location']);

const emailPlace = '/#email-list';
/** How one leaves the list: it is said above the notice, in a sentence. */
const noticePlace = '/#privacy-notice';
const messagePlace = '/contact#message';
const groupsPlace = '/training#groups';
const rangesPlace = '/range-features#ranges';

const questionKinds: Readonly<Record<string, FactKind>> = {
  'which-guns': { permission: true },
  'own-ammunition': { permission: true },
  'which-ranges': { range: true },
};

/** The place that says most about a price. */
const priceTo: Readonly<Record<string, string>> = {
  day: '/faq#day-pass-price',
  annual: '/faq#annual-pass',
};

const lower = (text: string): string => text.toLowerCase();
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
