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
  const saying = (kind: 'prohibits' | 'asks') =>
    rules.filter((rule) => rule[kind].some((one) => holds(one, chosen))).map(({ text }) => text);
  const prohibited = saying('prohibits');
  if (prohibited.length > 0) return { answer: 'no', because: prohibited };
  const asked = saying('asks');
  if (asked.length > 0) return { answer: 'ask', because: asked };

  const allowing = rules.filter((rule) => rule.allows.some((one) => mayApply(one, chosen)));
  const isAllowed = (question: string) =>
    allowing.some((rule) => rule.allows.some((one) => question in one && mayApply(one, chosen)));
  const open = Object.entries(chosen).filter(([question, option]) => !unruled.has(option) && !isAllowed(question));
  return open.length > 0
    ? { answer: 'ask', because: [] }
    : { answer: 'yes', because: allowing.map(({ text }) => text) };
}

const holds = (one: Case, chosen: Choice): boolean =>
  Object.entries(one).every(([question, options]) => options.includes(chosen[question] ?? ''));

const mayApply = (one: Case, chosen: Choice): boolean => {
  const answered = Object.entries(one).filter(([question]) => question in chosen);
  return answered.length > 0 && answered.every(([question, options]) => options.includes(chosen[question] ?? ''));
};
