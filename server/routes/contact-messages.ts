/** POST /contact-messages: a message to the range office, stored before it is answered. */
import { Hono, type MiddlewareHandler } from 'hono';
import { formErrors, formPost, type FormDeps } from '#server/inbox/form-post.ts';

/** `guards` run first: who may post, and how often. */
export function contactMessages(deps: FormDeps, guards: MiddlewareHandler): Hono {
  const app = new Hono();
  app.onError(formErrors('contact-message', deps));
  return app.post('/contact-messages', guards, formPost('contact-message', deps));
}
