/** "Can I bring it?": what the rules say of a gun, its ammunition, a target, other things, and the shooter's age. */

/** What was chosen: the id of an option by the id of its question. A question left out was not answered. */
export type Choice = Readonly<Record<string, string>>;

/** The cases that a rule speaks of: for each question the options meant. All of them must hold. */
export type Case = Readonly<Record<string, readonly string[]>>;

/** A sentence of the rules with the cases that it decides. */
export type DecidingRule<Text = string> = {
  text: Text;
  allows: readonly Case[];
  prohibits: readonly Case[];
  /** Cases that the sentence sends to the range office. */
  asks: readonly Case[];
};

/** `because` are the sentences that decide, in the order of the rules; none where no rule decides. */
export type Verdict<Text = string> = { answer: 'yes' | 'no' | 'ask'; because: Text[] };

/**
 * What the rules say of a choice. A prohibition outweighs everything, and a rule that says "ask" every permission.
 * Where an option is allowed by no rule the answer is "ask", never "yes".
 * @param unruled the options that no rule has to allow: an age that nothing hangs on, ordinary ammunition
 */
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

/** Whether every question of the case was answered as the case says. */
const holds = (one: Case, chosen: Choice): boolean =>
  Object.entries(one).every(([question, options]) => options.includes(chosen[question] ?? ''));

/** Whether the answers given fit the case, which leaves open what was not answered; at least one answer is its own. */
const mayApply = (one: Case, chosen: Choice): boolean => {
  const answered = Object.entries(one).filter(([question]) => question in chosen);
  return answered.length > 0 && answered.every(([question, options]) => options.includes(chosen[question] ?? ''));
};
