/**
 * Pages that answer a form sent without JavaScript: the confirmation, the same form again with what was typed and what
 * is wrong with it, and the pages behind the links in mails. What they say is decided here; the page's own components
 * render it (domain/form-answer.ts), into the <main> of the prerendered page /form-result.
 */
import { edited, escaped, parseHtml } from '#content/html.server.ts';
import type { Mail } from '#content/schema/mail.ts';
import type { FormAnswer, RenderAnswer } from '#domain/form-answer.ts';
import { confirmedAnswers, forms, type Kind, type Submission } from '#domain/forms.ts';

/** A prerendered page of the site as text; undefined before the site is built. */
export type Frame = string | undefined;

/** The frame's pictures, styles and fonts, and no script at all: what stands on these pages is somebody's own. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export type AnswerPages = {
  /** What was sent is stored. `text` says what happens next. */
  received: (submission: Submission, said: { reference: string; title: string; text: string }) => Promise<Response>;
  /** The form again, holding what was typed. `faults` has a sentence for each field that is wrong. */
  form: (kind: Kind, failure: FormFailure, typed: Readonly<Record<string, unknown>>) => Promise<Response>;
  /** A privacy request as the club sees it. */
  desk: (said: Omit<Extract<FormAnswer, { page: 'desk' }>, 'page'>, status?: number) => Promise<Response>;
  /** A heading and a sentence, perhaps with one button that posts to `action`. */
  notice: (
    page: { title: string; text: string; button?: { label: string; action: string } },
    status?: number,
  ) => Promise<Response>;
};

export type FormFailure = {
  status: number;
  message: string;
  faults: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
};

export type AnswerPagesDeps = {
  texts: Pick<Mail, 'forms' | 'pages'>;
  siteName: string;
  frame: Frame;
  renderAnswer: RenderAnswer;
};

export function answerPages({ texts, siteName, frame, renderAnswer }: AnswerPagesDeps): AnswerPages {
  const { pages } = texts;
  const fill = frameFor(isFrame(frame) ? frame : bare);
  const page = async (status: number, answer: FormAnswer, headers: Readonly<Record<string, string>> = {}) =>
    new Response(fill(`${answer.title} | ${siteName}`, await renderAnswer(answer)), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Links in mails are keys: no other site is told of them, and no search engine keeps them.
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': policy,
        ...headers,
      },
    });

  return {
    received: ({ kind, data }, { reference, title, text }) => {
      const { back, another = title } = pages[kind];
      return page(201, {
        page: 'received',
        title,
        text,
        reference: { label: pages.reference, text: reference },
        confirmed: confirmedAnswers(kind, texts.forms[kind].fields, data),
        back: { label: back ?? another, to: forms[kind].page },
      });
    },

    form: (kind, { status, message, faults, headers }, typed) => {
      const texted = Object.entries(typed).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
      const { title, submit, fields } = texts.forms[kind];
      const answer: FormAnswer = {
        page: 'form',
        title: status < 500 ? pages.problem : pages.tryAgain,
        kind,
        words: { title, submit, fields },
        message,
        elsewhere: pages.elsewhere,
        faults,
        typed: { ...Object.fromEntries(texted), idempotencyKey: crypto.randomUUID() },
      };
      return page(status, answer, headers);
    },

    desk: (said, status = 200) => page(status, { page: 'desk', ...said }),

    notice: (said, status = 200) =>
      page(status, { page: 'notice', ...said, back: { label: pages.signup.back, to: forms.signup.page } }),
  };
}

const bare = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main></main></body></html>`;

/** Whether the site has a page that our part can stand in. Without one the answers are bare, but complete. */
export const isFrame = (frame: Frame): frame is NonNullable<Frame> =>
  frame !== undefined && parseHtml(frame).all('main').length > 0;

/**
 * The site's frame around our part. Its scripts stay out: React would take our part for a mistake and replace it. The
 * menu, the links and the form work without them.
 */
function frameFor(html: string): (title: string, body: string) => string {
  const page = parseHtml(html);
  const preloads = page.all('link').filter((link) => link.get('rel') === 'modulepreload');
  const left = [...page.all('script'), ...preloads].map(({ place }) => ({ at: place.outer, put: '' }));
  const inner = (name: string, put: string) =>
    page
      .all(name)
      .slice(0, 1)
      .map(({ place }) => ({ at: place.inner, put }));
  return (title, body) => edited(html, [...left, ...inner('title', escaped(title)), ...inner('main', body)]);
}
