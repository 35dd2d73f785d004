/**
 * The office's page: `GET /api/office` asks for a link, which is mailed; behind the link are the jobs. Opening it
 * changes nothing, each change is asked about first, and each use is mailed to the office and logged. Over 200 lines,
 * because all of its pages share the link.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Mail } from '#content/schema/mail.ts';
import type { DeskStep } from '#domain/form-answer.ts';
import { longMoment } from '#words/format-time.ts';
import { readingsAddress } from '#server/api/calendar-readings.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { AnswerPages } from '#server/inbox/answer-pages.ts';
import { deskAddress, plainStep } from '#server/inbox/desk-steps.ts';
import { unavailable } from '#server/inbox/form-post.ts';
import type { MailOffice } from '#server/inbox/mail-delivery.ts';
import { interpolate } from '#server/inbox/mail-text.ts';
import { officeLinkMinutes, officeLinksPerHour } from '#server/inbox/policy.ts';
import { readBody } from '#server/inbox/request-body.ts';
import type { Fields, Job, Outcome, SentStep } from './job.ts';
import { mailLink } from './link-mail.ts';
import type { OfficeLink, OfficeLinks } from './links.ts';
import type { OfficeUses } from './uses.ts';

export const officeAddress = '/api/office';

export type OfficePageDeps = {
  links: OfficeLinks;
  uses: OfficeUses;
  jobs: readonly Job[];
  pages: AnswerPages;
  texts: Mail;
  /** Where the office gets its mail. */
  clubTo: readonly string[];
  origin: string;
  /** Undefined without a mail server. */
  mail: MailOffice | undefined;
  /** Takes a form with a photograph; undefined where no job takes one. */
  receivePhoto: ((request: Request) => Promise<Fields>) | undefined;
  /** Finishes work that the answer doesn't wait for. */
  later: (work: Promise<unknown>) => void;
  now: () => Date;
  /** For a request of a link, for what is done behind one, and for a photograph. */
  guards: { ask: MiddlewareHandler; act: MiddlewareHandler; upload: MiddlewareHandler };
};

type Said = { tone: 'success' | 'danger'; text: string };

/** Whether both send the same. */
const isSameStep = (one: SentStep, other: SentStep): boolean =>
  one.step === other.step && JSON.stringify(one.hidden) === JSON.stringify(other.hidden);

export function officePage(deps: OfficePageDeps): Hono {
  const { links, uses, jobs, pages, texts, clubTo, origin, mail, receivePhoto, later, now, guards } = deps;
  const words = texts.office;
  const minutes = String(officeLinkMinutes);
  const addressOf = ({ token }: OfficeLink) => `${officeAddress}?token=${token}`;
  const ends = ({ endsAt }: OfficeLink) => ({ ends: longMoment(endsAt) });

  const askPage = (said?: Said) => {
    const { field, ...ask } = words.ask;
    return pages.desk({
      title: words.title,
      text: ask.text,
      ...(said && { said }),
      rows: [],
      action: officeAddress,
      steps: [
        {
          ...plainStep('ask', ask),
          text: '',
          fields: [{ name: 'email', label: field, typed: '', control: 'email' }],
        },
      ],
    });
  };

  const beginPage = (link: OfficeLink) =>
    pages.desk({
      title: words.title,
      text: interpolate(words.begin.text, { minutes }),
      rows: [],
      action: addressOf(link),
      steps: [{ ...plainStep('begin', words.begin), text: '' }],
    });

  const onFirst = jobs.filter((job) => !job.page);

  async function firstPage(link: OfficeLink, said?: Said & { undo?: SentStep | undefined }, again?: DeskStep) {
    const steps = (await Promise.all(onFirst.map((job) => job.steps()))).flat();
    const undo = steps.find((one) => said?.undo !== undefined && isSameStep(one, said.undo));
    return pages.desk(
      {
        title: words.title,
        text: interpolate(words.text, ends(link)),
        ...(said && { said: { ...said, undo } }),
        rows: [
          ...(await Promise.all(onFirst.map((job) => job.rows()))).flat(),
          // The form is far below on a phone, and needed in a hurry.
          [words.close.title, words.open, '#close-title'],
          ...jobs.flatMap(({ page }) =>
            page ? [[page.title, words.open, `${addressOf(link)}&job=${page.name}`] as const] : [],
          ),
          [words.inbox.title, words.inbox.text, `${deskAddress}?token=${link.token}`],
          [texts.desk.calendar.title, texts.desk.calendar.link, `${readingsAddress}?token=${link.token}`],
        ],
        action: addressOf(link),
        steps: [
          ...steps.flatMap((one) => (one === undo ? [] : one.step === again?.step ? again : one)),
          { ...plainStep('finish', words.finish), isAside: true },
        ],
      },
      said?.tone === 'danger' ? 409 : again ? 400 : 200,
    );
  }

  /** A form on a page of its own. */
  const formPage = (link: OfficeLink, steps: readonly DeskStep[], status = 200) =>
    pages.desk({ title: words.title, text: '', rows: [], action: addressOf(link), back: backTo(link), steps }, status);
  const backTo = (link: OfficeLink) => ({ label: words.title, to: addressOf(link) });

  async function jobPage(link: OfficeLink, name: string | undefined) {
    const job = jobs.find(({ page }) => page && page.name === name);
    return job ? formPage(link, await job.steps()) : firstPage(link);
  }

  /** A use that can't be noted for the mail is in the log. */
  async function noteUse(c: Context, said: string): Promise<void> {
    c.get('log').info({ said }, 'the office’s page was used');
    await uses.note(said, now()).catch(unavailable(texts));
    later(uses.mailNoted());
  }

  async function answer(c: Context, link: OfficeLink, outcome: Outcome): Promise<Response> {
    if ('step' in outcome) {
      const isOnFirst = !jobs.some(({ page }) => page?.name === outcome.step.step);
      const isWrong = outcome.step.fields?.some(({ error }) => error !== undefined);
      return isOnFirst && isWrong
        ? firstPage(link, undefined, outcome.step)
        : formPage(link, [outcome.step], isWrong ? 400 : 200);
    }
    if ('refused' in outcome) return firstPage(link, { tone: 'danger', text: outcome.refused });
    if ('done' in outcome) {
      await noteUse(c, outcome.done);
      return firstPage(link, { tone: 'success', text: outcome.done, undo: outcome.undo });
    }
    const { rows, again, ...step } = outcome.ask;
    return pages.desk({
      title: step.title,
      text: step.text,
      rows,
      action: addressOf(link),
      back: backTo(link),
      steps: [{ ...step, text: '' }, ...(again ? [again] : [])],
    });
  }

  async function act(c: Context, link: OfficeLink, sent: Fields): Promise<Response> {
    const { step = '', ...fields } = sent;
    if (step === 'begin') {
      if (await links.confirm(link, now())) await noteUse(c, 'A link to the office’s page was confirmed.');
      return enter(c, firstPage);
    }
    if (!link.isConfirmed) return beginPage(link);
    if (step === 'finish') {
      await links.end(link, now());
      return pages.notice(words.finished);
    }
    for (const job of jobs) {
      const outcome = await job.take(step, fields);
      if (outcome) return answer(c, link, outcome);
    }
    return firstPage(link);
  }

  async function enter(c: Context, to: (link: OfficeLink) => Promise<Response>): Promise<Response> {
    const link = await links.find(c.req.query('token') ?? '', now()).catch(unavailable(texts));
    if (link) return to(link);
    const { title, text, button } = words.ended;
    return pages.notice({ title, text, back: { label: button, to: officeAddress } }, 410);
  }

  const isAsking = (c: Context) => c.req.query('token') === undefined;
  const read = async (c: Context): Promise<Fields> => {
    const sent = Object.entries(await readBody(c, texts.errors));
    return Object.fromEntries(
      sent.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
    );
  };
  const isUpload = (c: Context) => /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
  const takesPhoto = (c: Context) => receivePhoto !== undefined && !isAsking(c) && isUpload(c);
  const guard: MiddlewareHandler = (c, next) =>
    (isAsking(c) ? guards.ask : takesPhoto(c) ? guards.upload : guards.act)(c, next);

  /** A photograph is taken behind a confirmed link only. */
  const readFor = async (c: Context, link: OfficeLink): Promise<Fields> => {
    if (!takesPhoto(c)) return read(c);
    return (link.isConfirmed && (await receivePhoto?.(c.req.raw))) || {};
  };

  const app = new Hono();
  app.onError((error, c) => {
    const failure = error instanceof ApiError && error.status < 500 ? error : undefined;
    if (!failure) c.get('log').error({ err: error }, 'request failed');
    return pages.notice(
      { title: texts.pages.tryAgain, text: failure?.message ?? texts.errors.unavailable },
      failure?.status ?? 503,
    );
  });
  app.get('/office', (c) => {
    if (!isAsking(c))
      return enter(c, async (link) => (link.isConfirmed ? jobPage(link, c.req.query('job')) : beginPage(link)));
    return askPage(mail ? undefined : { tone: 'danger', text: words.noMail });
  });
  app.post('/office', guard, async (c) => {
    if (!isAsking(c))
      return enter(c, async (link) => {
        const fields = await readFor(c, link);
        // The link may have ended while the form was on its way.
        return enter(c, (still) => act(c, still, fields));
      });
    const sent = await read(c);
    // After the answer, so that its time doesn't tell whether the address is one of the office.
    later(
      mailLink({ links, mail, clubTo, pageUrl: origin + officeAddress, log: c.get('log'), now }, sent['email'] ?? ''),
    );
    return pages.notice({
      title: words.asked.title,
      text: interpolate(words.asked.text, { minutes, count: String(officeLinksPerHour) }),
    });
  });
  return app;
}
