/**
 * The email list: the links in its mails lead to /signups/confirm and /signups/unsubscribe. Opening a link changes
 * nothing, because mail scanners open links; pressing its button does.
 */
import { Hono, type Context } from 'hono';
import { unavailable, type FormDeps } from '#server/inbox/form-post.ts';
import { tokenShape } from '#server/inbox/tokens.ts';

/** No further guards: the token can't be guessed. */
export function signupLinks({ store, pages, now, wakeMail, texts }: FormDeps): Hono {
  const words = texts.pages;
  const expired = () => pages.notice(words.expired, 410);

  const links = new Hono();
  links.onError(async (error, c) => {
    c.get('log').error({ err: error }, 'request failed');
    return pages.notice({ title: words.tryAgain, text: texts.errors.unavailable }, 503);
  });
  links.get('/signups/confirm', async (c) => {
    const token = tokenOf(c);
    if (!token || !(await store.isConfirmable(token, now()).catch(unavailable(texts)))) return expired();
    const { title, text, button } = words.confirm;
    return pages.notice({ title, text, button: { label: button, action: `/api/signups/confirm?token=${token}` } });
  });
  links.post('/signups/confirm', async (c) => {
    const token = tokenOf(c);
    if (!token || !(await store.confirm(token, now()).catch(unavailable(texts)))) return expired();
    wakeMail();
    return pages.notice(words.confirmed);
  });
  links.get('/signups/unsubscribe', (c) => {
    const token = tokenOf(c);
    if (!token) return pages.notice(words.unknownLink, 410);
    const { title, text, button } = words.unsubscribe;
    return pages.notice({ title, text, button: { label: button, action: `/api/signups/unsubscribe?token=${token}` } });
  });
  // Mail programs post here by themselves when their reader asks them to: https://www.rfc-editor.org/rfc/rfc8058
  links.post('/signups/unsubscribe', async (c) => {
    const token = tokenOf(c);
    const known = token !== undefined && (await store.unsubscribe(token, now()).catch(unavailable(texts)));
    return known ? pages.notice(words.unsubscribed) : pages.notice(words.unknownLink, 410);
  });

  return links;
}

function tokenOf(c: Context): string | undefined {
  const token = c.req.query('token') ?? '';
  return tokenShape.test(token) ? token : undefined;
}
