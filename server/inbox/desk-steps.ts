import type { Mail } from '#content/schema/mail.ts';
import type { DeskStep } from '#domain/form-answer.ts';
import { Refusal, steps, type InboxItem, type StepName } from './privacy-case.ts';

/** The path of the pages behind links in mails. Their query contains the link's token. */
export const deskAddress = '/api/privacy-desk';

export const stepNames = Object.keys(steps) as StepName[];

/** The input for a step that could not be taken. */
export type Attempt = { step: StepName; text: string; isMissing: boolean };

/** The trimmed text of a post's only field; empty if missing. */
export const typed = ({ text }: Record<string, unknown>): string => (typeof text === 'string' ? text.trim() : '');

/** Whether an item's reference or one of its answers contains the query, in any case. */
export const matches = ({ reference, submission }: InboxItem, query: string): boolean =>
  [reference, ...Object.values(submission.data)].join('\n').toLowerCase().includes(query.toLowerCase());

export const plainStep = (
  step: string,
  { title, text, button }: Pick<DeskStep, 'title' | 'text' | 'button'>,
): DeskStep => ({
  step,
  title,
  text,
  button,
});

/** Whether a step is currently allowed. */
export function isAllowed(step: StepName, item: InboxItem, now: Date): boolean {
  try {
    steps[step](item, now, '');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

export function stepWords(words: Mail['desk'], step: StepName, attempt: Attempt | undefined): DeskStep {
  const { title, text, button, ...more } = words[step];
  const mine = attempt?.step === step ? attempt : undefined;
  const error = mine?.isMissing ? { error: words.missing } : {};
  const fields = 'field' in more ? [{ name: 'text', label: more.field, typed: mine?.text ?? '', ...error }] : [];
  return { step, title, text, button, fields };
}
