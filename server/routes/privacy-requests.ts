/** POST /privacy-requests: a California privacy request, stored before it is answered. */
import { Hono, type MiddlewareHandler } from 'hono';
import { formErrors, formPost, type FormDeps } from '#server/inbox/form-post.ts';

/** `guards` run first: who may post, and how often. */
export function privacyRequests(deps: FormDeps, guards: MiddlewareHandler): Hono {
  const app = new Hono();
  app.onError(formErrors('privacy-request', deps));
  return app.post('/privacy-requests', guards, formPost('privacy-request', deps));
}
