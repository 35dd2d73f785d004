/**
 * Opening a link of a mail changes nothing, because mail scanners open links; only a post does, and is logged. Over 200
 * lines, because an item and the whole inbox share the link.
 */
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { dayMs } from '#domain/durations.ts';
import type { FormAnswer } from '#domain/form-answer.ts';
import { longMoment } from '#words/format-time.ts';
import { ApiError } from '#server/http/api-error.ts';
import { readingsAddress } from '#server/api/calendar-readings.ts';
import { csv, subscriberColumns, subscriberRows } from '#server/inbox/export.ts';
import { bouncedDays, listedItems } from '#server/inbox/policy.ts';
import { readBody } from '#server/inbox/request-body.ts';
import { clockOf, Refusal, steps, type InboxItem } from '#server/inbox/privacy-case.ts';
import { interpolate } from '#server/inbox/mail-text.ts';
import type { Replies } from '#server/inbox/answer-pages.ts';
import { unavailable, type FormDeps } from '#server/inbox/form-post.ts';
import type { OfficeLinks } from '#server/office/links.ts';
import { officeAddress } from '#server/office/page.ts';
import { tokenShape } from '#server/inbox/tokens.ts';
import { bouncedText, holdingsRows, listLines, rowsOf } from '#server/inbox/case-text.ts';
import {
  deskAddress,
  isAllowed,
  matches,
  plainStep,
  stepNames,
  stepWords,
  typed,
  type Attempt,
} from '#server/inbox/desk-steps.ts';

type Row = readonly [label: string, text: string, to?: string];

/** Steps that require confirmation: the first post shows a page that asks again, the second acts. */
const forgetSteps = { ask: 'forget', confirm: 'forget-confirmed' } as const;
const exportSteps = { ask: 'export', confirm: 'export-confirmed' } as const;
const correctSteps = { ask: 'correct', confirm: 'correct-confirmed' } as const;

type Said = Extract<FormAnswer, { page: 'desk' }>['said'];
/** `mayAct`: false for the weekly mail's link, which only reads. */
type Link = { action: string; endsAt: Date; mayAct: boolean; back?: { label: string; to: string } };

export type PrivacyDeskDeps = Pick<FormDeps, 'now' | 'store' | 'wakeMail'> &
  Pick<Replies, 'pages' | 'texts'> & {
    origin: string;
    /** Links to the office's page, which also give access to the whole inbox. */
    links: Pick<OfficeLinks, 'find'>;
  };

export function privacyDesk(
  { store, pages, texts, now, wakeMail, origin, links }: PrivacyDeskDeps,
  guards: MiddlewareHandler,
) {
  const words = texts.desk;
  const ended = () => pages.notice(words.ended, 410);
  const noted: Said = { tone: 'success', text: words.noted };

  /** Tells users of a read-only link how to get one that can act. */
  const howToAct = (link: Link): Row[] =>
    link.mayAct ? [] : [[words.inbox.act.title, words.inbox.act.text, officeAddress]];

  /** Other messages and requests from the same email address. */
  async function wroteBefore({ reference, submission }: InboxItem): Promise<Row[]> {
    if (!submission.data.email) return [];
    const { requests, messages } = await store.holdings(reference).catch(unavailable(texts));
    const others = [...requests, ...messages].filter((one) => one.reference !== reference);
    return others.length > 0 ? [[words.wroteBefore, others.map((one) => one.reference).join(', ')]] : [];
  }

  async function itemPage(link: Link, item: InboxItem, more: { said?: Said; attempt?: Attempt } = {}, status = 200) {
    const { title, text } = item.submission.kind === 'privacy-request' ? words : words.message;
    return pages.desk(
      {
        title: interpolate(title, { reference: item.reference }),
        text: interpolate(text, { ends: longMoment(link.endsAt) }),
        ...(more.said && { said: more.said }),
        ...(link.back && { back: link.back }),
        rows: [...rowsOf(item, clockOf(item, now())), ...(await wroteBefore(item)), ...howToAct(link)],
        action: link.action,
        steps: !link.mayAct
          ? []
          : [
              ...stepNames
                .filter((step) => isAllowed(step, item, now()))
                .map((step) => stepWords(words, step, more.attempt)),
              ...(item.handling.forgottenAt ? [] : [plainStep(forgetSteps.ask, words.forget)]),
            ],
      },
      status,
    );
  }
  const confirmPage = (
    link: Link,
    step: string,
    asked: Parameters<typeof plainStep>[1],
    rows: [string, string][],
    hidden = {},
  ) =>
    pages.desk({
      title: asked.title,
      text: asked.text,
      rows,
      action: link.action,
      steps: [{ ...plainStep(step, asked), hidden }],
    });

  async function handleItem(c: Context, link: Link, item: InboxItem, sent: Record<string, unknown>) {
    const { reference } = item;
    if (!link.mayAct) return itemPage(link, item, {}, 403);
    if (sent['step'] === forgetSteps.ask) {
      const rows = holdingsRows(await store.holdings(reference).catch(unavailable(texts)));
      return confirmPage(link, forgetSteps.confirm, words.forget.confirm, rows);
    }
    if (sent['step'] === forgetSteps.confirm) {
      await store.forget(reference, now()).catch(unavailable(texts));
      c.get('log').info({ reference, step: 'forget' }, 'personal data deleted through a link');
      // Nothing remains of a message.
      if (item.submission.kind !== 'privacy-request') return pages.notice({ title: words.noted, text: words.gone });
      return itemPage(link, await store.find(reference), { said: noted });
    }
    const step = stepNames.find((name) => name === sent['step']);
    if (!step) return itemPage(link, item, {}, 400);
    const text = typed(sent);
    const attempt = { step, text, isMissing: text === '' && 'field' in words[step] };
    if (attempt.isMissing) return itemPage(link, item, { attempt, said: { tone: 'danger', text: words.missing } }, 400);
    try {
      const handled = await store.handle(reference, (one) => steps[step](one, now(), text)).catch(unavailable(texts));
      c.get('log').info({ reference, step }, 'item handled through a link');
      return await itemPage(link, handled, { said: noted });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return itemPage(link, item, { attempt, said: { tone: 'danger', text: error.message } }, 409);
    }
  }

  async function inboxPage(
    link: Link,
    { query = '', said, status }: { query?: string; said?: Said; status?: number } = {},
  ) {
    const items =
      query === ''
        ? await store.openItems(now())
        : (await store.list(['privacy-request', 'contact-message']))
            .filter((item) => matches(item, query))
            .toReversed();
    const { search, ...list } = words.inbox;
    const field = (name: string, label: string) => ({ name, label, typed: '', control: 'email' as const });
    const page: Parameters<typeof pages.desk>[0] = {
      ...(said && { said }),
      title: list.title,
      text: `${interpolate(list.text, { ends: longMoment(link.endsAt) })} ${interpolate(query ? list.found : list.open, { count: String(items.length) })}`,
      rows: [
        ...howToAct(link),
        [words.calendar.title, words.calendar.link, link.action.replace(deskAddress, readingsAddress)],
        ...(await store.bounced(new Date(now().getTime() - bouncedDays * dayMs))).map((mail): Row => {
          return [
            `${words.inbox.bounced}: ${mail.reference}`,
            bouncedText(mail),
            `${link.action}&item=${mail.reference}`,
          ];
        }),
        ...items.slice(0, listedItems).map((item): Row => {
          const about = listLines(item, clockOf(item, now())).slice(item.reference.length).trim();
          return [item.reference, about, `${link.action}&item=${item.reference}`];
        }),
      ],
      action: link.action,
      steps: [
        {
          ...plainStep('search', search),
          fields: [{ name: 'text', label: search.field, typed: query, control: 'text' }],
        },
        ...(link.mayAct
          ? [
              plainStep(exportSteps.ask, list.export),
              {
                ...plainStep(correctSteps.ask, list.correct),
                fields: [field('old', list.correct.old), field('corrected', list.correct.corrected)],
              },
            ]
          : []),
      ],
    };
    return pages.desk(page, status);
  }

  async function correctAddress(c: Context, link: Link, sent: Record<string, unknown>) {
    const { correct } = words.inbox;
    const [old = '', corrected = ''] = ['old', 'corrected'].map((name) => typed({ text: sent[name] }));
    if (sent['step'] === correctSteps.ask)
      return confirmPage(
        link,
        correctSteps.confirm,
        correct.confirm,
        [
          [correct.old, old],
          [correct.corrected, corrected],
        ],
        { old, corrected },
      );
    try {
      await store.correctAddress(old, corrected, now()).catch(unavailable(texts));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return inboxPage(link, { said: { tone: 'danger', text: error.message }, status: 409 });
    }
    wakeMail();
    c.get('log').info({ step: correctSteps.ask }, 'a subscriber’s address corrected through a link');
    return inboxPage(link, { said: { tone: 'success', text: interpolate(correct.done, { corrected }) } });
  }

  async function handleInbox(c: Context, link: Link, sent: Record<string, unknown>) {
    if (sent['step'] === exportSteps.ask && link.mayAct)
      return confirmPage(link, exportSteps.confirm, words.inbox.export.confirm, []);
    if (link.mayAct && Object.values(correctSteps).some((step) => step === sent['step']))
      return correctAddress(c, link, sent);
    if (sent['step'] !== exportSteps.confirm || !link.mayAct)
      return inboxPage(link, { query: sent['step'] === 'search' ? typed(sent) : '' });
    const rows = await subscriberRows(store, now(), origin);
    c.get('log').info({ addresses: rows.length }, 'email list exported through a link');
    return new Response(csv(rows, subscriberColumns), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="email-list.csv"',
        'cache-control': 'no-store',
      },
    });
  }

  async function findLink(token: string) {
    if (!tokenShape.test(token)) return undefined;
    const own = await store.linkByToken(token, now());
    if (own) return { ...own, mayAct: own.reference !== undefined };
    const office = await links.find(token, now());
    return office?.isConfirmed ? { reference: undefined, endsAt: office.endsAt, mayAct: true } : undefined;
  }

  async function enter(
    c: Context,
    toItem: (link: Link, item: InboxItem) => Promise<Response>,
    toInbox: (link: Link) => Promise<Response>,
  ): Promise<Response> {
    const token = c.req.query('token') ?? '';
    const found = await findLink(token).catch(unavailable(texts));
    if (!found) return ended();
    const link = { action: `${deskAddress}?token=${token}`, endsAt: found.endsAt, mayAct: found.mayAct };
    if (found.reference !== undefined) return toItem(link, await store.find(found.reference).catch(unavailable(texts)));
    const named = c.req.query('item');
    if (named === undefined) return toInbox(link).catch(unavailable(texts));
    const item = await store.find(named).catch(unavailable(texts));
    const back = { label: words.inbox.title, to: link.action };
    return toItem({ ...link, action: `${link.action}&item=${item.reference}`, back }, item);
  }

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return pages.notice({ title: texts.pages.tryAgain, text: error.message }, 409);
    if (error instanceof ApiError && error.status < 500)
      return pages.notice({ title: texts.pages.tryAgain, text: error.message }, error.status);
    c.get('log').error({ err: error }, 'request failed');
    return pages.notice({ title: texts.pages.tryAgain, text: texts.errors.unavailable }, 503);
  });
  app.get('/privacy-desk', (c) => enter(c, itemPage, inboxPage));
  app.post('/privacy-desk', guards, (c) =>
    enter(
      c,
      async (link, item) => handleItem(c, link, item, await readBody(c, texts.errors)),
      async (link) => handleInbox(c, link, await readBody(c, texts.errors)),
    ),
  );
  return app;
}
