/** The inbox's paths below /api: /privacy-requests, /contact-messages, /signups and the links of its mails. */
import { Hono, type MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { kinds } from '#domain/forms.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { sameOrigin } from '#server/http/same-origin.ts';
import { formRoute } from '#server/api/forms.ts';
import { privacyDesk } from '#server/api/privacy-desk.ts';
import { signupLinks } from '#server/api/signup-links.ts';
import type { FormDeps } from './form-post.ts';
import type { InboxCases } from './sql/cases.ts';

/** @param limit the rate limit for visitors' posts  @param origin the site's own */
export function inboxApi(forms: FormDeps, desk: InboxCases, limit: MiddlewareHandler, origin: string): Hono {
  // The office works through the inbox without a limit: only a known link gets that far.
  const deskGuards = every(sameOrigin(), limitBody(forms.texts.errors.tooLarge));
  const guards = every(deskGuards, limit);
  const api = new Hono();
  for (const kind of kinds) api.route('/', formRoute(kind, forms, guards));
  return api.route('/', signupLinks(forms)).route('/', privacyDesk({ ...forms, desk, origin }, deskGuards));
}
