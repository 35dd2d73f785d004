/** POST /privacy-requests, /contact-messages, /signups: what the site's forms send, stored before it is answered. */
import { Hono, type MiddlewareHandler } from 'hono';
import { forms, type Kind } from '#domain/forms.ts';
import { formErrors, formPost, type FormDeps } from '#server/inbox/form-post.ts';

/** `guards` run first: who may post, and how often. */
export function formRoute(kind: Kind, deps: FormDeps, guards: MiddlewareHandler): Hono {
  const app = new Hono();
  app.onError(formErrors(kind, deps));
  return app.post(forms[kind].action.slice('/api'.length), guards, formPost(kind, deps));
}
