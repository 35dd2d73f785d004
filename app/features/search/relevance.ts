/** Whether a query is a question to this range, or rather about something else: then nothing is found. */
import type { SearchFact, SearchRole } from '#domain/search.ts';
import { type Decision, kindOf } from './decision.ts';
import type { Matched } from './match.ts';
import type { Slots } from './slots.ts';
import { plainLetters, wordsOf } from './terms.ts';

/** Words that put a day before or after a holiday. */
export const around = /\b(?:(before|eve of|antes de|antes del|vispera de)|(after|despues de|despues del))\b/;

const within: ReadonlySet<string> = new Set(['in', 'near', 'en', 'cerca']);

const articles: ReadonlySet<string> = new Set(['the', 'your', 'el', 'la', 'los', 'las', 'su']);

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
  /^\W*(?:(?:is|are|was|will|does|do|has) (?:the|there|it|they|this)|hay|(?:esta|estan|es|son) (?:el|la|los|las)|estan (?:abiertos|cerrados)) /;

const beginning: ReadonlySet<string> = new Set(['from', 'desde', 'de']);

/** Whether a way begins there: "from Watsonville", which no page names. */
export const isStart = (word: string, words: readonly string[]): boolean =>
  beginning.has(words[words.indexOf(word) - 1] ?? '');

/** Whether it is someone who comes along: "with my old lady", "con mi vieja". */
export const isCompany = (word: string, words: readonly string[]): boolean =>
  /\b(?:with|con) (?:my|our|mis?|nuestr[oa]s?)(?: \w+)?$/.test(words.slice(0, words.indexOf(word)).join(' '));

const ofRelative =
  /\b(?:my|our|mis?) (?:kids?|child|children|sons?|daughters?|boys?|girls?|wife|husband|dad|mom|hij[oa]s?|nin[oa]s?|espos[oa]|papas?|mamas?)\b/;

/** "Does she pay", "do i have to": not "how do I get", which anyone may be asked. */
const ofVisitor =
  /^(?!.*\b(?:how|where|who|which) do )(?:.*\b(?:do|does|must|will) (?:i|we|he|she|they)\b|.*\bi (?:have to|forgot)\b|.*\b(?:let|lend|lent|loan)\w* (?:me|us)\b|.*\bhow (?:far|long|many (?:miles|minutes|hours)) .*\bfrom\b)/;

/** "Is smoking ok", "desert eagle allowed or nah": but not what is legal, which is asked of the state. */
const ofPermission =
  /\b(?:allowed|permitted|okay|ok|welcome|required|mandatory|provided|permitid[oa]s?|obligatori[oa])\b/;

/** Whether the question is this range's: it says so, or it names who comes or a relative, or a day around a holiday. */
export function isAddressed(query: string, { ages, party, day }: Slots): boolean {
  if (ages.length > 0 || party !== undefined || (day !== undefined && around.test(plainLetters(query)))) return true;
  if (/\b(?:my|mi) (?:(?:annual|yearly|day) )?(?:pass|membership|pase|membresia)\b/.test(plainLetters(query)))
    return true;
  // "The range", not "price range" or another one by its name; "el campo", but not "el campo de fútbol".
  if (/\b(?:the|this|at|to) range\b/.test(plainLetters(query))) return true;
  if (/\b(?:el|al|este) campo\b(?! de (?!tiro))/.test(plainLetters(query))) return true;
  if ([ofRelative, ofVisitor, ofPermission].some((one) => one.test(plainLetters(query)))) return true;
  // As they are typed: "dejan" may be taken for a mistake.
  return wordsOf(query).some((word) => addressing.has(word));
}

export const isElsewhere = ({ to, is }: SearchFact): boolean => to === null && is === undefined;

/** Facts that other places have, too: their words alone don't say that this range is asked. */
const common = ['option', 'price', 'hours', 'holiday', 'groups', 'weak', 'permission', 'person', 'road'];
const isCommon = (fact: SearchFact): boolean => common.some((kind) => kindOf(fact, kind));

/** A rare word and another one, in rare words: so much says what is asked for. */
const specific = 1.2;

/**
 * Whether several words of the query are one fact of this range: "gps coordinates for my garmin", "manual trap how many
 * stations". Then one word that no page has is rather a detail than another subject.
 */
const isSpecific = ({ matches, heaviest }: Matched<SearchFact>): boolean =>
  matches.some(
    ({ fact, at, weight }) =>
      fact.to !== null &&
      fact.role !== 'whereabouts' &&
      at.length > 1 &&
      weight >= specific * heaviest &&
      !isCommon(fact),
  );

/** What is asked to be there: "is there a walmart open now". */
const existing = /\b(?:(?:is|are) there|hay)(?: an?| any| some| un[ao]?s?)? (\w+)/;

/** "Best holster for a glock": a choice among all, not "the best time to come". */
const choosing = /\bbest (?!time|day|hour|month|season|way|route|road|range|lane)/;

const nearby: ReadonlySet<SearchRole> = new Set(['lessons', 'groups', 'whereabouts']);

/** How much of a query facts must explain where a word of it says that something is elsewhere. */
const leastBesideElsewhere = 0.8;

/**
 * Whether a query is rather about something else. A question to this range may have words that the site lacks, unless
 * they are more than those that it has, by two. Words that ask no one must be explained: "glock 19 holster review" is
 * none of this range's holsters.
 */
export function isMostlyStrange(
  matched: Matched<SearchFact>,
  { ages, day, time }: Slots,
  decision: Decision | undefined,
  isAddressed: boolean,
  query: string,
): boolean {
  const { strange, foreign, unexplained, words, matches, coverage } = matched;
  const explainedWords = matched.telling.length - unexplained.length;
  const text = plainLetters(query);
  if (foreign.includes(existing.exec(text)?.[1] ?? '')) return true;
  if (!isAddressed && choosing.test(text)) return true;
  // "Passport photo near me": what is near is this range, and lessons at it.
  const isHere = matches.some(({ fact: { to, role } }) => to === decision?.places[0] && role && nearby.has(role));
  if (!isAddressed && !isHere && /\bnear me\b/.test(text)) return true;
  if (decision?.isProhibited) return !isAddressed && foreign.length > explainedWords;
  // No fact answers, and a page that has the other words need not be about this: "trigger finger surgery".
  const unknown = foreign.filter((word) => strange.includes(word)).length;
  if (!decision && !isAddressed && 2 * unknown > foreign.length) return true;
  if (decision && !isAddressed) {
    if (decision.isGoods || foreign.length > Number(isSpecific(matched))) return true;
    // "Wedding photographer skyline": a road by its bare name is where another thing is.
    const isByName = (at: readonly number[]) => at.length === 1 && !/\d/.test(words[at[0] ?? 0] ?? '');
    const isAtRoad = matches.some(({ fact: { is }, at }) => is && 'road' in is && isByName(at));
    if (isAtRoad && matches.some(({ fact: { is, says } }) => !is && says !== undefined)) return true;
    if (coverage < leastBesideElsewhere && matches.some(({ fact }) => isElsewhere(fact))) return true;
    // "Coffee shop skyline": three facts with one word each are of something that none of them means.
    const named = matches.filter(({ fact, at }) => isByName(at) && !kindOf(fact, 'holiday'));
    if (new Set(named.map(({ fact }) => fact)).size > 2) return true;
  }
  // "Weather in Paris": a word that the site lacks is a place here. "In the lobby" is a place of this range.
  const isAbroad = words.some((word, at) => {
    const before = words.slice(Math.max(0, at - 2), at);
    return strange.includes(word) && before.some((one) => within.has(one)) && !articles.has(before.at(-1) ?? '');
  });
  if (isAbroad && ages.length === 0 && decision?.isWeak !== 'hours') return true;
  if (decision?.isNamed) return false;
  const slotted = ages.length + Number(day !== undefined) + Number(time !== undefined);
  const explained = explainedWords + slotted;
  if (explained === 0) return 2 * strange.length >= Math.max(1, matched.telling.length);
  // "Best tacos los gatos", "costco gas hours": some of the other words may be of this site too.
  const mayBeElsewhere = decision?.isWeak && unexplained.length > { any: 0, hours: explained }[decision.isWeak];
  return strange.length > (mayBeElsewhere ? 0 : explained + 1);
}
