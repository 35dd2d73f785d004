/**
 * The club handles a privacy request behind the link of its notice: /privacy-desk?token=…. Opening it changes nothing,
 * because mail scanners open links; only a post does, and each is logged by the request's reference.
 */
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import type { Mail } from '#content/schema/mail.ts';
import type { DeskStep, FormAnswer } from '#domain/form-answer.ts';
import { longMoment } from '#domain/format-time.ts';
import { ApiError } from '#server/http/api-error.ts';
import { readBody } from '#server/inbox/request-body.ts';
import { clockOf, Refusal, steps, type InboxItem } from '#server/inbox/privacy-case.ts';
import { interpolate } from '#server/inbox/mail-text.ts';
import { unavailable, type FormDeps } from '#server/inbox/form-post.ts';
import { tokenShape } from '#server/inbox/tokens.ts';
import type { InboxCases } from '#server/inbox/sql/cases.ts';
import { holdingsRows, rowsOf } from '#server/inbox/case-text.ts';

type StepName = keyof typeof steps;
const stepNames = Object.keys(steps) as StepName[];
/** Deletes the person's data: the first post shows what would go, the second one deletes it. */
const forgetSteps = { ask: 'forget', confirm: 'forget-confirmed' } as const;

/** What was typed for a step that could not be taken. */
type Attempt = { step: StepName; text: string; isMissing: boolean };
type Said = Extract<FormAnswer, { page: 'desk' }>['said'];

export type PrivacyDeskDeps = Pick<FormDeps, 'pages' | 'texts' | 'now' | 'store'> & { desk: InboxCases };

/** `guards` run before a post. */
export function privacyDesk({ desk, store, pages, texts, now }: PrivacyDeskDeps, guards: MiddlewareHandler): Hono {
  const words = texts.desk;
  const ended = () => pages.notice(words.ended, 410);
  const find = async (token: string | undefined) =>
    token === undefined ? undefined : await desk.caseByToken(token, now()).catch(unavailable(texts));
  type Found = { token: string; item: InboxItem; endsAt: Date; said?: Said; attempt?: Attempt };
  const actionOf = (token: string) => `/api/privacy-desk?token=${token}`;
  const page = ({ token, item, endsAt, said, attempt }: Found, status = 200) =>
    pages.desk(
      {
        title: interpolate(words.title, { reference: item.reference }),
        text: interpolate(words.text, { ends: longMoment(endsAt) }),
        ...(said && { said }),
        rows: rowsOf(item, clockOf(item, now()), (_style, text) => text),
        action: actionOf(token),
        steps: [
          ...stepNames.filter((step) => isAllowed(step, item, now())).map((step) => stepWords(words, step, attempt)),
          ...(item.handling.forgottenAt ? [] : [plainStep(forgetSteps.ask, words.forget)]),
        ],
      },
      status,
    );

  const askToForget = async (token: string, { reference }: InboxItem) =>
    pages.desk({
      title: words.forget.confirm.title,
      text: words.forget.confirm.text,
      rows: holdingsRows(await store.holdings(reference).catch(unavailable(texts))),
      action: actionOf(token),
      steps: [plainStep(forgetSteps.confirm, words.forget.confirm)],
    });

  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof Refusal) return pages.notice({ title: texts.pages.tryAgain, text: error.message }, 409);
    if (error instanceof ApiError && error.status < 500)
      return pages.notice({ title: texts.pages.tryAgain, text: error.message }, error.status);
    c.get('log').error({ err: error }, 'request failed');
    return pages.notice({ title: texts.pages.tryAgain, text: texts.errors.unavailable }, 503);
  });
  app.get('/privacy-desk', async (c) => {
    const token = tokenOf(c);
    const found = await find(token);
    return token && found ? page({ token, ...found }) : ended();
  });
  app.post('/privacy-desk', guards, async (c) => {
    const token = tokenOf(c);
    const found = await find(token);
    if (!token || !found) return ended();
    const sent = await readBody(c, texts.errors);
    if (sent['step'] === forgetSteps.ask) return askToForget(token, found.item);
    const { reference } = found.item;
    if (sent['step'] === forgetSteps.confirm) {
      await store.forget(reference, now()).catch(unavailable(texts));
      c.get('log').info({ reference, step: 'forget' }, 'personal data deleted through a link');
      return page({ token, ...found, ...(await find(token)), said: { tone: 'success', text: words.noted } });
    }
    const step = stepNames.find((name) => name === sent['step']);
    if (!step) return page({ token, ...found }, 400);
    const text = typeof sent['text'] === 'string' ? sent['text'].trim() : '';
    const attempt = { step, text, isMissing: text === '' && 'field' in words[step] };
    if (attempt.isMissing)
      return page({ token, ...found, attempt, said: { tone: 'danger', text: words.missing } }, 400);
    try {
      const item = await desk.handle(reference, (one) => steps[step](one, now(), text)).catch(unavailable(texts));
      c.get('log').info({ reference, step }, 'privacy request handled through its link');
      return await page({ token, ...found, item, said: { tone: 'success', text: words.noted } });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return page({ token, ...found, attempt, said: { tone: 'danger', text: error.message } }, 409);
    }
  });
  return app;
}

const plainStep = (step: string, { title, text, button }: Omit<DeskStep, 'step'>): DeskStep => ({
  step,
  title,
  text,
  button,
});

/** Asks the rules; nothing is written. */
function isAllowed(step: StepName, item: InboxItem, now: Date): boolean {
  try {
    steps[step](item, now, '');
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function stepWords(words: Mail['desk'], step: StepName, attempt: Attempt | undefined): DeskStep {
  const { title, text, button, ...more } = words[step];
  const mine = attempt?.step === step ? attempt : undefined;
  const error = mine?.isMissing ? { error: words.missing } : {};
  const field = 'field' in more ? { field: { label: more.field, typed: mine?.text ?? '', ...error } } : {};
  return { step, title, text, button, ...field };
}

function tokenOf(c: Context): string | undefined {
  const token = c.req.query('token') ?? '';
  return tokenShape.test(token) ? token : undefined;
}
