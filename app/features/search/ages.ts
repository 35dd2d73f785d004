/** What holds for the youngest who is asked about. */
import type { Choice } from '#domain/bring.ts';
import { answer, factAbout, has, isAbout, kindOf, kindsOf, silently } from './decision.ts';
import { byPerson, largeGroup, partyPrice } from './prices.ts';
import { type AnswerRule, buying, buyingHere, type Question } from './question.ts';
import { confusedWith, duties, relativeIn } from './verdicts.ts';
import { stemsIn } from './terms.ts';

/** "Kids 4 and 9": each age gets its rule, the youngest first. "5 watching" may be five people. */
export const tooYoung: AnswerRule = ({ minor, older, worst, words, topic }) =>
  minor?.is.from === 0 && worst?.answer !== 'no'
    ? answer(minor, ...older, words.some((word) => /^\d$/.test(word)) ? topic : undefined)
    : undefined;

/**
 * "Stepmom signs the release", "grandpa supervises": that they replace no parent comes before what they may do. So it
 * does where a minor is supervised, by anyone: "can my coworker watch over my 14 yo".
 */
export const standIn: AnswerRule = (question) => {
  const { matches, acts, bands, minor, youngest, office, prices, isInYears, isJunior, isSigning, facts } = question;
  const { words, patterns } = question;
  const isSupervised = isAbout(matches, 'supervisor');
  const [named] = kindsOf(matches, 'others');
  const others = facts.find((fact) => kindOf(fact, 'others'));
  // "Can my mom supervise me im 15": she is the parent.
  const isOfOther = isSupervised && isInYears && isJunior && !has(patterns.parent, words);
  // "His 22 year old brother is taking him".
  const isTaken = youngest !== undefined && youngest === bands.at(-1) && has(patterns.taken, words);
  if (isTaken) return answer(named ?? others, bands[1], silently(youngest));
  const other = named ?? (isOfOther ? others : undefined);
  const isBeside = acts.length + kindsOf(matches, 'alone').length > 0 || (minor && !office && prices.length === 0);
  const isAsked = isSigning || isSupervised || (!isInYears && isBeside);
  const form = matches.find(({ fact }) => fact.role === 'youth-form')?.fact;
  return other && isAsked ? answer(other, bands[1], form, silently(...acts)) : undefined;
};

/**
 * Without years. "A refund, my kid is sick": no age decides it. "Earmuffs small enough for a kid": what is known of the
 * thing comes first, and the rule for the age with it. So does what holds for a large group.
 */
export const besideAge: AnswerRule = (question) => {
  const { office, topic, youngest, minor, isInYears, prices, acts, matches } = question;
  const isSilent = office && office.says === undefined;
  if (!youngest || (isInYears && !isSilent)) return undefined;
  const others = [...prices, ...acts, ...kindsOf(matches, 'alone')];
  const known = largeGroup(question) ?? (kindsOf(matches, 'others').length === 0 ? topic : undefined);
  const first = office ?? (minor && others.length === 0 ? known : undefined);
  return isSilent ? silently(office, youngest) : first && answer(first, youngest);
};

/** What a pass costs or includes for a minor. "Does my 12 year old pay" asks for it, too. */
export const minorPrice: AnswerRule = ({ minor, older, isJunior, prices, options, facts, slots, matches, alone }) => {
  const priceOf = (id: string) => facts.find((fact) => kindOf(fact, 'price')?.price === id);
  const annual = prices.find(({ is }) => is.price === 'annual');
  const isFee =
    isAbout(matches, 'payment') && matches.every(({ fact: { is } }) => !is || ('band' in is && !('alone' in is)));
  const isPaid = isFee || annual || prices.some(({ is }) => byPerson.has(is.price));
  if (!minor || !isPaid || !(isJunior || options.length === 0)) return undefined;
  if (annual) return answer(alone?.says, annual, isJunior ? undefined : priceOf('junior'), minor);
  // "Just turned 18, is it still $20": they pay what everyone pays.
  if (!isJunior) return answer(priceOf('day'), minor);
  // "2 veterans and a kid": who pays another price is in no sum.
  const others = prices.filter(({ is }) => !byPerson.has(is.price));
  const sum = others.length > 0 ? undefined : partyPrice(slots, facts);
  // "Me, my wife and two boys": who pays the full price comes, too.
  const day = sum === undefined && slots.named + older.length > 0 ? priceOf('day') : undefined;
  return answer(alone?.says, sum, priceOf('junior'), ...others, day, silently(minor));
};

export const minorRule: AnswerRule = (question) => {
  const {
    minor,
    older,
    isPurchase,
    isForShotgun,
    worst,
    matches,
    acts,
    prices,
    options,
    office,
    facts,
    isJunior,
    topic,
    isSigning,
    isInYears,
    guardian,
    alone,
  } = question;
  if (!minor) return undefined;
  // "Plinking for my son": where that is comes after what holds for him.
  const rest = silently(
    isSigning ? factAbout(facts, 'youth-form') : undefined,
    ...prices,
    ...kindsOf(matches, 'range'),
    office,
  );
  // Ammunition, with no word about what for: who may not buy it must know.
  const isAmmunition = isAbout(matches, 'own-ammunition') || isAbout(matches, 'pro-shop');
  const shells = isPurchase && isForShotgun ? shellsFor(question) : [];
  const sale = isPurchase || isAmmunition ? conditions(question, buyingHere(worst?.choice ?? {})) : [];
  // "Minimum age for kids" asks for it: under it no one comes.
  const limit = !isInYears && isAbout(matches, 'minimum-age') ? question.bands[0] : undefined;
  const { juniors = 0, adults = 0 } = question.slots.party ?? {};
  const isSeveral = isJunior && Math.max(juniors, question.juniors) > Math.max(adults, 1);
  const perAdult = isSeveral ? factAbout(facts, 'supervision') : undefined;
  // "Does my kid need ear muffs": what everyone must wear.
  const isDuty = options.every(({ is }) => duties.test(is.option));
  const required = isDuty ? options.flatMap(({ verdict }) => verdict.because) : [];
  // "Pellet rifle for my kid": a thing that is often confused with another one has its own rules.
  const confused = options.filter(({ is }) => is.unlike);
  return answer(
    alone?.says,
    // "12 year old crossbow": what no rule covers comes first.
    topic?.to?.endsWith('#ask') ? topic : undefined,
    ...required,
    ...shells,
    ...sale,
    ...(isPurchase ? [silently(...acts)] : acts),
    limit,
    minor,
    ...older,
    guardian,
    perAdult,
    ...kindsOf(matches, 'groups'),
    ...confusedWith(confused, question),
    ...confused.flatMap(({ verdict }) => verdict.because),
    rest,
    topic,
    office?.says,
  );
};

const ofOtherAges = stemsIn('own ammo ammunition round coach');

/**
 * "At what age can kids shoot alone": the age to enter alone would read as a permission. "Minimum age for a handgun":
 * it is more than that to enter.
 */
export const ageAlone: AnswerRule = ({ matches, options, stems, bands, acts }) => {
  if (!isAbout(matches, 'minimum-age')) return undefined;
  const alone = kindsOf(matches, 'alone').find(({ is }) => !('band' in is));
  if (alone) return answer(alone);
  const isHandgun = stems.join().includes('pistol') || options.some(({ is }) => is.option === 'handgun');
  // Who buys, coaches or supervises, and ammunition, have ages of their own.
  const isOther = acts.length > 0 || stems.some((stem) => ofOtherAges.has(stem) || buying.has(stem));
  return isHandgun && !isOther ? answer(...bands.slice(0, -1)) : undefined;
};

/** "My nephew buys ammo", "my son buys shells": to whom none is sold comes first. */
export const withheld: AnswerRule = (question) =>
  question.isPurchase && relativeIn(question) ? answer(...shellsFor(question), question.shop) : undefined;

/** Of those who are old enough the answer is the duty's limit, as the rule for the band below says it. */
export const duty: AnswerRule = ({ youngest, acts, bands, rules, guardian }) => {
  if (!youngest || acts.length === 0) return undefined;
  const outgrown = acts.find(({ is }) => is.under !== undefined);
  if (!outgrown) return answer(...acts, guardian);
  const below = bands.at(-2)?.is.band ?? '';
  const limits = rules.filter(({ allows }) =>
    allows.some(({ age, ...others }) => age?.includes(below) && Object.keys(others).length === 0),
  );
  return answer(youngest, ...limits.map(({ text }) => text), silently(outgrown));
};

/** What the rules add for the age and the things that are asked about together. */
const conditions = ({ rules, minor }: Question, choice: Choice = {}): string[] =>
  rules
    .filter(({ allows, prohibits }) =>
      [...allows, ...prohibits].some(({ age, ...others }) => {
        const known = Object.entries(others).filter(([question]) => question in choice);
        const isMet = known.length > 0 && known.every(([question, each]) => each.includes(choice[question] ?? ''));
        return isMet && age?.includes(minor?.is.band ?? '');
      }),
    )
    .map(({ text }) => text);

/** Who may buy no ammunition at all: to those who are older, and ask for shells, it says more than that of handguns. */
const shellsFor = ({ rules, minor }: Question): string[] =>
  rules
    .filter(({ prohibits }) =>
      prohibits.some(
        ({ ammunition, firearm, age }) =>
          ammunition?.includes('bought-here') && !firearm && age?.includes(minor?.is.band ?? '') === false,
      ),
    )
    .map(({ text }) => text);
