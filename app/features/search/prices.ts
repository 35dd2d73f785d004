/** What several people pay together, and ammunition that one has bought or wants to buy. */
import { dollars } from '#words/prices.ts';
import type { SearchFact } from '#domain/search.ts';
import { answer, factAbout, has, kindOf, silently } from './decision.ts';
import { type AnswerRule, buyingHere, type Question } from './question.ts';
import type { Slots } from './slots.ts';
import { plainLetters, stemOf } from './terms.ts';

/** "2 × $35 + 1 × $20 = $90." Of a family, whose ages no one named, nothing. */
export function partyPrice(slots: Slots, facts: readonly SearchFact[]): string | undefined {
  const party = slots.party && slots.party.juniors > 0 ? slots.party : withAges(slots, facts);
  const [, , adult = 0] = firstYears(facts);
  // "3 kids, 7, 8 and 20": who of them pays as an adult is not counted.
  if (!party || (slots.party && slots.ages.some((years) => years >= adult))) return undefined;
  const amount = (id: string): number =>
    facts.map((fact) => kindOf(fact, 'price')).find((is) => is?.price === id)?.amount ?? Number.NaN;
  const counts = [
    [party.adults + party.people, amount('day')],
    [party.juniors, amount('junior')],
  ] as const;
  const parts = counts.filter(([count]) => count !== 0);
  const total = parts.reduce((sum, [count, each]) => sum + count * each, 0);
  if (Number.isNaN(total) || total === 0) return undefined;
  return `${parts.map(([count, each]) => `${count} × ${dollars(each)}`).join(' + ')} = ${dollars(total)}.`;
}

/** "Annual pass, price for a couple", "clays, how much": what is named has a price of its own beside that of a day. */
export function namedPrice(
  { prices, matches, facts }: Question,
  best: SearchFact | undefined,
): SearchFact[] | undefined {
  const day = facts.find((fact) => idOf(fact) === 'day');
  if (!best || !day || !(best === day || isPaidApart(best))) return undefined;
  const named = best === day ? prices.find(({ is }) => !byPerson.has(is.price)) : best;
  if (named) return isPaidApart(named) ? [named, day] : [named];
  // A range with rounds to pay for.
  const ofRange = facts.find(
    (fact) =>
      isPaidApart(fact) && matches.some((one) => kindOf(one.fact, 'range') && one.fact.to?.endsWith(`#${idOf(fact)}`)),
  );
  return ofRange && [ofRange, day];
}

const idOf = (fact: SearchFact): string | undefined => kindOf(fact, 'price')?.price;

/** What a day costs, by who comes. */
export const byPerson: ReadonlySet<string> = new Set(['day', 'junior']);

/** Paid for beside the entrance. */
const isPaidApart = (fact: SearchFact): boolean => idOf(fact) === 'electric-trap';

/** The ages at which the bands begin. */
const firstYears = (facts: readonly SearchFact[]): number[] =>
  facts.flatMap((fact) => {
    const is = kindOf(fact, 'band');
    return is && !is.isName ? [is.from] : [];
  });

/** Who comes, with those whose age is said: "me and my 14 year old". Of children who are too young there is no sum. */
function withAges({ party, named, ages, isRange, rest }: Slots, facts: readonly SearchFact[]): Slots['party'] {
  const [, junior = 0, adult = 0] = firstYears(facts);
  const isSeveral = party !== undefined || named > 0 || ages.length > 1;
  if (ages.length === 0 || !isSeveral || ages.some((years) => years < junior)) return party;
  // "3 people, my son is 12": he may be one of the three. "My 14 and 16 year old": one age was not read.
  if (party && (party.people > 0 || party.mixed > 0)) return { ...party, people: Number.NaN };
  const juniors = ages.filter((years) => years < adult).length;
  const others = party ?? { adults: named + ages.length - juniors, people: 0, mixed: 0, isNamed: true };
  return { ...others, juniors, ...((isRange || /\b\d{1,2}\b/.test(rest)) && { people: Number.NaN }) };
}

const largestParty = 9;

/** The rule for groups, if the question names more people than a visit can be planned for. */
export function largeGroup({ slots, facts }: Question): SearchFact | undefined {
  const { adults = 0, juniors = 0, people = 0, mixed = 0 } = slots.party ?? {};
  const isLarge = Math.max(people, mixed, adults + juniors) > largestParty;
  return isLarge ? facts.find((fact) => kindOf(fact, 'groups')) : undefined;
}

const isAmmunition = (fact: SearchFact): boolean =>
  fact.role === 'own-ammunition' || kindOf(fact, 'option')?.of === 'ammunition';

/** Guns in general are also what one shoots here: "rifle price" asks for a pass, "price of a glock" for a glock. */
const general = /gun|rifl|^(?:pistol|arma|escopet)/;

/** A gun that is asked for as what one could buy. */
export const goods: AnswerRule = ({ shop, minor, options, words, stems, prices, carrying }) => {
  const isModel = options.some(
    ({ is, at }) =>
      is.of === 'firearm' && at.some((one) => !/^\d/.test(words[one] ?? '') && !general.test(stems[one] ?? '')),
  );
  const isPriced = prices.length > 0 && prices.every(({ is, at }) => is.price === 'day' && at.length === 1);
  return shop && !minor && isModel && isPriced && !stems.some((stem) => carrying.includes(stem))
    ? answer(shop)
    : undefined;
};

export const ownPurchase: AnswerRule = (question) => {
  const { isPurchase, words, stems, facts, minor, unexplained, shop, verdictFor, patterns } = question;
  const isChoice = has(patterns.ownOrBought, stems);
  if (!isPurchase || minor || !(isChoice || has(patterns.bought, words))) return undefined;
  // "The rifle I bought", "clays I bought": the rules for ammunition are no answer to these.
  const named = facts.flatMap((fact) => (isAmmunition(fact) ? fact.asked : []));
  if (!named.some((phrase) => stems.includes(stemOf(plainLetters(phrase))))) return undefined;
  // What is bought here stays here: a permission would contradict it.
  const isHere = has(patterns.counter, words);
  if (isHere) return answer(...verdictFor(buyingHere({})).because.map(({ says }) => says), silently(shop));
  return unexplained.length < 2 ? silently(factAbout(facts, 'own-ammunition')) : undefined;
};
