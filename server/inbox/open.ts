import path from 'node:path';
import type { Hono, MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import type { UsualHours } from '#domain/closure-alerts.ts';
import type { Sources } from '#domain/day-plan.ts';
import { dayMs, hourMs, minuteMs } from '#domain/durations.ts';
import type { Content } from '#content/load.server.ts';
import type { MailTexts } from '#content/mail-texts.server.ts';
import type { Language } from '#domain/language.ts';
import type { RenderAnswer } from '#domain/form-answer.ts';
import { type Frame, isFrame } from '#server/api/answers.ts';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/http/log.ts';
import { makeDataFolder } from '#server/inbox/data-folder.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Check } from '#server/http/health.ts';
import { sameOrigin } from '#server/http/same-origin.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { officeLinks } from '#server/office/links.ts';
import type { OfficeDeps } from '#server/office/open.ts';
import { deskGuards, inboxApi, inboxChecks } from './api.ts';
import { repliesIn } from './answer-pages.ts';
import type { FormDeps } from './form-post.ts';
import { correspondence, type MailOffice, sendOfficeNotice } from './mail-delivery.ts';
import type { MailTransport } from './mail-api.ts';
import { transportOf } from './mail-transport.ts';
import { startMailWorker } from './mail-worker.ts';
import { postsPerWindow, postWindowMinutes } from './policy.ts';
import { cleanUp, retentionCheck } from './retention.ts';
import { Database } from './sqlite/database.ts';
import type { Engine } from './sql/statement.ts';
import { sqliteStore } from './sqlite/store.ts';
import { refusals } from '#words/refusals.ts';

export const inboxFile = (dataDir: string): string => path.join(dataDir, 'inbox.sqlite');

export type InboxDeps = {
  settings: Pick<
    Settings,
    'DATA_DIR' | 'SMTP_URL' | 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL_TO' | 'MAIL_FROM' | 'RATE_LIMIT'
  >;
  content: {
    site: Pick<Content['site'], 'name' | 'email' | 'origin'>;
    mail: MailTexts;
  };
  hours: UsualHours;
  sources: () => Promise<Sources>;
  frame: (language: Language) => Frame;
  hasPage: (path: string) => boolean;
  renderAnswer: RenderAnswer;
  log: Log;
  now: () => Date;
  /** The build time: a correct clock is never earlier. */
  builtAt: Date;
  preview?: boolean;
  /** In milliseconds, for the rate limit. */
  clock?: () => number;
  transport?: MailTransport;
};

export type Inbox = {
  api: Hono;
  /** The database, shared with other stores. */
  engine: Engine;
  checks: Readonly<Record<'inbox' | 'mail' | 'retention', Check>>;
  mailOffice: MailOffice;
  /** What the office's page shares with the inbox. */
  office: Omit<OfficeDeps, 'closing' | 'editing' | 'calendars' | 'later'>;
  /** Does nothing without a mail server. */
  queueAlerts: (sources: Sources) => Promise<void>;
  close: () => Promise<void>;
};

/** On a storage error, forms respond 503. @throws {StartError} if the data folder is shared or not writable */
export async function openInbox(deps: InboxDeps): Promise<Inbox> {
  const { settings, content, hours, sources, frame, hasPage, renderAnswer, log, builtAt } = deps;
  // Otherwise, items dated before the build would be deleted first, as too old, once the clock is correct.
  const now = () => new Date(Math.max(deps.now().getTime(), builtAt.getTime()));
  const { site, mail: texts } = content;
  makeDataFolder(settings.DATA_DIR);
  const database = new Database({ file: inboxFile(settings.DATA_DIR) });
  const store = sqliteStore(database);
  const transport = deps.transport ?? transportOf(settings);
  const mailing = transport && {
    store,
    transport,
    texts,
    ...correspondence(settings, site),
    origin: site.origin,
    sources,
    log,
    now,
  };
  if (!mailing)
    log.warn(
      'NO MAIL SERVER IS SET (SMTP_URL): no one is notified of what visitors send, and no deadline reminders are sent. Look into the inbox every day, with deploy/inbox list',
    );
  if (!isFrame(frame('en-US'))) log.warn('the site has no page for answers to plain forms: they will be bare');
  const clock = { builtAt, file: path.join(settings.DATA_DIR, 'clock'), now: deps.now };
  const clean = () => cleanUp(store, log, clock);
  await clean();
  const worker = mailing && startMailWorker(mailing);
  const queueDigest = async () => {
    try {
      if (await store.queueDigest(now())) worker?.wake();
    } catch (error) {
      log.error({ err: error }, 'the digest of the inbox could not be queued');
    }
  };
  if (worker) void queueDigest();
  const timers = [
    setInterval(() => void clean(), dayMs).unref(),
    ...(worker ? [setInterval(() => void queueDigest(), hourMs).unref()] : []),
  ];

  const replies = repliesIn({ texts, siteName: site.name, frame, hasPage, renderAnswer });
  const forms: FormDeps = {
    store,
    replies,
    hours,
    sources,
    now,
    mails: worker !== undefined,
    wakeMail: () => worker?.wake(),
  };
  const limit = rateLimit({
    limit: postsPerWindow,
    windowMs: postWindowMinutes * minuteMs,
    enabled: settings.RATE_LIMIT === 'on',
    ...(deps.clock && { clock: deps.clock }),
  });
  const refuse: MiddlewareHandler = () => {
    const [message, spanish] = refusals.preview;
    throw new ApiError(503, 'preview', message, { spanish });
  };
  const limited = deps.preview ? refuse : limit;
  const mailOffice: MailOffice = async (...notice) =>
    mailing !== undefined && (await sendOfficeNotice(mailing, ...notice));
  const act = deskGuards(texts);
  return {
    engine: database,
    api: inboxApi(forms, texts, limited, { origin: site.origin, links: officeLinks(database) }),
    office: {
      engine: database,
      pages: replies['en-US'].pages,
      texts: texts['en-US'],
      clubTo: correspondence(settings, site).clubTo,
      origin: site.origin,
      mail: mailing && mailOffice,
      guards: { ask: every(act, limited), act, upload: sameOrigin() },
      log,
      now,
    },
    checks: {
      ...inboxChecks({ store, mails: worker !== undefined, now }),
      retention: retentionCheck(clock),
    },
    mailOffice,
    queueAlerts: async (sources) => {
      if (worker && (await store.queueClosureAlerts(sources, now()))) worker.wake();
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await worker?.close();
      database.close();
    },
  };
}
