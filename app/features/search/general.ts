/**
 * What is neither brought nor an age: roads and ways, groups, hours, and any other fact.
 * Over 200 lines: roads, days and other facts are asked for together, and each answer leads to the others.
 */
import { weekdayOf } from '#domain/days.ts';
import type { SearchFact } from '#domain/search.ts';
import { answer, type Decision, factAbout, has, isAbout, kindOf, kindsOf, type Live, silently } from './decision.ts';
import { byPerson, largeGroup, namedPrice, partyPrice } from './prices.ts';
import type { AnswerRule, Question } from './question.ts';
import { moreSaid, subjectOf, subjectsIn } from './subject.ts';

/** "Is 17 closed, we come with the kids": no one's age is asked about. */
export const roadState: AnswerRule = (question) =>
  question.youngest && !question.isInYears && has(question.patterns.roadState, question.words)
    ? road(question)
    : undefined;

export const road: AnswerRule = (question) => {
  const { matches, words, options, facts } = question;
  // "Bus from San Francisco": the way by car is no answer to what no page has.
  if (matches.some(({ fact }) => fact.leads || (fact.to === null && !fact.is))) return undefined;
  // "No 9 skeet shells": beside a thing that is brought, a number alone is no highway.
  // "I live on Skyline" asks for no way there.
  const isState = has(question.patterns.roadState, words);
  const isHome = (one: number) => !isState && has(question.patterns.home, words.slice(0, one));
  const roads = kindsOf(matches, 'road').filter(
    ({ at }) =>
      !at.some(isHome) &&
      (options.length + question.prices.length === 0 || at.some((one) => !/^\d+$/.test(words[one] ?? ''))),
  );
  // "Foggy on Skyline": the weather is asked for, not the lanes.
  if (!isState && matches.some(({ fact }) => fact.role === 'weather')) return undefined;
  const [first] = roads;
  const towards = kindsOf(matches, 'towards');
  const towns = kindsOf(matches, 'weak').filter(({ role }) => role === 'way' || role === 'ways');
  const isTimed = isAbout(matches, 'drive-time') || (towns.length > 0 && has(question.patterns.distance, words));
  if ((towards.length > 0 || isTimed) && !isState && roads.length + towns.length > 0) {
    // "Where are you, my GPS leads to Los Altos": of the place, not of the way from there.
    const where = matches.find(({ fact }) => fact.role === 'whereabouts')?.fact;
    if (where) return answer(where, silently(...towards));
    const ways = { places: roads.flatMap(({ is }) => is.way ?? []) };
    // No one has measured it: said before the ways, which would seem to answer.
    const time = isTimed ? factAbout(facts, 'drive-time') : undefined;
    return answer(
      time && { ...time, to: null },
      ways,
      silently(...towns, ...towards),
      first ? undefined : towns[0]?.says,
    );
  }
  const way = factAbout(facts, 'ways');
  const states = [...new Set(roads.map(({ is }) => is.road))].map((one): Live => ({ road: one }));
  if (first && way && has(question.patterns.detour, words)) return { ...silently(way), live: states };
  // "Snow on 35, are you open tomorrow" asks for both, and "is 35 closed tomorrow" for the road.
  const asked =
    question.slots.day && has(question.patterns.badWeather, words) ? openThatDay : question.patterns.rangeOpen;
  const rangeHours = isState && first ? hoursBesideRoad(question, asked) : undefined;
  if (first && rangeHours)
    return { ...answer(rangeHours, silently(first, rangeHours)), live: [...states, ...(rangeHours.live ?? [])] };
  if (first) return { ...answer(first), live: states };
  // "280 closed", "17 cerrada": a number alone, and its state.
  const number = isState && words.every((word) => bareRoad.test(word) || has(question.patterns.roadState, [word]));
  const [bare] = number ? words.filter((word) => /^\d/.test(word)) : [];
  if (bare !== undefined) {
    const every = facts.filter((fact) => kindOf(fact, 'road'));
    const itsOwn = every.find((fact) => kindOf(fact, 'road')?.road.endsWith(`-${bare}`));
    const live = itsOwn && kindOf(itsOwn, 'road');
    return { ...silently(itsOwn ?? every[0]), ...(live && { live: [{ road: live.road }] }) };
  }
  const onTheWay = towns.filter(({ role }) => role === 'way');
  const state = facts.find((fact) => kindOf(fact, 'road'));
  return state && onTheWay.length > 0 && isState ? silently(state, ...onTheWay) : undefined;
};

const bareRoad = /^(?:\d{2,3}|is|the|el|la|esta|hwy|highway|route|carretera|ruta)$/;

/** Whether something is open, beside a day: "icy on 35 tonight" asks for the road alone. */
const openThatDay = String.raw`(?:open|clos|shut|hours|abiert|cerrad|abr|cierr)\w*`;

/** Whether the range is open, where it is asked beside a road's state, and what no one knows of it in bad weather. */
function hoursBesideRoad(question: Question, asked: string): Decision | undefined {
  const { slots, words, facts, patterns } = question;
  if (!has(asked, words)) return undefined;
  const closure = has(patterns.badWeather, words) ? factAbout(facts, 'weather-closures') : undefined;
  const days = slots.days?.length ? slots.days : [slots.today];
  const decision = hours({ ...question, slots: { ...slots, day: days[0], days } });
  return decision && { ...answer(closure, decision), ...(decision.live && { live: decision.live }) };
}

const generalKinds = ['price', 'hours', 'holiday', 'groups', 'act', 'towards', 'range'];

/** The heaviest match. Off-topic words outweigh towns, guns and days. */
export const general: AnswerRule = (question) => {
  const { matches, slots, facts, lost, foreign, options, words, unexplained } = question;
  const each = matches
    .map(({ fact }) => fact)
    .filter((fact) => !fact.is || generalKinds.some((kind) => kindOf(fact, kind)));
  const isSubject = subjectsIn(question, each);
  // "Fire today", where the day is read apart, and "wind": alone, it asks whether the range is open.
  const only = slots.day ? /^fires?( on| this)?$/ : /^(?:fires?|fog|rain|snow|wind)$/;
  const fire = only.test(words.join(' ')) ? factAbout(facts, 'weather-closures') : undefined;
  const best = lost ?? fire ?? memberDays(question) ?? moreSaid(question, subjectOf(question, each, isSubject));
  // "So loud, are ear plugs enough": what is brought says more than a word for a message.
  if (best?.role === 'message' && !isSubject(best) && options.length > 0) return undefined;
  // "Slugs on the rifle range": what may be shot there is said by its rule.
  const isAmmunition = options.some(({ is }) => is.of === 'ammunition');
  if (kindOf(best, 'range') && best?.says === undefined && isAmmunition) return undefined;
  const places = silently(best, ...each);
  // "Red flag warning today, will you be open": how that day stands is known all the same.
  // "It snowed last night, are you open": today.
  const isNow = !slots.day && has('are|is|estan?', words) && has(question.patterns.rangeOpen, words);
  if (best?.role === 'weather-closures' && (slots.day || isNow))
    return { ...answer(best), ...silently(best, ...each), live: liveDays(isNow ? { days: [slots.today] } : slots) };
  const groups = largeGroup(question);
  if (groups && !kindOf(best, 'groups')) return answer(groups, places);
  // "Rent moving truck": words that go with anything are of another thing where there are several.
  const isOfOther = best?.wholly && (foreign.length > 0 || unexplained.length > 1);
  if (best?.to === null || isOfOther) return { nothing: 'none', places: [] };
  const holiday = each.find((fact) => kindOf(fact, 'holiday'));
  // "Ice on the road, is the range closed": the road has no name.
  const isOfRoads = best?.role === 'road-state' || best?.role === 'weather';
  const decision =
    (isOfRoads ? hoursBesideRoad(question, question.patterns.rangeOpen) : undefined) ?? hours(question, best, holiday);
  const named = namedPrice(question, best);
  if (decision) {
    const also = kindOf(best, 'price') ? (named ?? [best]) : isOnSite(best) ? [best] : [];
    return { ...decision, ...answer(decision, ...also), ...silently(decision, places) };
  }
  const day = facts.find((fact) => kindOf(fact, 'price')?.price === 'day');
  if (named) return { ...answer(...named), ...silently(...named, places) };
  if (!best) return slots.party?.isNamed === false && day ? answer(partyPrice(slots, facts), day) : undefined;
  const isByPerson = byPerson.has(kindOf(best, 'price')?.price ?? '');
  const said = answer(isByPerson ? partyPrice(slots, facts) : undefined, best);
  // "Foreign passport, rent a pistol": that no gun is rented decides.
  const rental = matches.find(({ fact, at }) => fact.role === 'gun-rental' && fact !== best && at.length > 1)?.fact;
  if (rental && said.says) return { ...answer(rental, said), ...silently(rental, places) };
  if (!said.says || !words.some((word) => joining.test(word))) return { ...said, ...places };
  // "How much is it and are you open sunday": the second answer follows the first.
  const kinds = ({ is, to }: SearchFact) => (is ? Object.keys(is).join() : to);
  const isOther = (fact: SearchFact) => isSubject(fact) && kinds(fact) !== kinds(best);
  const second =
    each.find((fact) => fact.says && isOther(fact)) ?? (slots.day && facts.find((fact) => kindOf(fact, 'hours')));
  return { ...answer(said, second), ...silently(places, second) };
};

/** "Can members come on Tuesdays", "members when it's closed": the days of members, not what a membership is. */
function memberDays({ matches, slots, words, facts }: Question): SearchFact | undefined {
  const isDay = slots.day !== undefined || words.some((word) => closed.test(word));
  return isDay && isAbout(matches, 'membership') ? factAbout(facts, 'member-days') : undefined;
}

const closed = /^(?:closed|cerrad[oa]s?)$/;

const joining = /^(?:and|also|plus|y|tambien)$/;

const liveDays = ({ days = [] }: Pick<Question['slots'], 'days'>): Live[] => days.map((day) => ({ day }));

/** "Empty on wednesday", "class on tuesday": on a closed day there is nothing of it. */
const isOnSite = (fact: SearchFact | undefined): boolean =>
  ['lessons', 'groups', 'reservation'].includes(fact?.role ?? '') ||
  fact?.isOpen === true ||
  kindOf(fact, 'range') !== undefined;

/**
 * "Spring break tuesday w kids", "my 12 year old on christmas": that the range is closed, or may be, comes before what
 * holds for an age. Of any other day, only its state is added.
 */
export function onItsDay(question: Question, decision: Decision): Decision {
  const [holiday] = kindsOf(question.matches, 'holiday');
  const said = hoursAsked(question, holiday, holiday);
  if (!said) return decision;
  const { live } = said.decision;
  return said.isUsual
    ? { ...decision, ...(live && { live }) }
    : { ...decision, ...said.decision, ...answer(said.decision, decision) };
}

const hours = (...asked: Parameters<typeof hoursAsked>): Decision | undefined => hoursAsked(...asked)?.decision;

/** A day, a time or a holiday, unless the best match is about something else. */
function hoursAsked(
  { slots: { day, days = [], time, isHoliday = false }, facts, words, patterns }: Question,
  best?: SearchFact,
  holiday?: SearchFact,
): { decision: Decision; isUsual: boolean } | undefined {
  const fact = facts.find((one) => kindOf(one, 'hours'));
  const is = kindOf(fact, 'hours');
  // "Half day rate if i come at 2" asks for a price, and a refund for no hour.
  const price = kindOf(best, 'price');
  const isOther = best?.leads === true || price !== undefined;
  // A day on which the range is closed every week is closed, holiday or not: no pass lets anyone in.
  const isClosedDay = days.length > 0 && days.every((one) => is?.closed.includes(weekdayOf(one)));
  // "Get there 3:30 with my annual pass": no pass lets anyone in so late.
  const isLate = price !== undefined && time !== undefined && is !== undefined && time > is.lastCheckIn;
  const isArrival = time !== undefined && (!isOther || isLate) && has(patterns.arriving, words);
  const isAsked = best
    ? best === fact || best === holiday || ((isClosedDay || isHoliday) && (price !== undefined || isOnSite(best)))
    : day !== undefined || time !== undefined;
  if (!is || !(isArrival || isAsked)) return undefined;
  // After the last check-in no one comes in, even if the range is still open.
  const latest = !isArrival && best === fact ? is.closes : is.lastCheckIn;
  const isClosed = time !== undefined && (time < is.opens || time > latest);
  // Without "No", which would deny that it is too late.
  const isLatest = (isClosed && time > is.lastCheckIn) || has(patterns.latest, words);
  const atTime = isLatest ? is.saysLate : fact?.says;
  const says = isClosedDay ? is.saysClosed : holiday || isHoliday ? is.saysHoliday : atTime;
  const decision = { ...answer(says, silently(holiday ?? fact)), ...(day && { live: liveDays({ days }) }) };
  return { decision, isUsual: !(isClosedDay || holiday || isHoliday) };
}
