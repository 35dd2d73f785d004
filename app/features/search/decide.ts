/**
 * Decides what a query is answered by, in the order of danger: no one under the minimum age, prohibited, ask first, an
 * age, a road, anything else, allowed. A permission never comes first where the query also names an age, or a word
 * that no fact explains: "glock" is allowed, and "glock with a thing on it" is a question for the range office.
 * Over 200 lines: one order of precedence, which reads best in one piece.
 */
import { type Choice, verdictOn } from '#domain/bring.ts';
import { type Day, weekdayOf } from '#domain/days.ts';
import { dollars } from '#words/prices.ts';
import type { RoadId } from '#domain/lane-closures.ts';
import type { FactKind, SearchFact, SearchSource } from '#domain/search.ts';
import type { Match, Matched } from './match.ts';
import type { Slots } from './slots.ts';
import { plainLetters, stemOf } from './terms.ts';

export type Answer = {
  /** Whole sentences, the condition included. */
  says?: string;
  /** What the page finds out at once: how that day or road is. */
  live?: { day: Day } | { road: RoadId };
};

export type Decision = Answer & {
  /** The places that answer, the first first. */
  places: readonly string[];
  /** `ask`: no rule speaks of it; `none`: no page does. Nothing else may be shown then. */
  nothing?: 'ask' | 'none';
  /** Whether it is a rule against something, or an age that may not come. */
  isProhibited?: true;
  /** Whether a rule speaks of a thing that is asked for by its name. */
  isNamed?: true;
  /** Whether a gun is asked for as goods: its price, or where to buy it. */
  isGoods?: true;
  /** Whether only a town or a relative was understood, or that it is about hours. */
  isWeak?: 'any' | 'hours';
};

type Of<Kind> = Extract<FactKind, Kind>;
type Found = Match<SearchFact>;

const largestParty = 9;

export function decide(matched: Matched<SearchFact>, slots: Slots, source: SearchSource): Decision | undefined {
  const { facts } = source;
  const { matches } = matched;
  const bands = facts.filter(({ is }) => is && 'band' in is && !is.isName);
  const firstYear = (fact: SearchFact | undefined): number => (fact?.is && 'band' in fact.is ? fact.is.from : Infinity);
  const bandAt = (years: number) => bands.findLast((band) => firstYear(band) <= years);
  // "My 20 yo kid" is 20: of minors, years say more than names. "I'm 35 with a baby" names another person.
  const inYears = slots.ages.map(bandAt);
  const isMinorInYears = inYears.some((band) => firstYear(band) < firstYear(bands.at(-1)));
  const inWords = kindsOf(matches, 'band')
    .map(({ fact }) => fact)
    .filter((band) => !isMinorInYears || firstYear(band) === 0);
  const named = [...inYears, ...inWords].filter((band) => band !== undefined);
  const [youngest] = [...named].sort((a, b) => firstYear(a) - firstYear(b));
  const isMinor = youngest !== undefined && firstYear(youngest) < firstYear(bands.at(-1));
  const age = youngest?.is && 'band' in youngest.is ? { age: youngest.is.band } : {};
  const options = kindsOf(matches, 'option');
  const isPurchase = isBuying(matched);
  const asked = choicesOf(options);
  const choices = isPurchase && youngest ? (asked.length > 0 ? asked : [{}]).map(buyingHere) : asked;
  // Rifle calibers fit handguns, too: only of shotguns it is clear that no handgun is meant.
  const isForShotgun = asked.length > 0 && asked.every(({ firearm }) => firearm === 'shotgun');
  const verdicts = choices.flatMap((choice) => {
    const verdict = verdictOn(source.rules.map(ruleTexts), { ...choice, ...age }, new Set(source.unruled));
    if (!isPurchase || youngest || verdict.answer !== 'yes') return { choice, ...verdict };
    // What may be shot is no answer to what is sold.
    const bought = { ammunition: 'bought-here' };
    return choice['ammunition'] === bought.ammunition
      ? { choice: bought, ...verdictOn(source.rules.map(ruleTexts), bought, new Set(source.unruled)) }
      : [];
  });
  const worst = (['no', 'ask', 'yes'] as const).flatMap(
    (one) => verdicts.find(({ answer }) => answer === one) ?? [],
  )[0];
  const optionPlaces = [...new Set(options.flatMap(({ fact }) => fact.to ?? []))];
  const say = (answer: 'no' | 'ask', because: readonly { text: string }[]) =>
    `${source.verdicts[answer]}: ${because.map(({ text }) => text).join(' ')}`;

  const isTooYoung = youngest !== undefined && firstYear(youngest) === 0;
  if (isTooYoung && worst?.answer !== 'no') return { ...answered(youngest), isProhibited: true };

  if (worst?.answer === 'no') {
    const prohibited = options.filter(({ fact }) => verdictAlone(fact, source) === 'no');
    const deciding = prohibited.flatMap(({ fact }) => fact.to ?? []);
    const confused = prohibited.flatMap(({ fact: { is } }) =>
      is && 'option' in is && is.unlike !== undefined
        ? verdictOn(source.rules, { [is.of]: is.unlike }, new Set(source.unruled)).because
        : [],
    );
    const prohibition = {
      says: [say('no', worst.because), ...new Set(confused)],
      places: [...deciding, ...worst.because.map(({ to }) => to)],
    };
    // What the child may not bring is said too: the question may be about what an adult brings for it.
    const child = isTooYoung ? { says: [youngest.says], places: answered(youngest).places } : undefined;
    const inOrder = [inYears.length > 0 ? child : undefined, prohibition, inYears.length > 0 ? undefined : child];
    return {
      isProhibited: true,
      ...saying(inOrder.flatMap((one) => one?.says)),
      places: [...new Set(inOrder.flatMap((one) => one?.places ?? []))],
    };
  }
  // "On probation": whom the law keeps from guns is told no permission.
  if (kindsOf(matches, 'person').length > 0) return { nothing: 'none', places: [] };

  if (worst?.answer === 'ask') {
    const open = options.filter(({ fact }) => verdictAlone(fact, source) === 'ask');
    const asking = open.flatMap(({ fact }) => fact.to ?? []);
    if (worst.because.length > 0) return { says: say('ask', worst.because), places: asking };
    // Of a gun that is allowed "our rules don't cover this" would be untrue: it is so of what comes with it.
    const allowed = options.filter(({ fact }) => verdictAlone(fact, source) === 'yes');
    // "Lost my rangefinder", "are the benches shaded": nothing is brought, and the site says what it knows of it.
    const told = matches.find(
      ({ fact: { is, says, forAnyone } }) => is === undefined && says !== undefined && !forAnyone,
    );
    if (told && allowed.length === 0 && !matched.words.some((word) => carrying.has(stemOf(word))))
      return answered(told.fact);
    const [thing] = open;
    if (!thing || allowed.length === 0 || isMinor) return { nothing: 'ask', places: asking };
    const uncovered = source.unnamed.uncovered.replace('{thing}', thing.at.map((at) => matched.words[at]).join(' '));
    const rules = allowed.flatMap(({ fact: { is } }) =>
      is && 'option' in is ? verdictOn(source.rules, { [is.of]: is.option }, new Set(source.unruled)).because : [],
    );
    return {
      ...saying([uncovered, ...new Set(rules)]),
      places: [...asking, ...allowed.flatMap(({ fact }) => fact.to ?? [])].slice(0, 1),
      isNamed: true,
    };
  }

  const prices = kindsOf(matches, 'price');
  // "A refund, my kid is sick": no age decides it.
  const office = matches.find(({ fact: { forAnyone } }) => forAnyone)?.fact;
  if (office && youngest && inYears.length === 0 && !isTooYoung)
    return { ...saying([office.says, youngest.says]), places: [office, youngest].flatMap(({ to }) => to ?? []) };
  const acts = kindsOf(matches, 'act').map(({ fact }) => fact);
  // "Earmuffs small enough for a kid": what is known of the thing comes first, and the rule for the age with it.
  const topic = matches.find(({ fact: { is, says, forAnyone } }) => !is && says !== undefined && !forAnyone)?.fact;
  const isOnlyTopic =
    prices.length + acts.length === 0 && !['alone', 'others'].some((kind) => kindsOf(matches, kind).length > 0);
  if (topic && isOnlyTopic && isMinor && youngest && inYears.length === 0 && !isTooYoung)
    return { ...saying([topic.says, youngest.says]), places: [topic, youngest].flatMap(({ to }) => to ?? []) };
  if (isMinor && youngest) {
    const annual = prices.find(({ fact: { is } }) => is && 'price' in is && is.price === 'annual')?.fact;
    if (annual) return { ...saying([annual.says]), places: [annual.to, youngest.to].flatMap((to) => to ?? []) };
    const party = prices.length > 0 ? partyPrice(slots, facts) : undefined;
    const junior = facts.find(({ is }) => is && 'price' in is && is.price === 'junior');
    if (prices.length > 0 && firstYear(youngest) === firstYear(bands[1]) && junior)
      return { ...saying([party, junior.says]), places: [junior.to ?? '', youngest.to ?? ''] };
    const company = companyOf(matched, slots, source, firstYear(youngest) === firstYear(bands[1]));
    const said = isPurchase
      ? [
          ...(isForShotgun ? shellsFor(source, youngest) : []),
          ...conditions(source, worst?.choice, youngest),
          youngest.says,
        ]
      : [
          company.alone,
          ...acts.map(({ says }) => says),
          // Ammunition, with no word about what for: who may not buy it must know.
          ...(isAboutAmmunition(matches) ? conditions(source, buyingHere(worst?.choice ?? {}), youngest) : []),
          youngest.says,
          company.others,
          office?.says,
        ];
    return {
      ...(company.alone !== undefined && { isProhibited: true }),
      ...saying([...new Set(said)]),
      places: [...acts.map(({ to }) => to), youngest.to, ...prices.map(({ fact }) => fact.to), office?.to].flatMap(
        (to) => to ?? [],
      ),
    };
  }

  // Of those who are old enough the answer is the duty's limit, as the rule for the band below says it.
  const outgrown = acts.find(({ is }) => is && 'act' in is && is.under !== undefined);
  if (youngest && outgrown && !isMinor) {
    const limits = source.rules.filter(({ allows }) => allows.some((one) => isForAgeOnly(one, bands.at(-2))));
    return {
      ...saying([youngest.says, ...limits.map(({ text }) => text)]),
      places: [...answered(youngest).places, ...answered(outgrown).places],
    };
  }
  if (youngest && acts.length > 0)
    return { ...saying(acts.map(({ says }) => says)), places: acts.flatMap(({ to }) => to ?? []) };

  // "No 9 skeet shells": beside a thing that is brought, a number alone is no highway.
  const roads = kindsOf(matches, 'road').filter(
    ({ at }) => options.length === 0 || at.some((one) => !/^\d+$/.test(matched.words[one] ?? '')),
  );
  const [road] = roads;
  const towards = kindsOf(matches, 'towards');
  const isState = matched.words.some((word) => stateOfRoad.test(word));
  const towns = kindsOf(matches, 'weak').filter(({ fact: { to } }) => to?.includes('/contact#'));
  if (towards.length > 0 && !isState && roads.length + towns.length > 0) {
    const ways = [...roads, ...towns, ...towards].flatMap(({ fact: { is, to } }) =>
      is && 'road' in is ? (is.way ?? []) : (to ?? []),
    );
    return { ...saying([road ? undefined : towns[0]?.fact.says]), places: [...new Set(ways)] };
  }
  const onTheWay = towns.filter(({ fact: { to } }) => to?.includes('/contact#from-'));
  const roadsPlace = facts.find(({ is }) => is && 'road' in is)?.to;
  if (!road && roadsPlace && onTheWay.length > 0 && isState)
    return { places: [roadsPlace, ...onTheWay.flatMap(({ fact: { to } }) => to ?? [])] };
  if (road?.fact.is && 'road' in road.fact.is) return { ...answered(road.fact), live: { road: road.fact.is.road } };

  const shop = facts.find(({ is, to }) => !is && to?.endsWith('#pro-shop'));
  if (shop && isAboutGoods(matched)) return { ...answered(shop), isGoods: true };
  const general = generalOf(matched, slots, source);
  if (general) return general;
  const [permission] = kindsOf(matches, 'permission');
  if (worst || permission) {
    // A word that no fact explains may be what decides: a device, a kind of ammunition. A duty holds all the same.
    const isDuty = worst && Object.values(worst.choice).every((option) => duties.has(option));
    // "My son" may be a minor: what holds for minors comes before what anyone may shoot.
    const relative = isDuty
      ? undefined
      : kindsOf(matches, 'weak').find(({ fact }) => fact.says === juniorRule(facts))?.fact;
    const isOpen = !isDuty && matched.unexplained.some((word) => !harmless.has(stemOf(word)));
    const unnamed = isOpen ? source.unnamed.anything : undefined;
    if (!worst)
      return (
        permission && {
          ...saying([relative?.says, unnamed, permission.fact.says]),
          places: [relative, permission.fact].flatMap((fact) => fact?.to ?? []),
        }
      );
    const ruled = [...optionPlaces, ...worst.because.map(({ to }) => to)].slice(0, 1);
    const places = [...new Set([relative?.to ?? [], ruled].flat())];
    const isNamed = options.some(({ at }) => at.some((one) => !/^[\d.]/.test(matched.words[one] ?? '')));
    // Without "yes": one rule allows, the next restricts, and the question may be for what it rules out.
    const said = saying([relative?.says, unnamed, ...worst.because.map(({ text }) => text)]);
    return { ...said, places, ...(isNamed && { isNamed }) };
  }
  if (isPurchase && shop) return answered(shop);
  const [weak] = [...kindsOf(matches, 'others'), ...kindsOf(matches, 'weak')];
  return weak ? { ...answered(weak.fact), isWeak: 'any' } : youngest && answered(youngest);
}

/** What holds for ages with a parent. */
const juniorRule = (facts: readonly SearchFact[]): string | undefined =>
  facts.filter(({ is }) => is && 'band' in is && !is.isName)[1]?.says;

const isForAgeOnly = (one: SearchSource['rules'][number]['allows'][number], band: SearchFact | undefined): boolean =>
  Object.keys(one).length === 1 &&
  band?.is !== undefined &&
  'band' in band.is &&
  one['age']?.includes(band.is.band) === true;

/** Words that ask for the state of a road, not for the way by it. */
const stateOfRoad =
  /^(?:clos|open|shut|snow|ice$|icy|traffic|accident|condition|mud|slide|cerrad|abiert|niev|hielo|trafic|choque|condicion)/;

/** Who comes with a minor: of those who come alone or with someone else the rule says first, or too, what it means. */
function companyOf(
  { matches, words }: Matched<SearchFact>,
  { ages, party }: Slots,
  { facts }: SearchSource,
  isJunior: boolean,
): { alone?: string | undefined; others?: string | undefined } {
  if (!isJunior) return {};
  // "Four kids by myself": the adult is alone with them.
  const isWithKids = (party?.juniors ?? 0) > 0 || (ages.length === 0 && kindsOf(matches, 'band').length > 0);
  const isOwn = (at: number) => words[at] === 'myself' || (words[at] === 'own' && words[at - 1] === 'my');
  const isAlone = ({ at }: Found) => !(isWithKids && (words.includes('yo') || at.some(isOwn)));
  if (kindsOf(matches, 'alone').some(isAlone))
    return { alone: facts.find(({ is }) => is && 'alone' in is && !('band' in is))?.says };
  return { others: kindsOf(matches, 'others')[0]?.fact.says };
}

/** Stems of what visitors do with a thing that the rules may not know: "can I bring a zeppelin". */
export const carrying: ReadonlySet<string> = new Set(
  'bring brought carry take use shoot fire run mount legal allow permit llevar llevo traer traigo usar uso disparar tirar permitido permiten'
    .split(' ')
    .map(stemOf),
);

/** Options that the rules speak of only to oblige. */
const duties: ReadonlySet<string> = new Set(['protection', 'bought-here']);

/** "Buy" in each language, as search.yaml makes it of the words for it. */
const buying: ReadonlySet<string> = new Set(['buy', 'comprar']);

/** Whether ammunition is bought: nothing else that is shot is sold here. */
const isBuying = ({ telling, matches, stems }: Matched<SearchFact>): boolean =>
  telling.length > 0 &&
  stems.some((stem) => buying.has(stem)) &&
  matches.some(
    ({ fact: { is, to } }) =>
      (is && (('option' in is && ['firearm', 'ammunition'].includes(is.of)) || 'permission' in is)) ||
      to?.endsWith('#pro-shop'),
  );

/** Guns in general are also what one shoots here: "rifle price" asks for a pass, "price of a glock" for a glock. */
const gunsInGeneral: ReadonlySet<string> = new Set(
  'gun pistol rifle shotgun arma pistola escopeta'.split(' ').map(stemOf),
);

/** Words of those who come to shoot, or ask for a pass. */
const visiting: ReadonlySet<string> = new Set(
  `my shoot shooting use fire bring rent pass entry entrance admission fee day lane ammo range
  mi mis tirar disparar usar traer llevar alquilar rentar renta rentan pase entrada tarifa munición`
    .split(/\s+/)
    .map((word) => stemOf(plainLetters(word))),
);

/** Whether a gun is asked for as what one could buy. */
function isAboutGoods({ matches, words, stems }: Matched<SearchFact>): boolean {
  const guns = matches.filter(({ fact: { is } }) => is && 'option' in is && is.of === 'firearm');
  const named = guns.flatMap(({ at }) => at).filter((at) => !/^\d/.test(words[at] ?? ''));
  if (named.length === 0 || stems.some((stem) => visiting.has(stem))) return false;
  if (stems.some((stem) => buying.has(stem))) return true;
  const isPriced = matches.some(({ fact: { is }, at }) => is && 'price' in is && is.price === 'day' && at.length === 1);
  return isPriced && named.some((at) => !gunsInGeneral.has(stems[at] ?? ''));
}

/** Whether ammunition is named in general: a kind of it is an option with its own rules. */
const isAboutAmmunition = (matches: readonly Found[]): boolean =>
  kindsOf(matches, 'permission').some(({ fact: { to } }) => to?.endsWith('#own-ammunition'));

const buyingHere = ({ firearm }: Choice): Choice => ({
  ...(firearm === 'handgun' && { firearm }),
  ammunition: 'bought-here',
});

/** Words that say nothing about what is brought, where a fact is asked for with them. */
const harmless = new Set(['gun', 'ammo', 'caliber', 'round', 'arma', 'calibr']);

/** What is neither brought nor an age: the heaviest match. Off-topic words outweigh towns, guns and days. */
function generalOf(
  { matches, words }: Matched<SearchFact>,
  slots: Slots,
  { facts, verdicts }: SearchSource,
): Decision | undefined {
  const { day, time, party } = slots;
  const general = matches.filter(
    ({ fact: { is } }) =>
      !is || ['price', 'hours', 'holiday', 'groups', 'act', 'towards', 'range'].some((kind) => kind in is),
  );
  // "Crossbow sighting in": where one sights in is no answer to whether a crossbow may come.
  // "Sighting in for a pig hunt" is about the range, not about the hunt, which is elsewhere.
  const isAtRange = general.some(({ fact: { is } }) => is && 'range' in is);
  const best =
    general.find(({ fact: { is, to } }) => (!is || !('range' in is)) && !(isAtRange && to === null)) ?? general[0];
  const places = placesOf(best ? [best, ...general] : []);
  if (party && sizeOf(party) > largestParty && !(best?.fact.is && 'groups' in best.fact.is)) {
    const groups = facts.find(({ is }) => is && 'groups' in is);
    if (groups) return { ...answered(groups), places: [...answered(groups).places, ...places] };
  }
  if (best?.fact.to === null) return { nothing: 'none', places: [] };
  const [holiday] = kindsOf(general, 'holiday');
  const hours = facts.find(({ is }) => is && 'hours' in is);
  const isTimed = time !== undefined;
  const isArrival = isTimed && words.some((word) => arriving.has(stemOf(word)));
  const isAboutHours =
    isArrival || (best ? best.fact === hours || best.fact === holiday?.fact : day !== undefined || isTimed);
  if (isAboutHours && hours) {
    const to = (holiday?.fact ?? hours).to;
    const isOpening = !isArrival && best?.fact === hours;
    return {
      ...saying([
        hoursOn(
          hours,
          { day, time, isOpening, isHoliday: holiday !== undefined || slots.isHoliday === true },
          verdicts.no,
        ),
      ]),
      ...(day && { live: { day } }),
      ...(best && best.fact === hours && { isWeak: 'hours' }),
      places: [...(to ? [to] : []), ...places],
    };
  }
  if (!best) {
    const price = party && facts.find(({ is }) => is && 'price' in is && is.price === 'day');
    return price && { ...saying([partyPrice(slots, facts), price.says]), places: price.to === null ? [] : [price.to] };
  }
  const { is, says } = best.fact;
  const isByPerson = is && 'price' in is && ['day', 'junior'].includes(is.price);
  const sum = isByPerson ? partyPrice(slots, facts) : undefined;
  return { ...saying([sum, says]), places };
}

/** With a time of day they ask for the last check-in. */
const arriving: ReadonlySet<string> = new Set(
  'arrive arrival show get there late check checkin come start llegar llego llegamos llega venir voy entrar registro'
    .split(' ')
    .map(stemOf),
);

type Hours = { day: Day | undefined; time: number | undefined; isOpening: boolean; isHoliday: boolean };

/**
 * A day on which the range is closed every week is closed, holiday or not. After the last check-in no one comes in,
 * even if the range is still open.
 */
function hoursOn({ is, says }: SearchFact, asked: Hours, no: string): string | undefined {
  if (!is || !('hours' in is)) return says;
  if (asked.day !== undefined && is.closed.includes(weekdayOf(asked.day))) return is.saysClosed;
  if (asked.isHoliday) return is.saysHoliday;
  const { time } = asked;
  const isClosed = time !== undefined && (time < is.opens || time > (asked.isOpening ? is.closes : is.lastCheckIn));
  if (!isClosed) return says;
  return time > is.lastCheckIn ? `${no}: ${is.saysLate}` : `${no}: ${says}`;
}

const sizeOf = ({ adults, juniors, people, mixed }: NonNullable<Slots['party']>): number =>
  Math.max(people, mixed, adults + juniors);

const placesOf = (matches: readonly Found[]): string[] => [...new Set(matches.flatMap(({ fact }) => fact.to ?? []))];

const answered = ({ to, says }: SearchFact): Decision => ({
  ...(says !== undefined && { says }),
  places: to === null ? [] : [to],
});

const saying = (sentences: readonly (string | undefined)[]): Answer => {
  const said = sentences.filter(Boolean).join(' ');
  return said === '' ? {} : { says: said };
};

const kindsOf = <Kind extends string>(matches: readonly Found[], kind: Kind) =>
  matches.filter(({ fact: { is } }) => is !== undefined && kind in is);

const ruleTexts = (rule: SearchSource['rules'][number]) => ({ ...rule, text: rule });

/** Each combination of the options named, one of each question. */
function choicesOf(options: readonly Found[]): Choice[] {
  const byQuestion = new Map<string, string[]>();
  for (const { fact } of options) {
    const { option, of } = fact.is as Of<{ option: string; of: string }>;
    byQuestion.set(of, [...(byQuestion.get(of) ?? []), option]);
  }
  return [...byQuestion].reduce<Choice[]>(
    (choices, [question, each]) =>
      choices.flatMap((choice) => each.map((option) => ({ ...choice, [question]: option }))),
    byQuestion.size > 0 ? [{}] : [],
  );
}

function verdictAlone({ is }: SearchFact, { rules, unruled }: SearchSource): 'yes' | 'no' | 'ask' | undefined {
  if (!is || !('option' in is)) return undefined;
  return verdictOn(rules, { [is.of]: is.option }, new Set(unruled)).answer;
}

/** What the rules add for the age and the things that are asked about together. */
function conditions({ rules }: SearchSource, choice: Choice | undefined, { is }: SearchFact): string[] {
  if (!choice || !is || !('band' in is)) return [];
  return rules
    .filter(({ allows, prohibits }) =>
      [...allows, ...prohibits].some(
        (one) =>
          one['age']?.includes(is.band) &&
          Object.keys(one).some((question) => question in choice) &&
          Object.entries(one).every(
            ([question, each]) =>
              question === 'age' || choice[question] === undefined || each.includes(choice[question]),
          ),
      ),
    )
    .map(({ text }) => text);
}

/**
 * Who may buy no ammunition at all: to those who are older, and ask for shells, it says more than the rule about
 * handguns.
 */
function shellsFor({ rules }: SearchSource, { is }: SearchFact): string[] {
  if (!is || !('band' in is)) return [];
  return rules
    .filter(({ prohibits }) =>
      prohibits.some(
        (one) =>
          one['ammunition']?.includes('bought-here') &&
          one['firearm'] === undefined &&
          one['age']?.includes(is.band) === false,
      ),
    )
    .map(({ text }) => text);
}

/** "2 × $35 + 1 × $20 = $90." Of a family, whose ages no one named, nothing. */
function partyPrice({ party }: Slots, facts: readonly SearchFact[]): string | undefined {
  const amount = (id: string): number => {
    const is = facts.find((fact) => fact.is && 'price' in fact.is && fact.is.price === id)?.is;
    return is && 'price' in is ? is.amount : Number.NaN;
  };
  if (!party) return undefined;
  const counts = [
    [party.adults + party.people, amount('day')],
    [party.juniors, amount('junior')],
  ] as const;
  const parts = counts.filter(([count]) => count > 0);
  const total = parts.reduce((sum, [count, each]) => sum + count * each, 0);
  return Number.isNaN(total) || total === 0
    ? undefined
    : `${parts.map(([count, each]) => `${count} × ${dollars(each)}`).join(' + ')} = ${dollars(total)}.`;
}
