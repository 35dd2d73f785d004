/**
 * Decides what a query is answered by. A permission never comes first where the query also names an age, or a word that
 * no fact explains: "glock" is allowed, and "glock with a thing on it" is a question for the range office.
 */
import type { SearchFact, SearchKnowledge } from '#domain/search.ts';
import { ageAlone, besideAge, duty, minorPrice, minorRule, standIn, tooYoung, withheld } from './ages.ts';
import { answer, type Decision, kindsOf } from './decision.ts';
import { general, onItsDay, road, roadState } from './general.ts';
import type { Matched } from './match.ts';
import { goods, ownPurchase } from './prices.ts';
import { type AnswerRule, type Question, readQuestion } from './question.ts';
import type { Slots } from './slots.ts';
import { allowed, askFirst, borrowed, keptFromGuns, prohibited, withRules } from './verdicts.ts';

/** Only that something is bought, a town, a relative or an adult's age. */
const understoodInPart: AnswerRule = ({ matches, youngest, isPurchase, shop }) => {
  if (isPurchase && shop) return answer(shop);
  const [weak] = [...kindsOf(matches, 'others'), ...kindsOf(matches, 'weak')];
  const who = weak ?? youngest;
  return who && answer(who);
};

/** In the order of danger: the first that answers decides. */
const inOrder: readonly AnswerRule[] = [
  tooYoung,
  prohibited,
  keptFromGuns,
  askFirst,
  standIn,
  roadState,
  besideAge,
  minorPrice,
  minorRule,
  ageAlone,
  duty,
  withheld,
  borrowed,
  road,
  goods,
  ownPurchase,
  general,
  allowed,
  understoodInPart,
];

/** Who comes, and what may be brought: the state of the day is said, too. */
const ofVisits: readonly AnswerRule[] = [besideAge, minorPrice, minorRule, allowed];

const isPermitted = ({ worst, matches }: Question): boolean =>
  worst ? worst.answer === 'yes' : kindsOf(matches, 'permission').length > 0;

export function decide(matched: Matched<SearchFact>, slots: Slots, source: SearchKnowledge): Decision | undefined {
  const question = readQuestion(matched, slots, source);
  for (const decideBy of inOrder) {
    const decision = decideBy(question);
    if (!decision) continue;
    const isVisit = ofVisits.includes(decideBy);
    const whole = isVisit
      ? onItsDay(question, decision)
      : decideBy === general || decideBy === goods
        ? withRules(question, decision)
        : decision;
    return { ...whole, permits: isPermitted(question) };
  }
  return undefined;
}
