/** Pages for visitors without JavaScript: renders the result into the <main> of the prerendered /form-result. */
import { replaceRanges, escapeHtml, parseHtml } from '#content/html.server.ts';
import type { FormAnswer, RenderAnswer } from '#domain/form-answer.ts';
import type { Language } from '#domain/language.ts';
import { titleWith } from '#domain/search.ts';
import { memoizeLast } from './memoize-last.ts';

/** A prerendered page of the site as text; undefined before the site is built. */
export type Frame = string | undefined;

/** Allows the frame's pictures, styles and fonts, and no scripts: these pages show a visitor's own data. */
const policy =
  "default-src 'none'; style-src 'self'; img-src 'self'; font-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

export type Answer = (
  status: number,
  answer: FormAnswer,
  headers?: Readonly<Record<string, string>>,
) => Promise<Response>;

export type AnswersDeps = {
  siteName: string;
  /** The language of all its pages. */
  language: Language;
  /** Returns the current frame. It changes when the content does. */
  frame: () => Frame;
  renderAnswer: RenderAnswer;
};

export function answersIn({ siteName, language, frame, renderAnswer }: AnswersDeps): Answer {
  const fillerOf = memoizeLast((html: Frame) => frameFor(isFrame(html) ? html : bare(language), language));
  const titleOf = (answer: FormAnswer) =>
    answer.page === 'search' ? titleWith(answer.query, answer.title) : answer.title;
  return async (status, answer, headers = {}) =>
    new Response(fillerOf(frame())(`${titleOf(answer)} | ${siteName}`, await renderAnswer({ ...answer, language })), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        // Links in mails are secrets, so other sites and search engines must not get them.
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex, nofollow',
        'content-security-policy': policy,
        ...headers,
      },
    });
}

const bare = (language: Language) =>
  `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main></main></body></html>`;

/** Whether the site has a page that can frame the result. Without one, the response is unstyled but complete. */
export const isFrame = (frame: Frame): frame is NonNullable<Frame> =>
  frame !== undefined && parseHtml(frame).all('main').length > 0;

/**
 * Removes the frame's scripts, because React would replace the result on hydration. Menu and forms work without them. A
 * result in another language than the frame's gets a `lang` attribute.
 */
function frameFor(html: string, language: Language): (title: string, body: string) => string {
  const page = parseHtml(html);
  const mark = page.get('lang') === language ? '' : ` lang="${language}"`;
  const preloads = page.all('link').filter((link) => link.get('rel') === 'modulepreload');
  const left = [...page.all('script'), ...preloads].map(({ place }) => ({ at: place.outer, put: '' }));
  const inner = (name: string, put: string) =>
    page
      .all(name)
      .slice(0, 1)
      .flatMap(({ place: { outer, inner: at } }) => {
        const afterName = outer[0] + 1 + name.length;
        return [
          { at: [afterName, afterName] as const, put: mark },
          { at, put },
        ];
      });
  return (title, body) => replaceRanges(html, [...left, ...inner('title', escapeHtml(title)), ...inner('main', body)]);
}
