/** Whether a query is a question to this range, or rather about something else: then nothing is found. */
import type { SearchFact } from '#domain/search.ts';
import type { Decision } from './decision.ts';
import type { Matched } from './match.ts';
import type { Slots } from './slots.ts';
import { plainLetters, wordsOf } from './terms.ts';

/** Words that put a day before or after a holiday. */
export const around = /\b(?:(before|eve of|antes de|antes del|vispera de)|(after|despues de|despues del))\b/;

const within: ReadonlySet<string> = new Set(['in', 'near', 'en', 'cerca']);

/** Words of those who ask this range, and don't look for something anywhere: "do you", "can I bring". */
const addressing: ReadonlySet<string> = new Set(
  `you u ya yall your ur we our can may need must bring come shoot club here there
  ustedes uds vos les puedo puede pueden podemos tienen aceptan abren cierran cobran rentan venden dejan permiten ofrecen
  tiene acepta abre cierra cobra vende deja permite ofrece ensenan hacen necesito debo ahi alli alla tirar disparar llevar traer`.split(
    /\s+/,
  ),
);

/** "Is the road ok for a prius", "are there lockers". */
export const aboutThisPlace =
  /^\W*(?:(?:is|are|was|will|does|do|has) (?:the|there|it|they|this)|hay|(?:esta|estan|es|son) (?:el|la|los|las)) /;

const beginning: ReadonlySet<string> = new Set(['from', 'desde', 'de']);

/** Whether a way begins there: "from Watsonville", which no page names. */
export const isStart = (word: string, words: readonly string[]): boolean =>
  beginning.has(words[words.indexOf(word) - 1] ?? '');

const ofRelative =
  /\b(?:my|our|mis?) (?:kids?|child|children|sons?|daughters?|boys?|girls?|wife|husband|dad|mom|hij[oa]s?|nin[oa]s?|espos[oa]|papas?|mamas?)\b/;

/** Whether the question is this range's: it says so, or it names who comes or a relative, or a day around a holiday. */
export function isAddressed(query: string, { ages, party, day }: Slots): boolean {
  if (ages.length > 0 || party !== undefined || (day !== undefined && around.test(plainLetters(query)))) return true;
  if (/\b(?:my|mi) (?:(?:annual|yearly|day) )?(?:pass|membership|pase|membresia)\b/.test(plainLetters(query)))
    return true;
  // "The range", not "price range" or another one by its name; "el campo", but not "el campo de fútbol".
  if (/\b(?:the|this|at|to) range\b/.test(plainLetters(query))) return true;
  if (/\b(?:el|al|este) campo\b(?! de (?!tiro))/.test(plainLetters(query))) return true;
  if (ofRelative.test(plainLetters(query))) return true;
  // As they are typed: "dejan" may be taken for a mistake.
  return wordsOf(query).some((word) => addressing.has(word));
}

export const isElsewhere = ({ to, is }: SearchFact): boolean => to === null && is === undefined;

/** How much of a query facts must explain where a word of it says that something is elsewhere. */
const leastBesideElsewhere = 0.8;

/**
 * Whether a query is rather about something else. A question to this range may have words that the site lacks, unless
 * they are more than those that it has, by two. Words that ask no one must be explained: "glock 19 holster review" is
 * none of this range's holsters.
 */
export function isMostlyStrange(
  { telling, strange, foreign, unexplained, words, matches, coverage }: Matched<SearchFact>,
  { ages, day, time }: Slots,
  decision: Decision | undefined,
  isAddressed: boolean,
): boolean {
  const named = telling.length - unexplained.length;
  if (decision?.isProhibited) return !isAddressed && foreign.length > named;
  if (decision && !isAddressed) {
    if (decision.isGoods || foreign.length > 0) return true;
    // "Wedding photographer skyline": a road by its bare name is where another thing is.
    const isByName = (at: readonly number[]) => at.length === 1 && !/\d/.test(words[at[0] ?? 0] ?? '');
    const isAtRoad = matches.some(({ fact: { is }, at }) => is && 'road' in is && isByName(at));
    if (isAtRoad && matches.some(({ fact: { is, says } }) => !is && says !== undefined)) return true;
    if (coverage < leastBesideElsewhere && matches.some(({ fact }) => isElsewhere(fact))) return true;
    // "Coffee shop skyline": three facts with one word each are of something that none of them means.
    if (new Set(matches.filter(({ at }) => at.length === 1).map(({ fact }) => fact)).size > 2) return true;
  }
  if (decision?.isNamed) return false;
  // "Weather in Paris": a word that the site lacks is a place here.
  const isAbroad = words.some(
    (word, at) => strange.includes(word) && words.slice(Math.max(0, at - 2), at).some((one) => within.has(one)),
  );
  if (isAbroad && ages.length === 0 && decision?.isWeak !== 'hours') return true;
  const slotted = ages.length + Number(day !== undefined) + Number(time !== undefined);
  const explained = named + slotted;
  if (explained === 0) return 2 * strange.length >= Math.max(1, telling.length);
  // "Best tacos los gatos", "costco gas hours": some of the other words may be of this site too.
  const mayBeElsewhere = decision?.isWeak && unexplained.length > { any: 0, hours: explained }[decision.isWeak];
  return strange.length > (mayBeElsewhere ? 0 : explained + 1);
}
