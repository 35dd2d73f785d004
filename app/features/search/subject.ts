/** Which of the facts that are found a query is about, where none of them is brought or an age. */
import type { SearchFact, SearchRole } from '#domain/search.ts';
import { has, kindOf } from './decision.ts';
import type { Question } from './question.ts';
import { stemsIn } from './terms.ts';

const asksForHours = ({ matches, words, patterns }: Question): boolean =>
  matches.some(
    ({ fact, at }) => kindOf(fact, 'hours') && at.some((one) => !has(patterns.partOfDay, [words[one] ?? ''])),
  );

/** A road is also what one comes by: "is the road paved" asks for no state. */
const road = stemsIn('road highway camino carretera');

type IsSubject = (fact: SearchFact) => boolean;

/** Finds facts that only say more of what is asked for: who comes, when, or where. */
export function subjectsIn(question: Question, each: readonly SearchFact[]): IsSubject {
  const { matches, stems, prices, slots } = question;
  const roles = new Set(each.map(({ role }) => role));
  const has = (...some: SearchRole[]) => some.some((role) => roles.has(role));
  const isSaid = (fact: SearchFact, words = 1) => matches.some((one) => one.fact === fact && one.at.length > words);
  // "Lessons for a newbie", "rent a gun, never shot": who comes is no subject beside these.
  const isForNewcomers = has('lessons', 'what-to-bring', 'reservation', 'gun-rental');
  // "Training for the police department": who comes is no discount.
  const isOrganized = has('lessons', 'reservation', 'groups') && prices.length < 2;
  // "How much for 2 adults and a kid", "for a party of 6" ask what they pay, not who supervises or reserves.
  const isSum = slots.party !== undefined && prices.length > 0;
  // "Is the road icy": the road, which may have snow, and neither the weather nor the way.
  const isOfRoad = (at: readonly number[]) => at.some((one) => !road.has(stems[one] ?? ''));
  const isRoadState = matches.some(({ fact, at }) => fact.role === 'road-state' && (has('weather') || isOfRoad(at)));
  // "Email of the manager", "so loud, are ear plugs enough": beside more, a single word is no message to the club.
  const isMore = question.options.length > 0 || each.some((fact) => fact.to !== null && !fact.leads);
  // "Quiet weekday mornings": a part of the day says when, not what.
  const isWhen = !asksForHours(question);
  // Where only members may shoot, no price is an answer to anyone else.
  const isClosed = each.some((fact) => kindOf(fact, 'range') && fact.says);
  return (fact) =>
    // "How many pistol lanes": a range is the subject if more than its name is said.
    (!kindOf(fact, 'range') || (fact.says && !has('lessons', 'membership')) || isSaid(fact, 2)) &&
    !(isClosed && kindOf(fact, 'price')) &&
    // "Where is the parking lot" is about no parking of another place: the subject says more than "where is".
    fact.role !== 'whereabouts' &&
    !(isForNewcomers && fact.role === 'first-visit') &&
    !(isRoadState && (fact.role === 'weather' || (kindOf(fact, 'towards') && !isSaid(fact)))) &&
    !(isSum && (fact.role === 'supervision' || kindOf(fact, 'groups'))) &&
    !(isOrganized && kindOf(fact, 'price')?.price === 'service') &&
    !(isWhen && kindOf(fact, 'hours')) &&
    !(isMore && fact.role === 'message' && !isSaid(fact));
}

/** The heaviest subject, but for what leads. */
export function subjectOf(
  question: Question,
  each: readonly SearchFact[],
  isSubject: IsSubject,
): SearchFact | undefined {
  const { matches } = question;
  const leading = each.find((fact) => fact.leads && isSubject(fact));
  if (leading) return leading;
  // "Crossbow sighting in": where one sights in is no answer to whether a crossbow may come.
  // "Sighting in for a pig hunt" is about the range, not about the hunt, which is elsewhere.
  const isAtRange = each.some((fact) => kindOf(fact, 'range'));
  const heaviest = each.find((fact) => isSubject(fact) && !(isAtRange && fact.to === null)) ?? each[0];
  if (heaviest?.to !== null) return heaviest;
  // "CCW class, Santa Cruz county": what has a place, by as many words, comes before what no page answers.
  const wordsOfIt = matches.find(({ fact }) => fact === heaviest)?.at.length ?? 0;
  const placed = matches.find(
    ({ fact, at }) => fact.to !== null && each.includes(fact) && isSubject(fact) && at.length >= Math.max(wordsOfIt, 2),
  );
  return placed?.fact ?? heaviest;
}

/** Of two facts at one place, the one that says more: "photo ID, expired". */
export const moreSaid = ({ matches }: Question, best: SearchFact | undefined): SearchFact | undefined =>
  (best?.says ?? best?.is)
    ? best
    : (matches.find(({ fact, at }) => at.length > 1 && fact.to === best?.to && fact.says)?.fact ?? best);
