import type { DeskStep } from '#domain/form-answer.ts';

/** What a form has sent, by the names of its fields. */
export type Fields = Readonly<Record<string, string>>;

export type Rows = (readonly [label: string, text: string])[];

/** A step that asks before it changes anything: `hidden` is what the second post sends again. */
export type Question = Omit<DeskStep, 'fields'> & {
  rows: Rows;
  /** Leads back to the form. */
  again?: DeskStep;
};

/** One of the steps on the page, by what it sends. */
export type SentStep = Pick<DeskStep, 'step' | 'hidden'>;

export type Outcome =
  | { ask: Question }
  /** A sentence without personal data, for the page, the mail and the log. `undo`: the step that takes it back. */
  | { done: string; undo?: SentStep }
  | { refused: string }
  /** The form again, with the mistakes at their fields. */
  | { step: DeskStep };

/** A sentence behind what was said, which may end with that of a quotation: “Lunch at 12.” */
export const followedBy = (said: string, more: string): string => `${said}${/[.!?]”$/.test(said) ? '' : '.'} ${more}`;

/** One of the jobs on the office's page. */
export type Job = {
  /** With a page of its own, to which the first one links; else it is on the first one. */
  page?: { name: string; title: string };
  /** What is so now. */
  rows: () => Promise<Rows>;
  /** The forms that begin it. */
  steps: () => Promise<DeskStep[]>;
  /** Undefined for the step of another job. */
  take: (step: string, sent: Fields) => Promise<Outcome | undefined>;
};
