/** Opening a link of a mail changes nothing, because mail scanners open links; pressing its button does. */
import { Hono, type Context } from 'hono';
import { type MailList, mailLists, mailOnlyStyles } from '#domain/forms.ts';
import { unavailable, type FormDeps } from '#server/inbox/form-post.ts';
import { interpolate } from '#server/inbox/mail-text.ts';
import { tokenShape } from '#server/inbox/tokens.ts';

/** No further guards: the token can't be guessed. */
export function signupLinks({ store, pages, now, wakeMail, texts, mails }: FormDeps): Hono {
  const words = texts.pages;
  const expired = () => pages.notice(words.expired, 410);
  const leave = (token: string, from: MailList) => ({
    label: from === 'alerts' ? words.unsubscribe.alertsButton : words.unsubscribe.button,
    action: unsubscribePath(token, from),
  });

  const links = new Hono();
  links.onError(async (error, c) => {
    c.get('log').error({ err: error }, 'request failed');
    return pages.notice({ title: words.tryAgain, text: texts.errors.unavailable }, 503);
  });
  links.get(mailOnlyStyles.slice('/api'.length), (c) =>
    c.body(mails ? '.mail-only{display:block}' : '', 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );
  links.get('/signups/confirm', async (c) => {
    const token = tokenOf(c);
    if (!token || !(await store.isConfirmable(token, now()).catch(unavailable(texts)))) return expired();
    const { title, text, button: label } = words.confirm;
    const wanted = listOf(c.req.query('for'), 'list');
    return pages.notice({
      title,
      text: interpolate(text, { lists: texts.lists[wanted] }),
      buttons: [{ label, action: `/api/signups/confirm?token=${token}&for=${wanted}` }],
    });
  });
  links.post('/signups/confirm', async (c) => {
    const token = tokenOf(c);
    const wanted = listOf(c.req.query('for'), 'list');
    if (!token || !(await store.confirm(token, wanted, now()).catch(unavailable(texts)))) return expired();
    wakeMail();
    const { title, text } = words.confirmed;
    return pages.notice({ title, text: interpolate(text, { lists: texts.lists[wanted] }) });
  });
  links.get('/signups/unsubscribe', (c) => {
    const token = tokenOf(c);
    if (!token) return pages.notice(words.unknownLink, 410);
    const { title, text, alerts } = words.unsubscribe;
    const from = listOf(c.req.query('from'), 'all');
    // Links of before the alerts name no list, and end everything.
    return from === 'list' || c.req.query('from') === undefined
      ? pages.notice({ title, text, buttons: [{ ...leave(token, 'list'), action: unsubscribePath(token, from) }] })
      : pages.notice({ ...alerts, buttons: [leave(token, 'alerts'), leave(token, 'list')] });
  });
  // Mail programs post here by themselves when their reader asks them to: https://www.rfc-editor.org/rfc/rfc8058
  links.post('/signups/unsubscribe', async (c) => {
    const token = tokenOf(c);
    const from = listOf(c.req.query('from'), 'all');
    const left =
      token === undefined ? undefined : await store.unsubscribe(token, from, now()).catch(unavailable(texts));
    if (!token || !left) return pages.notice(words.unknownLink, 410);
    if (left.list) return pages.notice({ ...words.stillOn.list, buttons: [leave(token, 'list')] });
    if (left.alerts) return pages.notice({ ...words.stillOn.alerts, buttons: [leave(token, 'alerts')] });
    return pages.notice(words.unsubscribed);
  });

  return links;
}

const unsubscribePath = (token: string, from: MailList) => `/api/signups/unsubscribe?token=${token}&from=${from}`;

const listOf = (named: string | undefined, usual: MailList): MailList =>
  mailLists.find((list) => list === named) ?? usual;

function tokenOf(c: Context): string | undefined {
  const token = c.req.query('token') ?? '';
  return tokenShape.test(token) ? token : undefined;
}
