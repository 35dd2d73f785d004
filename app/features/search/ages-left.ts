/** Ages of those whom no list of people names: "my homie 16 wants to shoot my ar", "mi carnalito de 13". */
import type { SearchFact } from '#domain/search.ts';
import { person, units } from './age-patterns.ts';
import { kindOf } from './decision.ts';
import type { Matched } from './match.ts';
import type { Slots } from './slots.ts';

/** Words between someone and a number. */
const between = /^(?:\d+|de|and|y|my|mi|lil|little)$/;

/** What a number counts, measures or names. */
const counted = `${units}(?!\\s*(?:box|mags?\\b|clip|bullet|target|inch|lb|grain|gr\\b|caja|blanco|(?:(?:hand|shot)?gun|rifle|pistol|glock|ar|arma|pistola|escopeta|carr?o?|amigo|buddie|${person})s\\b|to\\b|x\\b|-))`;
const naming =
  /^(?:from|between|until|till|by|at|before|after|around|to|max|limit|only|of|number|lane|bay|range|group|party|team|highway|hwy|route|la|por|grupo|somos|hasta|entre|antes|desde|numero|carril|carretera|autopista)$/;

/** Less is rather a count, unless it is said of someone. */
const least = 6;
const leastOfSomeone = 3;

/** Towns are weak facts, too, and have a role. */
const isSomeone = ({ is, role }: SearchFact): boolean =>
  is !== undefined && ('band' in is || 'others' in is || ('weak' in is && role === undefined));

/**
 * A number that nothing else explains may be someone's age. Beside a gun, or someone who is named, no permission comes
 * before what holds for that age. A road's number alone is none beside a thing that is brought.
 */
export function agesLeft({ matches, words, stems }: Matched<SearchFact>, { rest }: Slots): number[] {
  const isNamed = matches.some(({ fact }) => isSomeone(fact) || kindOf(fact, 'option')?.of === 'firearm');
  // "16 years buy ammo", "16 years alone": years are said of someone.
  const isOfSomeone = matches.some(({ fact }) => kindOf(fact, 'alone') || fact.role === 'pro-shop');
  if (!isNamed && !isOfSomeone) return [];
  const explaining = (at: number) => matches.flatMap((one) => (one.at.includes(at) ? one.fact : []));
  const isOther = (fact: SearchFact) => !isSomeone(fact) && !kindOf(fact, 'road');
  return words.flatMap((word, at) => {
    const [, years, mark] = /^(1?\d|20)(yrs?|[fu])?$/.exec(word) ?? [];
    if (years === undefined) return [];
    const age = Number(years);
    // "17 years glock" is no Glock 17.
    if (new RegExp(`\\b${word}[ -]*y(?:ea)?rs?\\b`).test(rest)) return age;
    if (!isNamed || explaining(at).some(isOther) || !new RegExp(`\\b${word}${counted}`).test(rest)) return [];
    const before = words.slice(0, at).findLastIndex((one) => !between.test(one));
    const who = explaining(before);
    const isAge = mark !== undefined || age >= (who.some(isSomeone) ? leastOfSomeone : least);
    // Models and gauges have other numbers than these, so "handgun 19" is about an age.
    const isModel = age > 19 || age < (/^pistola?$/.test(stems[before] ?? '') ? 11 : 18);
    const isSaidOfOther = isModel && who.some((fact) => isOther(fact) && !kindOf(fact, 'groups'));
    return isAge && !isSaidOfOther && !naming.test(words[before] ?? '') ? age : [];
  });
}
