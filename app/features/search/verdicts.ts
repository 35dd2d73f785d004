/** What the rules say of what is brought: prohibited, ask first, or allowed, as "Can I bring it?" answers. */
import { answer, type Decision, factAbout, has, isAbout, kindOf, kindsOf, silently } from './decision.ts';
import { type AnswerRule, buying, type Question } from './question.ts';
import { stemOf, stemsIn } from './terms.ts';

/** The rules for what is often meant by the same words. */
export const confusedWith = (options: Question['options'], { verdictFor }: Question) =>
  options.flatMap(({ is: { of, unlike } }) => (unlike ? verdictFor({ [of]: unlike }).because : []));

export const prohibited: AnswerRule = (question) => {
  const { worst, options, words, minor, older, isInYears, lost, verdictWords, alone, patterns } = question;
  if (worst?.answer !== 'no') return undefined;
  const deciding = options.filter(({ verdict }) => verdict.answer === 'no');
  const places = silently(...deciding, ...worst.because);
  const said = texts([...worst.because, ...confusedWith(deciding, question)]);
  // "No pets" says no already, and of "are tracers banned" a "No" would deny it.
  const no = has(patterns.ban, words) || said[0]?.startsWith(`${verdictWords.no} `) ? undefined : `${verdictWords.no}:`;
  const prohibition = answer(no, ...said, places);
  // What holds for a minor is said too: "my dog and my 8 yo" asks for both. Who is too young comes first.
  const isChild = minor?.is.from === 0;
  const also = answer(alone?.says, minor ?? relativeIn(question), ...older);
  // "Left my holster": it is looked for, and still prohibited.
  const all = isInYears && isChild ? answer(also, prohibition) : answer(prohibition, also, lost);
  return { ...all, isProhibited: true };
};

/** "On probation": whom the law keeps from guns is told no permission. That no gun is rented holds for all. */
export const keptFromGuns: AnswerRule = ({ matches }) =>
  kindsOf(matches, 'person').length > 0 && !isAbout(matches, 'gun-rental')
    ? { nothing: 'unknown', places: [] }
    : undefined;

/** "My son", "my nephew", who may be a minor. */
export const relativeIn = ({ matches, bands }: Question) =>
  kindsOf(matches, 'weak').find(({ says }) => says === bands[1]?.says) ??
  (kindsOf(matches, 'others').length > 0 ? bands[1] : undefined);

export const askFirst: AnswerRule = ({
  worst,
  options,
  topic,
  shop,
  lost,
  matches,
  words,
  stems,
  minor,
  verdictWords,
  unnamed,
  carrying,
}) => {
  if (worst?.answer !== 'ask') return undefined;
  const open = options.filter(({ verdict }) => verdict.answer === 'ask');
  if (worst.because.length > 0)
    return answer(`${verdictWords.ask}:`, ...texts(worst.because), silently(...open), minor);
  // Of a gun that is allowed "our rules don't cover this" would be untrue: it is so of what comes with it.
  const ruled = options.filter(({ verdict }) => verdict.answer === 'yes');
  // "Lost my rangefinder", "are the benches shaded": nothing is brought, and the site says what it knows of it.
  // "Do you sell glock mags": what is sold is no question of what is brought.
  const isSale = isAbout(matches, 'pro-shop') && stems.some((stem) => buying.has(stem));
  const told = lost ?? (isSale ? shop : topic);
  const isCarried = words.some(
    (word, index) => carrying.includes(stemOf(word)) && !open.some(({ at }) => at.includes(index)),
  );
  const [thing] = open;
  const uncovered = thing && unnamed.uncovered.replace('{thing}', thing.at.map((at) => words[at]).join(' '));
  if (told && (isSale || (ruled.length === 0 && !isCarried))) return answer(lost ? undefined : uncovered, told);
  // Of what is allowed one by one, and not together, a minor's rule says enough.
  if (!thing && minor) return undefined;
  if (!thing || (ruled.length === 0 && !minor)) return { nothing: 'ask', ...silently(...open) };
  // The law may be against the thing: what may be shot without it is no answer.
  return { ...answer(uncovered, minor, first(silently(...open, ...ruled, minor))), isProhibited: true };
};

/** What is not the visitor's own: whether it may be shared, and who may lend it, come before what may be shot. */
export const borrowed: AnswerRule = ({ words, stems, options, matches, facts, patterns }) => {
  const named = options.flatMap(({ is, at }) => (is.of === 'firearm' ? Math.min(...at) : []));
  const guns = [...named, ...stems.flatMap((stem, at) => (gun.has(stem) ? at : []))];
  const isTheirs = guns.some((at) => has(patterns.theirs, words.slice(0, at)));
  // "Lends us a shotgun" may have been found as a rental, and "lend me targets", which says more, is none.
  const isOther = (at: readonly number[]) =>
    matches.some(
      (one) => !one.fact.role?.includes('gun') && one.at.length > 1 && one.at.some((word) => at.includes(word)),
    );
  const isGun = guns.length > 0 || matches.some(({ fact, at }) => fact.role === 'gun-rental' && !isOther(at));
  // The range itself rents none.
  const isLent = isGun && has(patterns.lending, words) && !has(patterns.ofRange, words);
  // "My rifle from Nevada": the law of this state holds for it, too.
  if (!isTheirs && !isLent)
    return guns.length > 0 && isAbout(matches, 'origin') ? silently(factAbout(facts, 'borrowed-gun')) : undefined;
  const [sharing, lending] = [factAbout(facts, 'no-gun'), factAbout(facts, 'borrowed-gun')];
  return isLent ? silently(lending, sharing) : silently(sharing, lending);
};

/** "Gun" in each language, as search.yaml makes it of the words for it. */
const gun = stemsIn('gun arma');

/** Options that the rules speak of only to oblige. */
export const duties = /^(?:protection|bought-here)$/;

/** Words that say nothing about what is brought, where a fact is asked for with them. */
const harmless = stemsIn('gun ammo caliber round fire firing arma calibre');

/** "20 gauge or 12". */
const gauges = /^(?:12|16|20|28|410)$/;

/** "3 rifles": how many come says nothing of what they are. */
const isCount = (word: string, { words, options }: Question): boolean => {
  const next = words.indexOf(word) + 1;
  return /^\d$/.test(word) && words[next]?.endsWith('s') === true && options.some(({ at }) => at.includes(next));
};

/** Without "yes": one rule allows, the next restricts, and the question may be for what it rules out. */
export const allowed: AnswerRule = (question) => {
  const { worst, matches, options, unexplained, unnamed } = question;
  const [permission] = kindsOf(matches, 'permission');
  if (!worst && !permission) return undefined;
  // A word that no fact explains may be what decides: a device, a kind of ammunition.
  const chosen = Object.values(worst?.choice ?? {});
  const isDuty = worst && chosen.every((option) => duties.test(option));
  const isShotgun = options.some(({ is }) => is.option === 'shotgun');
  const isHarmless = (word: string) =>
    harmless.has(stemOf(word)) || isCount(word, question) || (isShotgun && gauges.test(word));
  const isOpen = !isDuty && !chosen.includes('service-animal') && !unexplained.every(isHarmless);
  // What holds for minors comes before what anyone may shoot.
  const relative = isDuty ? undefined : relativeIn(question);
  const caution = isOpen ? unnamed.anything : undefined;
  if (!worst) return answer(relative, caution, permission);
  // An AK may be automatic: what is prohibited comes before what is allowed.
  const confused = texts(confusedWith(options, question));
  const said = [...confused, caution, ...texts(worst.because)];
  return answer(relative, ...said, first(silently(...options, ...worst.because)));
};

/**
 * Beside a price, the hours or a range: "air rifle saturday", "buckshot price". What is often confused with something
 * prohibited, where ammunition may be shot, and what holds for a minor come first.
 */
export function withRules(question: Question, decision: Decision): Decision {
  const { options, worst, words, foreign, unnamed, matches, carrying, topic, isPurchase, slots } = question;
  const isOfVisit = slots.day !== undefined || kindsOf(matches, 'price').length + kindsOf(matches, 'range').length > 0;
  if (decision.nothing || topic || decision.isOpen) return decision;
  // "Day pass to shoot zorbs", but neither "use rifle and pistol both" nor "run out".
  const isShot = words.some(
    (word, at) =>
      word !== 'run' &&
      carrying.includes(stemOf(word)) &&
      words.slice(at + 1, at + 4).some((next) => foreign.includes(next)),
  );
  const isPlaced = options.some(({ is }) => is.at);
  const relative = isPurchase ? undefined : relativeBeside(question);
  const said = isOfVisit
    ? [
        ...confusedWith(options, question),
        isShot ? unnamed.anything : undefined,
        ...(isPlaced && worst ? worst.because : []),
      ]
    : [];
  // On a holiday the range may be closed, and of a pass its price is asked for.
  const isDecisionFirst = slots.isHoliday === true || kindsOf(matches, 'price').length > 0;
  const inOrder = isDecisionFirst ? [...said, decision, relative] : [...said, relative, decision];
  return inOrder.filter(Boolean).length > 1 ? { ...decision, ...answer(...inOrder) } : decision;
}

/** "My daughter annual pass", "my son saturday": who comes is said where the visit is asked about. */
function relativeBeside(question: Question) {
  const { matches, slots } = question;
  const isVisit =
    slots.day !== undefined ||
    matches.some(
      ({ fact }) =>
        kindOf(fact, 'range') ||
        (kindOf(fact, 'act') && fact.role !== 'youth-form') ||
        kindOf(fact, 'hours') ||
        kindOf(fact, 'price')?.price === 'annual' ||
        /^(?:lessons|first-visit|spectators)$/.test(fact.role ?? ''),
    );
  return isVisit ? relativeIn(question) : undefined;
}

const texts = (because: readonly { says: string }[]): string[] => because.map(({ says }) => says);

const first = ({ places }: { places: readonly string[] }) => ({ places: places.slice(0, 1) });
