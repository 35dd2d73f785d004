/** Ages of those whom no list of people names: "my homie 16 wants to shoot my ar", "mi carnalito de 13". */
import type { SearchFact, SearchKnowledge } from '#domain/search.ts';
import { person, units } from './age-patterns.ts';
import { buying } from './question.ts';
import { has, isAbout, kindOf } from './decision.ts';
import type { Matched } from './match.ts';
import type { Slots } from './slots.ts';

/** Words between someone and a number. */
const between = /^(?:\d+|de|and|y|my|mi|lil|little)$/;

/** Less is rather a count, unless it is said of someone, or of who watches. */
const least = 6;
const leastOfSomeone = 3;

/** Towns are weak facts, too, and have a role. */
const isSomeone = (fact: SearchFact): boolean =>
  (['band', 'others'] as const).some((kind) => kindOf(fact, kind)) ||
  (kindOf(fact, 'weak') !== undefined && fact.role === undefined) ||
  fact.role === 'spectators';

/**
 * A number that nothing else explains may be someone's age. Beside a gun, or someone who is named, no permission comes
 * before what holds for that age. A road's number alone is none beside a thing that is brought.
 */
export function agesLeft(
  { matches, words, stems, telling }: Matched<SearchFact>,
  { rest, day }: Slots,
  { naming, counted }: SearchKnowledge['patterns'],
): number[] {
  // Who comes alone, buys or signs: "shotgun 17 alone". Otherwise a number after a gun may be its model.
  const isBuying = stems.some((stem) => buying.has(stem));
  const isPerson =
    isBuying ||
    matches.some(({ fact }) => kindOf(fact, 'alone') ?? kindOf(fact, 'act') ?? (fact.role === 'release' || undefined));
  // "16 pistol range", "19 annual pass": a number of these years that begins, and that a visit is asked about with.
  const isVisit = matches.some(
    ({ fact }) =>
      kindOf(fact, 'price') ??
      kindOf(fact, 'range') ??
      kindOf(fact, 'groups') ??
      (/^(?:lessons|first-visit|pro-shop|own-ammunition|spectators)$/.test(fact.role ?? '') || undefined),
  );
  const isAmmunition = matches.some(
    ({ fact }) => /^(?:pro-shop|own-ammunition)$/.test(fact.role ?? '') || kindOf(fact, 'option')?.of === 'ammunition',
  );
  const isOfDay = day !== undefined || matches.some(({ fact }) => kindOf(fact, 'hours'));
  const isNamed = isPerson || matches.some(({ fact }) => isSomeone(fact) || kindOf(fact, 'option')?.of === 'firearm');
  // "19 going by myself with my glock" is about no Glock 19, and "12 or 20 gauge" about two gauges.
  const isApart = (word: string) => telling.includes(word) && !/\d/.test(word);
  const explaining = (at: number) =>
    matches.flatMap((one) => {
      const next = one.at.filter((other) => other > at);
      const isTogether = next.length === 0 || !words.slice(at + 1, Math.min(...next)).some(isApart);
      return one.at.includes(at) && isTogether ? one.fact : [];
    });
  const isOther = (fact: SearchFact) => !isSomeone(fact) && !kindOf(fact, 'road');
  return words.flatMap((word, at) => {
    const [, years, mark] = /^(1?\d|2[01])(yrs?|[fu])?$/.exec(word) ?? [];
    if (years === undefined) return [];
    const age = Number(years);
    // "17 years glock" is no Glock 17; "can i (19f) come".
    if ((isNamed || mark === 'f') && (mark ?? new RegExp(`\\b${word}[ -]*y(?:ea)?rs?\\b`).exec(rest))) return age;
    // A road may be closed on a day.
    const isOfVisit = isVisit || (isOfDay && word !== '17');
    const isBare =
      new RegExp(`^ *${word}\\b(?:(?= *day pass)|${units})(?! *(?:gauge|ga|x|[-/]))`).test(rest) &&
      age > 12 &&
      isOfVisit;
    // "Shotgun ammo 17", "buy .22 16": at the end of what is bought, but for gauges.
    const isGauge = /^(?:16|20)$/.test(word) && stems.some((stem) => /shot|shell|escopet|cartuch/.test(stem));
    const isLast = isAmmunition && !isGauge && age > 12 && new RegExp(`(?:^|[^.\\d])${word} *$`).test(rest);
    if ((isLast || (isBare && (words.length > 1 || isOfDay))) && !explaining(at).some(isOther)) return age;
    const before = words.slice(0, at).findLastIndex((one) => !between.test(one));
    const who = explaining(before);
    // "Junior price 17" and "army 17" say of whom, and "price for 6 with 2 kids" doesn't.
    const isPriced = who.some((fact) => /^(?!elec)/.test(kindOf(fact, 'price')?.price ?? 'elec'));
    const isAge = new RegExp(`\\b${word}${units}(?!\\s*(?:${counted}|(?:${person})s\\b))`).test(rest);
    if (!isAge || explaining(at).some(isOther) || !(isNamed || isPriced)) return [];
    const isOfWatcher = who.some(isSomeone) || isAbout(matches, 'spectators');
    const isOldEnough = age >= (isOfWatcher ? leastOfSomeone : least);
    // Models and gauges have other numbers than these, so "handgun 19" is about an age.
    const isHandgun = who.some((fact) => kindOf(fact, 'option')?.option === 'handgun');
    const isModel = age > 19 ? !isHandgun : age < (/^pistola?$/.test(stems[before] ?? '') ? 11 : 18);
    const isSaidOfOther =
      isModel && !isPerson && !isPriced && who.some((fact) => isOther(fact) && !kindOf(fact, 'groups'));
    // "Sell ammo to 16".
    const isOfSomethingElse = has(naming, words.slice(before, before + 1)) && !(isBuying && words[before] === 'to');
    return isOldEnough && !isSaidOfOther && !isOfSomethingElse && !buying.has(stems[before] ?? '') ? age : [];
  });
}
