/** Reads once what the answers need to know of a query: who is asked about, and what may be brought or bought. */
import { type Choice, verdictOn } from '#domain/bring.ts';
import type { SearchFact, SearchKnowledge } from '#domain/search.ts';
import { type Decision, factAbout, isAbout, kindOf, kindsOf } from './decision.ts';
import type { Match, Matched } from './match.ts';
import type { Slots } from './slots.ts';

export type Question = ReturnType<typeof readQuestion>;

export type AnswerRule = (question: Question) => Decision | undefined;

export function readQuestion(matched: Matched<SearchFact>, slots: Slots, source: SearchKnowledge) {
  const { facts, rules, verdicts: verdictWords } = source;
  // "Ear muffs for mom, who isn't shooting": she watches, and leaves no one alone.
  const watching = matched.matches.flatMap(({ fact, at }) => (fact.role === 'spectators' ? at : []));
  const isWatching = ({ fact, at }: Match<SearchFact>) =>
    kindOf(fact, 'alone') !== undefined && at.every((one) => watching.includes(one));
  matched = { ...matched, matches: matched.matches.filter((one) => !isWatching(one)) };
  const who = readAge(matched, slots, source);
  const { youngest } = who;
  const isForm = isAbout(matched.matches, 'youth-form');
  const isRelease = isAbout(matched.matches, 'release');
  // A minor's release is not that of everyone.
  const matches = matched.matches.filter(({ fact }) => fact.role !== 'release' || !(isForm || who.minor));
  const parts = rules.map((rule) => ({ ...rule, text: { says: rule.text, to: rule.to } }));
  const verdictFor = (choice: Choice) => verdictOn(parts, choice, new Set(source.unruled));
  const ranges = kindsOf(matches, 'range').filter(({ role }) => role === undefined);
  const options = kindsOf(matches, 'option').map(({ is, ...option }) => {
    // "Slugs for clays": where one shoots them decides.
    const isElsewhere = ranges.some(({ to }) => !to?.endsWith(`#${is.at?.name}`)) || matched.words.includes('trap');
    const here = (isElsewhere && is.at?.otherwise) || is.option;
    return { ...option, is: { ...is, option: here }, verdict: verdictFor({ [is.of]: here }) };
  });
  // "19 buy tracers": what is prohibited or must be asked about is no question of who may buy.
  const refused = options.filter(({ verdict }) => verdict.answer !== 'yes');
  const isPurchase = refused.length === 0 && isBuying(matched);
  // "Left my scope cover": what is lost is not asked about, unless a fact is asked for with both, as a lost card.
  const lost = matches.find(({ fact, at }) => fact.role === 'lost-property' && at.length > 1);
  const isKnown = matches.some(
    ({ fact, at }) => fact !== lost?.fact && !kindOf(fact, 'option') && at.some((one) => lost?.at.includes(one)),
  );
  const asked = choicesOf(refused.length > 0 ? refused : options);
  // What may be shot is no answer to what is sold.
  const bought = youngest ? [...asked, {}] : asked.filter(({ ammunition }) => ammunition === 'bought-here');
  const choices = isPurchase ? bought.map(buyingHere) : asked;
  const verdicts = choices.map((choice) => ({
    choice,
    ...verdictFor({ ...choice, ...(youngest && { age: youngest.is.band }) }),
  }));
  return {
    ...source,
    ...matched,
    ...who,
    matches,
    verdictWords,
    slots,
    verdictFor,
    options,
    isPurchase,
    // Rifle calibers fit handguns, too: only of shotguns it is clear that no handgun is meant.
    isForShotgun: asked.length > 0 && asked.every(isForShotgun),
    worst: (['no', 'ask', 'yes'] as const).flatMap((one) => verdicts.find(({ answer }) => answer === one) ?? [])[0],
    prices: kindsOf(matches, 'price'),
    acts: kindsOf(matches, 'act'),
    /** "My brother, 21, supervises": old enough, and still no parent. */
    guardian: kindsOf(matches, 'act').some(({ to }) => to?.endsWith('#ages')) ? who.bands[1] : undefined,
    alone: who.isJunior ? aloneIn(matched, slots, facts) : undefined,
    isSigning: isForm || isRelease,
    /** What no age decides. */
    office: matches.find(({ fact }) => fact.forAnyone)?.fact,
    lost: isKnown ? undefined : lost?.fact,
    /** What the site says of something that is not ruled. */
    topic: matches.find(({ fact: { is, says, forAnyone } }) => !is && says !== undefined && !forAnyone)?.fact,
    shop: factAbout(facts, 'pro-shop'),
  };
}

/** The youngest person who is asked about. */
function readAge({ matches }: Matched<SearchFact>, { ages, isRange }: Slots, { facts }: SearchKnowledge) {
  const ofAge = facts.filter((fact) => kindOf(fact, 'band')).map((fact) => ({ fact, at: [] }));
  const bands = kindsOf(ofAge, 'band').filter(({ is }) => !is.isName);
  const adult = bands.at(-1)?.is.from ?? Infinity;
  const inYears = ages.flatMap((years) => bands.findLast(({ is }) => is.from <= years) ?? []);
  // "My 20 yo kid" is 20: of minors, years say more than names. "I'm 35 with a baby" names another person.
  const isMinorInYears = inYears.some(({ is }) => is.from < adult);
  const inWords = kindsOf(matches, 'band').filter(({ is }) => !isMinorInYears || is.from === 0);
  // "Junior pass alone".
  const isPass =
    kindsOf(matches, 'price').some(({ is }) => is.price === 'junior') && kindsOf(matches, 'alone').length > 0;
  const [youngest] = [...inYears, ...inWords, ...(isPass ? bands.slice(1, 2) : [])].sort(
    (a, b) => a.is.from - b.is.from,
  );
  const minor = youngest && youngest.is.from < adult ? youngest : undefined;
  const junior = bands[1]?.is.from;
  const juniors = inYears.filter(({ is }) => is.from === junior).length;
  /** The bands of other minors whose ages are said, the younger first. */
  const older = bands.filter((band) => {
    const isSaid = isRange ? inYears.some(({ is }) => is.from >= band.is.from) : inYears.includes(band);
    return isSaid && band.is.from > (youngest?.is.from ?? 0) && band.is.from < adult;
  });
  return {
    bands,
    youngest,
    minor,
    older,
    juniors,
    isInYears: ages.length > 0,
    isJunior: minor && minor.is.from === junior,
  };
}

/** Of a minor who comes alone, the rule for that. "My nephew without his parents" comes with someone. */
function aloneIn(
  { matches, words }: Matched<SearchFact>,
  slots: Slots,
  facts: readonly SearchFact[],
): SearchFact | undefined {
  const isNamed = slots.ages.length === 0 && kindsOf(matches, 'band').length > 0;
  // "Four kids by myself": the adult is alone with them.
  const isWithKids = (slots.party?.juniors ?? 0) > 0 || isNamed;
  const isOwn = (at: number) => words[at] === 'myself' || (words[at] === 'own' && words[at - 1] === 'my');
  const alone = kindsOf(matches, 'alone');
  if (!alone.some(({ at }) => !(isWithKids && (words.includes('yo') || at.some(isOwn))))) return undefined;
  const [other] = alone.some(({ is }) => 'band' in is) ? kindsOf(matches, 'others') : [];
  return other ?? facts.find((one) => kindOf(one, 'alone') && !kindOf(one, 'band'));
}

/** Each combination of the options named, one of each question. */
function choicesOf(options: readonly { is: { option: string; of: string } }[]): Choice[] {
  const [question] = options.map(({ is }) => is.of);
  if (question === undefined) return [];
  const rest = choicesOf(options.filter(({ is }) => is.of !== question));
  return options
    .filter(({ is }) => is.of === question)
    .flatMap(({ is }) => (rest.length > 0 ? rest : [{}]).map((choice) => ({ [question]: is.option, ...choice })));
}

const isForShotgun = ({ firearm, ammunition = '' }: Choice): boolean =>
  firearm === 'shotgun' || /^(?:trap|slugs)-/.test(ammunition);

export const buyingHere = ({ firearm }: Choice): Choice => ({
  ...(firearm === 'handgun' && { firearm }),
  ammunition: 'bought-here',
});

/** "Buy" in each language, as search.yaml makes it of the words for it. */
export const buying: ReadonlySet<string> = new Set(['buy', 'comprar']);

/** Whether ammunition is bought: nothing else that is shot is sold here. */
const isBuying = ({ stems, matches }: Matched<SearchFact>): boolean =>
  stems.some((stem) => buying.has(stem)) &&
  matches.some(
    ({ fact }) =>
      /firearm|ammunition/.test(kindOf(fact, 'option')?.of ?? '') ||
      kindOf(fact, 'permission') ||
      fact.to?.endsWith('#pro-shop'),
  );
