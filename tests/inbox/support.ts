import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { renderAnswer } from '#app/features/inbox-forms/render-answer.tsx';
import { mailSchema, type Mail } from '#content/schema/mail.ts';
import { openSource } from '#content/source.server.ts';
import { answerDays, extensionDays } from '#domain/deadlines.ts';
import type { Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import type { Submission } from '#domain/forms.ts';
import { readSettings } from '#server/env.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/http/log.ts';
import { contactMonths } from '#server/inbox/policy.ts';
import { type Inbox, inboxFile, openInbox, type InboxDeps } from '#server/inbox/open.ts';
import type { InboxStore } from '#server/inbox/sql/store.ts';
import { type Engine, type Row, statement } from '#server/inbox/sql/statement.ts';
import type { DueMail } from '#server/inbox/sql/outbox.ts';
import { closureOn, club as plans } from '#tests/fixtures/club.ts';
import { Database, type DatabaseOptions } from '#server/inbox/sqlite/database.ts';
import { sqliteStore } from '#server/inbox/sqlite/store.ts';
import { friday, later } from './submissions.ts';

export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'inbox-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type TestInbox = { folder: string; file: string; database: Database; engine: Engine; store: InboxStore };

/** Runs SQL directly, bypassing the store. */
export async function query({ engine }: { engine: Engine }, sql: string): Promise<Row[]> {
  return (await engine.batch([statement(sql)]))[0] ?? [];
}

/** Stores a submission. Returns its reference. */
export async function stored(store: InboxStore, submission: Submission, receivedAt = friday): Promise<string> {
  const added = await store.add(submission, { receivedAt, flagged: false });
  if (added.outcome !== 'stored') throw new Error('not stored');
  return added.reference;
}

/** Claims all due mails, as if each were sent. */
export async function waitingMails(store: InboxStore, now = friday): Promise<DueMail[]> {
  const mails: DueMail[] = [];
  for (let mail = await store.claimMail(now, later(now, 60_000)); mail;) {
    mails.push(mail);
    await store.mailSent(mail.messageId, now);
    mail = await store.claimMail(now, later(now, 60_000));
  }
  return mails;
}

export function testInbox(options: Partial<DatabaseOptions> = {}): TestInbox {
  const folder = options.file ? path.dirname(options.file) : temporaryFolder();
  const file = options.file ?? path.join(folder, 'data', 'inbox.sqlite');
  const database = new Database({ file, ...options });
  onTestFinished(() => database.close());
  return { folder, file, database, engine: database, store: sqliteStore(database) };
}

/** The club of these tests, independent of content/site.yaml. */
export const club = { name: 'Test Range & Club', email: 'office@range.example', origin: 'https://range.example' };

/** The real texts, with the test club's facts. */
export const texts: Mail = openSource(path.resolve('content'), 'mail.yaml').read(
  mailSchema,
  new Map([
    ...Object.entries({ ...club, home: club.origin, address: '1 Test Road', phone: '(408) 555-0199' }).map(
      ([name, value]): [string, string] => [`site.${name}`, value],
    ),
    ['figure.message-retention', `${contactMonths} months`],
    ['figure.privacy-response', `${answerDays} days`],
    ['figure.privacy-extension', `${extensionDays} days`],
  ]),
);

/** The club with closures of these days. */
export const closedOn = (...days: Day[]): Sources => ({ ...plans, closures: days.map((id) => closureOn(id, { id })) });

const unset = readSettings({ RATE_LIMIT: 'off', MAIL_API_URL: 'http://127.0.0.1:9' });

export type TestSite = Awaited<ReturnType<typeof testSite>>;

export async function testSite(
  options: Partial<Omit<InboxDeps, 'settings'>> & {
    settings?: Partial<InboxDeps['settings']>;
    /** Additional routes of the site. */
    more?: (inbox: Inbox) => readonly Hono[];
  } = {},
) {
  const { settings, more, ...deps } = options;
  const clock = { now: friday };
  const now = () => clock.now;
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'debug' }, { write: (line) => void lines.push(line) });
  const dataDir = settings?.DATA_DIR ?? path.join(temporaryFolder(), 'data');
  const inbox = await openInbox({
    settings: { ...unset, ...settings, DATA_DIR: dataDir },
    content: { site: club, mail: { 'en-US': texts, es: texts } },
    hours: plans,
    sources: async () => plans,
    frame: () => undefined,
    hasPage: () => true,
    renderAnswer,
    log,
    now,
    builtAt: friday,
    ...deps,
  });
  onTestFinished(inbox.close);
  const site = { id: 'test', builtAt: friday.toISOString() };
  const app = createApp({
    settings: { TRUST_PROXY: 0 },
    site,
    log,
    now,
    api: [inbox.api, ...(more?.(inbox) ?? [])],
    checks: inbox.checks,
    pages: (c) => c.notFound(),
  });
  return {
    request: app.request,
    /** A second connection to the inbox's file, for inspection. */
    inbox: testInbox({ file: inboxFile(dataDir) }),
    logged: () => lines.join(''),
    clock,
    mailOffice: inbox.mailOffice,
    queueAlerts: inbox.queueAlerts,
    close: inbox.close,
  };
}

/** A form post as a browser sends it without JavaScript. */
export const asForm = (values: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers },
  body: new URLSearchParams(values),
});

export const asJson = (values: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(values),
});
