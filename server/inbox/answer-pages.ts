/** The words of pages that answer links in mails and forms without JavaScript; server/api/answers.ts renders them. */
import type { MailTexts } from '#content/mail-texts.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { FormAnswer, PostButton } from '#domain/form-answer.ts';
import { confirmedAnswers, type FormName, forms, type Submission } from '#domain/forms.ts';
import { type Language, languageOf, pathIn } from '#domain/language.ts';
import { shellWords } from '#words/shell-words.server.ts';
import { answersIn, type AnswersDeps, type Frame } from '#server/api/answers.ts';

export type AnswerPages = {
  /** The path of the form's page: a Spanish page exists only while it is translated. */
  pathOf: (form: FormName) => string;
  received: (
    form: FormName,
    submission: Submission,
    said: { reference: string; title: string; text: string },
  ) => Promise<Response>;
  /** Shows the form again. `faults` has a sentence for each invalid field. */
  form: (form: FormName, failure: FormFailure, typed: Readonly<Record<string, unknown>>) => Promise<Response>;
  desk: (said: Omit<Extract<FormAnswer, { page: 'desk' }>, 'page'>, status?: number) => Promise<Response>;
  notice: (
    page: { title: string; text: string; buttons?: readonly PostButton[]; back?: { label: string; to: string } },
    status?: number,
  ) => Promise<Response>;
};

export type FormFailure = {
  status: number;
  message: string;
  faults: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
};

type AnswerPagesDeps = AnswersDeps & {
  texts: Pick<Mail, 'forms' | 'pages'>;
  /** Whether the site has a page at this path. */
  hasPage: (path: string) => boolean;
};

/** The words and pages that answer forms and links, in one language. */
export type Replies = { language: Language; texts: Mail; pages: AnswerPages };

type RepliesDeps = Pick<AnswerPagesDeps, 'siteName' | 'renderAnswer' | 'hasPage'> & {
  texts: MailTexts;
  frame: (language: Language) => Frame;
};

export function repliesIn({ texts: all, frame, ...deps }: RepliesDeps): Readonly<Record<Language, Replies>> {
  const replies = (language: Language): Replies => {
    const texts = all[language];
    const framed = () => frame(language) ?? frame('en-US');
    return { language, texts, pages: answerPages({ ...deps, language, texts, frame: framed }) };
  };
  return { 'en-US': replies('en-US'), es: replies('es') };
}

function titleOf(status: number, { wait, problem, tryAgain }: Mail['pages']): string {
  if (status === 429) return wait;
  return status < 500 ? problem : tryAgain;
}

function answerPages({ texts, ...deps }: AnswerPagesDeps): AnswerPages {
  const { pages } = texts;
  const page = answersIn(deps);
  const pathOf = (form: FormName): string => {
    const path = pathIn(deps.language, forms[form].page);
    return deps.hasPage(path) ? path : forms[form].page;
  };
  const backTo = (form: FormName, label: string) => {
    const to = pathOf(form);
    const isTranslated = languageOf(to) === deps.language;
    return { label: isTranslated ? label : `${label} ${shellWords(deps.language).inEnglish}`, to };
  };

  return {
    pathOf,

    received: (form, { data }, { reference, title, text }) => {
      const { back, another = title }: { back?: string | undefined; another?: string | undefined } = pages[form];
      return page(201, {
        page: 'received',
        title,
        text,
        reference: { label: pages.reference, text: reference },
        confirmed: confirmedAnswers(form, texts.forms[form].fields, data),
        back: backTo(form, back ?? another),
      });
    },

    form: (form, { status, message, faults, headers }, typed) => {
      const texted = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const { title, submit, fields } = texts.forms[form];
      const answer: FormAnswer = {
        page: 'form',
        title: titleOf(status, pages),
        formName: form,
        words: { title, submit, fields },
        message,
        elsewhere: pages.elsewhere,
        faults,
        typed: { ...Object.fromEntries(texted), idempotencyKey: crypto.randomUUID() },
        questioned: Object.fromEntries(texted)[faults['email'] ? 'email' : 'questioned'],
      };
      return page(status, answer, headers);
    },

    desk: (said, status = 200) => page(status, { page: 'desk', ...said }),

    notice: (said, status = 200) =>
      page(status, { page: 'notice', back: backTo('signup', pages.signup.back), ...said }),
  };
}
