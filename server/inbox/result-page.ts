/**
 * Pages that answer a form sent without JavaScript: the confirmation, the same form again with what was typed and what
 * is wrong with it, and the pages behind the links in mails. They stand in the site's own frame: the prerendered page
 * /form-result, whose <main> they fill. Everything that did not come from content/ is escaped.
 */
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Mail } from '#content/schema/mail.ts';
import { formFields, type Control, type FormField } from './form-fields.ts';
import type { Kind } from './store.ts';

/** A prerendered page of the site with its policy (`pageOf`); undefined before the site is built. */
export type Frame = { html: string; csp: string } | undefined;

export type ResultPages = {
  /** What was sent is stored. `text` says what happens next. */
  received: (kind: Kind, reference: string, title: string, text: string) => Promise<Response>;
  /** The form again, holding what was typed. `faults` has a sentence for each field that is wrong. */
  form: (kind: Kind, failure: FormFailure, typed: Readonly<Record<string, unknown>>) => Promise<Response>;
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

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;

export function resultPages(texts: Mail, siteName: string, frame: Frame): ResultPages {
  const { pages, forms } = texts;
  const answer = async (title: string, body: Html, status: number, headers: Readonly<Record<string, string>> = {}) =>
    new Response(inFrame(frame, `${title} | ${siteName}`, String(await body)), {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          frame?.csp ?? "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
        ...headers,
      },
    });

  return {
    received: (kind, reference, title, text) =>
      answer(
        title,
        section(
          title,
          html`<p class="text-lg">${text}</p>
<p>${pages.reference}: <strong class="font-semibold tabular-nums">${reference}</strong></p>
<p><a href="${forms[kind].page}">${pages[kind].again}</a></p>`,
        ),
        201,
      ),

    form: (kind, { status, message, faults, headers }, typed) => {
      const title = status < 500 ? pages.problem : pages.tryAgain;
      const fields = formFields(texts, kind);
      const summary = html`<div role="alert" class="text-ink border-2 rounded-md p-4 bg-danger-soft border-danger">
<p class="font-semibold">${message}</p>
${Object.keys(faults).length > 0 ? faultList(fields, faults) : html`<p>${pages.elsewhere}</p>`}
</div>`;
      return answer(
        title,
        section(
          title,
          html`${summary}
<form class="grid gap-5 max-w-prose" method="post" action="${actionOf[kind]}">
<h2 class="text-2xl">${forms[kind].title}</h2>
${fields.map((field) => fieldHtml(field, textIn(typed[field.name]), faults[field.name], pages.optional))}
<input type="hidden" name="idempotencyKey" value="${crypto.randomUUID()}">
<div aria-hidden="true" class="sr-only"><label>Leave this empty <input type="text" name="website" tabindex="-1" autocomplete="off" value="${textIn(typed['website'])}"></label></div>
<div><button type="submit" class="${buttonClass}">${forms[kind].submit}</button></div>
</form>`,
        ),
        status,
        headers,
      );
    },

    notice: ({ title, text, button }, status = 200) =>
      answer(
        title,
        section(
          title,
          html`<p class="text-lg">${text}</p>
${button ? html`<form method="post" action="${button.action}"><button type="submit" class="${buttonClass}">${button.label}</button></form>` : ''}
<p><a href="/">${pages.signup.again}</a></p>`,
        ),
        status,
      ),
  };
}

/** The API's address for each form. */
export const actionOf: Readonly<Record<Kind, string>> = {
  'privacy-request': '/api/privacy-requests',
  'contact-message': '/api/contact-messages',
  signup: '/api/signups',
};

const buttonClass = 'button button-primary';

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The top of a page and its body, as the other pages have them (app/components/layout/page-header.tsx). */
const section = (title: string, body: Html) =>
  html`<header class="bg-panel border-b border-rule"><div class="page-width py-7 md:py-10">
<h1 class="text-4xl md:text-5xl">${title}</h1>
</div></header>
<div class="band"><div class="page-width"><div class="grid gap-5 max-w-prose text-with-links">
${body}
</div></div></div>`;

const faultList = (fields: readonly FormField[], faults: Readonly<Record<string, string>>) =>
  html`<ul class="list-disc ps-5">${fields
    .filter(({ name }) => faults[name] !== undefined)
    .map(({ name }) => html`<li><a href="#${name}">${faults[name]}</a></li>`)}</ul>`;

function fieldHtml(field: FormField, value: string, fault: string | undefined, optional: string): Html {
  const { name, label, hint, required } = field;
  const described = [hint && `${name}-hint`, fault && `${name}-error`].filter(Boolean).join(' ');
  const attributes = html`id="${name}" name="${name}" class="field${field.control.type === 'textarea' ? ' min-h-36' : ''}"${required ? raw(' required') : ''}${
    fault ? raw(' aria-invalid="true"') : ''
  }${described ? html` aria-describedby="${described}"` : ''}`;
  return html`<div class="grid gap-1.5">
<label for="${name}" class="font-semibold">${label}${required ? '' : html` <span class="font-normal text-muted">(${optional})</span>`}</label>
${controlHtml(field.control, attributes, value)}
${hint ? html`<p id="${name}-hint" class="text-sm text-muted">${hint}</p>` : ''}
${fault ? html`<p id="${name}-error" class="text-sm font-semibold text-danger">${fault}</p>` : ''}
</div>`;
}

function controlHtml(control: Control, attributes: Html, value: string): Html {
  if (control.type === 'textarea') {
    // Parsers drop one line break after the tag; this one, so that none of the visitor's is lost.
    return html`<textarea ${attributes} rows="5">${'\n'}${value}</textarea>`;
  }
  if (control.type === 'select') {
    return html`<select ${attributes}>${Object.entries(control.options).map(
      ([option, label]) => html`<option value="${option}"${option === value ? raw(' selected') : ''}>${label}</option>`,
    )}</select>`;
  }
  return html`<input ${attributes} type="${control.type}" autocomplete="${control.autocomplete}" value="${value}">`;
}

const main = /(<main\b[^>]*>)[\s\S]*(<\/main>)/;
const bare = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title></title></head><body><main></main></body></html>`;

/** Whether the site has a page that our part can stand in. Without one the answers are bare, but complete. */
export const isFrame = (frame: Frame): frame is NonNullable<Frame> => frame !== undefined && main.test(frame.html);

/**
 * The site's frame around our part. Its scripts stay out: React would take our part for a mistake and replace it. The
 * menu, the links and the form work without them.
 */
function inFrame(frame: Frame, title: string, body: string): string {
  const page = isFrame(frame) ? frame.html : bare;
  const escaped = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return page
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped}</title>`)
    .replace(main, (_, open: string, close: string) => open + body + close);
}
