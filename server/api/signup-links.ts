/** Opening a link of a mail changes nothing, because mail scanners open links; pressing its button does. */
import { Hono, type Context } from 'hono';
import { canWatch } from '#domain/closure-alerts.ts';
import { type MailList, mailLists, mailOnlyStyles } from '#domain/forms.ts';
import type { Language } from '#domain/language.ts';
import { inLanguage, unavailable, type FormDeps } from '#server/inbox/form-post.ts';
import type { Replies } from '#server/inbox/answer-pages.ts';
import { interpolate, signupLink, wantedIn } from '#server/inbox/mail-text.ts';
import { tokenShape } from '#server/inbox/tokens.ts';

/** Needs no further guards, because the token can't be guessed. */
export function signupLinks({ store, replies, now, wakeMail, mails, hours }: FormDeps): Hono {
  const expired = ({ pages, texts }: Replies) => pages.notice(texts.pages.expired, 410);
  const leave = ({ language, texts }: Replies, token: string, from: MailList) => ({
    label: from === 'alerts' ? texts.pages.unsubscribe.alertsButton : texts.pages.unsubscribe.button,
    action: unsubscribePath(token, from, language),
  });

  const wantedOf = (c: Context) => {
    const [wanted, day] = [listOf(c.req.query('for'), 'list'), c.req.query('day')];
    return { wanted, day, isOver: day !== undefined && !canWatch(day, hours, now()) };
  };

  const links = new Hono();
  links.onError(async (error, c) => {
    c.get('log').error({ err: error }, 'request failed');
    const { pages, texts } = inLanguage(c, replies);
    return pages.notice({ title: texts.pages.tryAgain, text: texts.errors.unavailable }, 503);
  });
  links.get(mailOnlyStyles.slice('/api'.length), (c) =>
    c.body(`${mails ? '.mail-only' : '.without-mail'}{display:block}`, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    }),
  );
  links.get('/signups/confirm', async (c) => {
    const words = inLanguage(c, replies);
    const { language, pages, texts } = words;
    const token = tokenOf(c);
    const { wanted, day, isOver } = wantedOf(c);
    if (!token || isOver || !(await store.isConfirmable(token, now()).catch(unavailable(texts)))) return expired(words);
    const { title, text, button: label } = texts.pages.confirm;
    return pages.notice({
      title,
      text: interpolate(text, { lists: wantedIn(language, texts, wanted, day) }),
      buttons: [{ label, action: signupLink('confirm', { token, for: wanted, ...(day && { day }) }, language) }],
    });
  });
  links.post('/signups/confirm', async (c) => {
    const words = inLanguage(c, replies);
    const { language, pages, texts } = words;
    const token = tokenOf(c);
    const { wanted, day, isOver } = wantedOf(c);
    if (!token || isOver || !(await store.confirm(token, wanted, now(), language, day).catch(unavailable(texts))))
      return expired(words);
    wakeMail();
    const { title, text } = texts.pages.confirmed;
    return pages.notice({ title, text: interpolate(text, { lists: wantedIn(language, texts, wanted, day) }) });
  });
  links.get('/signups/unsubscribe', (c) => {
    const words = inLanguage(c, replies);
    const { language, pages, texts } = words;
    const token = tokenOf(c);
    if (!token) return pages.notice(texts.pages.unknownLink, 410);
    const { title, text, alerts } = texts.pages.unsubscribe;
    const from = listOf(c.req.query('from'), 'all');
    // Links from before the alerts existed name no list, and unsubscribe from everything.
    return from === 'list' || c.req.query('from') === undefined
      ? pages.notice({
          title,
          text,
          buttons: [{ ...leave(words, token, 'list'), action: unsubscribePath(token, from, language) }],
        })
      : pages.notice({ ...alerts, buttons: [leave(words, token, 'alerts'), leave(words, token, 'list')] });
  });
  // Mail programs post here directly when the reader unsubscribes: https://www.rfc-editor.org/rfc/rfc8058
  links.post('/signups/unsubscribe', async (c) => {
    const words = inLanguage(c, replies);
    const { pages, texts } = words;
    const { stillOn, unknownLink, unsubscribed } = texts.pages;
    const token = tokenOf(c);
    const from = listOf(c.req.query('from'), 'all');
    const left =
      token === undefined ? undefined : await store.unsubscribe(token, from, now()).catch(unavailable(texts));
    if (!token || !left) return pages.notice(unknownLink, 410);
    if (left.list) return pages.notice({ ...stillOn.list, buttons: [leave(words, token, 'list')] });
    if (left.alerts) return pages.notice({ ...stillOn.alerts, buttons: [leave(words, token, 'alerts')] });
    return pages.notice(unsubscribed);
  });

  return links;
}

const unsubscribePath = (token: string, from: MailList, language: Language) =>
  signupLink('unsubscribe', { token, from }, language);

const listOf = (named: string | undefined, usual: MailList): MailList =>
  mailLists.find((list) => list === named) ?? usual;

function tokenOf(c: Context): string | undefined {
  const token = c.req.query('token') ?? '';
  return tokenShape.test(token) ? token : undefined;
}
