/** "Can I bring it?": the chosen option's id by the id of its question. */
export type Choice = Readonly<Record<string, string>>;

/** A case of a rule: the possible options of each question. All questions must match. */
export type Case = Readonly<Record<string, readonly string[]>>;

export type DecidingRule<Text = string> = {
  text: Text;
  allows: readonly Case[];
  prohibits: readonly Case[];
  asks: readonly Case[];
};

/** `because`: the sentences that decide, in the order of the rules. */
export type Verdict<Text = string> = { answer: 'yes' | 'no' | 'ask'; because: Text[] };

/** "No" overrides "ask", which overrides "yes". An option that no rule allows gives "ask", unless it is `unruled`. */
export function verdictOn<Text>(
  rules: readonly DecidingRule<Text>[],
  chosen: Choice,
  unruled: ReadonlySet<string>,
): Verdict<Text> {
  const { answer, because } = decide(rules, chosen, unruled);
  return { answer, because };
}

/** A verdict on the part of the choice in `about`. */
export type PartialVerdict<Text = string> = Verdict<Text> & { about: Choice };

/**
 * The strictest verdict first, then those on the rest of the choice: a prohibited holster says nothing about the gun in
 * it. A prohibition by age alone is the only verdict.
 */
export function verdictsOn<Text>(
  rules: readonly DecidingRule<Text>[],
  chosen: Choice,
  unruled: ReadonlySet<string>,
): PartialVerdict<Text>[] {
  const { answer, because, decidedBy } = decide(rules, chosen, unruled);
  const only = (isWanted: (question: string) => boolean): Choice =>
    Object.fromEntries(Object.entries(chosen).filter(([question]) => isWanted(question)));
  const rest = only((question) => !decidedBy.has(question));
  if (Object.keys(rest).length === 0) return [{ answer, because, about: chosen }];
  const others = verdictsOn(rules, rest, unruled).filter(
    ({ answer, because }) => answer !== 'yes' || because.length > 0,
  );
  return [{ answer, because, about: only((question) => decidedBy.has(question)) }, ...others];
}

type Decision<Text> = Verdict<Text> & {
  /** The questions whose answers decide; for a "yes", all of them. */
  decidedBy: ReadonlySet<string>;
};

function decide<Text>(
  rules: readonly DecidingRule<Text>[],
  chosen: Choice,
  unruled: ReadonlySet<string>,
): Decision<Text> {
  const byRules = (kind: 'prohibits' | 'asks') => {
    const deciding = rules.filter((rule) => rule[kind].some((one) => holds(one, chosen)));
    const cases = deciding.flatMap((rule) => rule[kind].filter((one) => holds(one, chosen)));
    return { because: deciding.map(({ text }) => text), decidedBy: questionsOf(cases, chosen) };
  };
  const prohibited = byRules('prohibits');
  if (prohibited.because.length > 0) return { answer: 'no', ...prohibited };
  const asked = byRules('asks');
  if (asked.because.length > 0) return { answer: 'ask', ...asked };

  const allowing = rules.filter((rule) => rule.allows.some((one) => mayApply(one, chosen)));
  const isAllowed = (question: string) =>
    allowing.some((rule) => rule.allows.some((one) => question in one && mayApply(one, chosen)));
  const open = Object.entries(chosen).filter(([question, option]) => !unruled.has(option) && !isAllowed(question));
  return open.length > 0
    ? { answer: 'ask', because: [], decidedBy: new Set(open.map(([question]) => question)) }
    : { answer: 'yes', because: allowing.map(({ text }) => text), decidedBy: new Set(Object.keys(chosen)) };
}

/** An age that must not come at all decides everything; one that must not do or bring a thing keeps its other rules. */
function questionsOf(cases: readonly Case[], chosen: Choice): ReadonlySet<string> {
  const sets = cases.map((one) => new Set(Object.keys(one)));
  if (sets.some((set) => set.size === 1 && set.has('age'))) return new Set(Object.keys(chosen));
  // If no one under 18 may buy ammunition, it doesn't matter that it is for a handgun.
  const fewest = sets.filter(
    (set) => !sets.some((other) => other.size < set.size && [...other].every((question) => set.has(question))),
  );
  return new Set(fewest.flatMap((set) => [...set]).filter((question) => question !== 'age'));
}

const holds = (one: Case, chosen: Choice): boolean =>
  Object.entries(one).every(([question, options]) => options.includes(chosen[question] ?? ''));

const mayApply = (one: Case, chosen: Choice): boolean => {
  const answered = Object.entries(one).filter(([question]) => question in chosen);
  return answered.length > 0 && answered.every(([question, options]) => options.includes(chosen[question] ?? ''));
};
