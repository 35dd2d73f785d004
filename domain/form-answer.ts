import type { Language } from './language.ts';
import type { Phrase } from './quote.ts';
import type { Live, SearchSource } from './search.ts';
import type { Confirmed, FormName, FormWords } from './forms.ts';

export type FormAnswer =
  /** The submission is stored; `text` says what happens next. */
  | {
      page: 'received';
      title: string;
      text: string;
      reference: { label: string; text: string };
      confirmed: readonly Confirmed[];
      back: Link;
    }
  /** The form with its input and an error for each wrong field. `elsewhere`: how to reach the club without the form. */
  | {
      page: 'form';
      title: string;
      formName: FormName;
      words: { title: string; submit: string; fields: FormWords };
      message: string;
      elsewhere: string;
      faults: Readonly<Record<string, string>>;
      typed: Readonly<Record<string, string>>;
      /** The address that this answer may question; if it is sent again, it is accepted. */
      questioned: string | undefined;
    }
  | {
      page: 'desk';
      title: string;
      text: string;
      /** `undo`: the step that reverts it, shown directly below. */
      said?: { tone: 'success' | 'danger'; text: string; undo?: DeskStep | undefined };
      rows: readonly (readonly [label: string, text: string, to?: string])[];
      action: string;
      back?: Link;
      steps: readonly DeskStep[];
    }
  /** `sources`: the page's own language first. `sayLive`: a sentence about each day or road whose state is known. */
  | {
      page: 'search';
      /** Above the title: where the page belongs. */
      label: string | undefined;
      title: string;
      query: string;
      sources: readonly [SearchSource, SearchSource];
      sayLive: (asked: readonly Live[]) => Promise<readonly Phrase[]>;
      now: Date;
    }
  | { page: 'notice'; title: string; text: string; buttons?: readonly PostButton[]; back: Link };

export type PostButton = { label: string; action: string };

export type DeskStep = {
  step: string;
  title: string;
  text: string;
  button: string;
  fields?: readonly DeskField[];
  /** Hidden fields, by name. */
  hidden?: Readonly<Record<string, string | undefined>>;
  /** Secondary to the main step: a way back, or the end. */
  isAside?: boolean;
};

/** Options of a list, maybe below a heading. */
export type DeskChoices = { group?: string; all: readonly (readonly [value: string, label: string])[] };

export type DeskField = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  typed: string;
  /** Undefined: a text area. */
  control?: 'text' | 'email' | 'date' | 'time' | 'file' | undefined;
  options?: readonly DeskChoices[] | undefined;
  isOptional?: boolean | undefined;
};

type Link = { label: string; to: string };

/** An answer in the language of the page that it answers. */
export type AnswerIn<Answer extends FormAnswer = FormAnswer> = Answer & { language: Language };

/** HTML for the page's <main>. Input is escaped. */
export type RenderAnswer = (answer: AnswerIn) => string | Promise<string>;
