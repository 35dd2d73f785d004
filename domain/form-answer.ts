/**
 * What the server says to somebody who sent a form without JavaScript. The server decides it, the page's own components
 * show it (app/features/inbox-forms/answer-page.tsx).
 */
import type { SearchSource } from './search.ts';
import type { Confirmed, FormWords, Kind } from './forms.ts';

export type FormAnswer =
  /** What was sent is stored; `text` says what happens next. */
  | {
      page: 'received';
      title: string;
      text: string;
      reference: { label: string; text: string };
      confirmed: readonly Confirmed[];
      back: Link;
    }
  /** The form again, with what was typed and a sentence for each field at fault. `elsewhere`: how to do without it. */
  | {
      page: 'form';
      title: string;
      kind: Kind;
      words: { title: string; submit: string; fields: FormWords };
      message: string;
      elsewhere: string;
      faults: Readonly<Record<string, string>>;
      /** As they came, the hidden fields included. */
      typed: Readonly<Record<string, string>>;
    }
  /** The inbox or one of its items, as the club sees it behind a link, and what may be done there, by `action`. */
  | {
      page: 'desk';
      title: string;
      text: string;
      said?: { tone: 'success' | 'danger'; text: string };
      rows: readonly (readonly [label: string, text: string, to?: string])[];
      action: string;
      back?: Link;
      steps: readonly DeskStep[];
    }
  /** What was found of what was looked for. */
  | { page: 'search'; title: string; query: string; source: SearchSource }
  /** A sentence, perhaps with buttons, each of which posts to its `action`. */
  | { page: 'notice'; title: string; text: string; buttons?: readonly PostButton[]; back: Link };

export type PostButton = { label: string; action: string };

/** A step that the club may take, with what is asked for it. */
export type DeskStep = {
  step: string;
  title: string;
  text: string;
  button: string;
  /** What to write for it: its label, and what was written where that was not enough. */
  field?: { label: string; error?: string; typed: string; isLine?: true };
};

type Link = { label: string; to: string };

/** The answer as HTML, to stand in the page's <main>. Whatever was typed is escaped. */
export type RenderAnswer = (answer: FormAnswer) => string | Promise<string>;
