import { Hono, type MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import { dayMs, hourMs } from '#domain/durations.ts';
import { formNames, forms as formFacts } from '#domain/forms.ts';
import type { Check } from '#server/http/health.ts';
import { limitBody } from '#server/http/body-limit.ts';
import { sameOrigin } from '#server/http/same-origin.ts';
import { privacyDesk, type PrivacyDeskDeps } from '#server/api/privacy-desk.ts';
import { signupLinks } from '#server/api/signup-links.ts';
import type { MailTexts } from '#content/mail-texts.server.ts';
import { bouncedDays, manyBounced } from './policy.ts';
import { formErrors, formPost, type FormDeps, repliesOf } from './form-post.ts';

/** Guards for the office's posts. They have no rate limit, because only a valid link gets that far. */
export const deskGuards = (texts: MailTexts): MiddlewareHandler =>
  every(sameOrigin(), limitBody(texts['en-US'].errors.tooLarge, texts.es.errors.tooLarge));

export function inboxApi(
  forms: FormDeps,
  texts: MailTexts,
  limit: MiddlewareHandler,
  desk: Pick<PrivacyDeskDeps, 'origin' | 'links'>,
): Hono {
  const ofDesk = deskGuards(texts);
  const guards = every(ofDesk, limit);
  const api = new Hono();
  for (const name of formNames) {
    const form = new Hono();
    const path = formFacts[name].action.slice('/api'.length);
    form.post(path, guards, formPost(name, forms));
    // Without JavaScript, an answer has this address, which visitors open again from their history.
    form.get(path, (c) => c.redirect(repliesOf(c, name, forms.replies).pages.pathOf(name), 303));
    form.onError(formErrors(name, forms));
    api.route('/', form);
  }
  return api
    .route('/', signupLinks(forms))
    .route('/', privacyDesk({ ...forms, ...forms.replies['en-US'], ...desk }, ofDesk));
}

/** By then a mail was retried several times: the mail server refuses it or is unreachable. */
const lateMs = hourMs;

/** `mails`: whether a mail server is configured. */
export function inboxChecks({
  store,
  mails,
  now,
}: Pick<FormDeps, 'store' | 'mails' | 'now'>): Readonly<Record<'inbox' | 'mail', Check>> {
  return {
    async inbox() {
      await store.health();
      return { state: 'ok' };
    },
    async mail() {
      const { oldestUnsent } = await store.health();
      const bounced = (await store.bounced(new Date(now().getTime() - bouncedDays * dayMs))).length;
      if (!mails) return { state: 'warning', reason: 'no mail server is set', oldestUnsent };
      const isLate = oldestUnsent !== null && now().getTime() - oldestUnsent.getTime() > lateMs;
      return { state: isLate || bounced >= manyBounced ? 'warning' : 'ok', oldestUnsent, bounced };
    },
  };
}
