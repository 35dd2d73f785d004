/**
 * What happens when the disk or the file lets us down: a clear 503, nothing half-written, and recovery by itself. Over
 * 200 lines, because each failure is a case.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import { type Database, existenceMarkOf } from '#server/inbox/sqlite/database.ts';
import type { MailTransport } from '#server/inbox/mail-transport.ts';
import { StorageError } from '#server/inbox/storage-error.ts';
import {
  asForm,
  asJson,
  circumstances,
  club,
  contactMessage,
  friday,
  later,
  privacyRequest,
  temporaryFolder,
  testInbox,
  testSite,
  texts,
} from './support.ts';

const tables = ['items', 'privacy_requests', 'contact_messages', 'subscribers', 'signups', 'outbox'];
const countAll = (database: Database) =>
  database.read((c) => tables.map((table) => c.get(`SELECT count(*) AS n FROM ${table}`)?.['n']));

/** Another program that holds the inbox. */
function otherProgram(file: string): DatabaseSync {
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  return other;
}

it.each([
  ['full', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['read-only', 'query_only = ON', 'query_only = OFF'],
])('a disk that is %s stores nothing by halves, and all again when it is no more', async (reason, fault, mended) => {
  const { database, store } = testInbox();
  await store.add(privacyRequest, circumstances);
  const before = await countAll(database);
  // As many pages as there are, at least.
  await database.read((c) => c.db.exec(`PRAGMA ${fault}`));
  const long = { ...privacyRequest, data: { ...privacyRequest.data, description: 'x'.repeat(60_000) } };
  await expect(store.add(long, circumstances)).rejects.toMatchObject({ reason });
  expect(await countAll(database)).toEqual(before);
  await database.read((c) => c.db.exec(`PRAGMA ${mended}`));
  expect(await store.add(long, circumstances)).toMatchObject({ outcome: 'stored' });
});

describe('a locked file', () => {
  it('is waited for without stopping anything else', async () => {
    const { store, file } = testInbox();
    await store.add(privacyRequest, circumstances);
    const other = otherProgram(file);
    other.exec('BEGIN IMMEDIATE');
    const added = store.add(privacyRequest, circumstances);
    // Timers run while the store waits: the site goes on serving.
    setTimeout(() => other.exec('COMMIT'), 100);
    expect(await added).toMatchObject({ outcome: 'stored' });
  });

  it('is given up after a while', async () => {
    const { store, file } = testInbox({ lockWaitMs: 150 });
    await store.add(privacyRequest, circumstances);
    const other = otherProgram(file);
    other.exec('BEGIN IMMEDIATE');
    await expect(store.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason: 'locked' });
    other.exec('COMMIT');
    expect(await store.add(privacyRequest, circumstances)).toMatchObject({ outcome: 'stored' });
  });
});

describe('a file that', () => {
  it.each([
    [
      'is no database',
      'damaged',
      (file: string) => writeFileSync(file, 'this is no database, whatever its name says '.repeat(50)),
    ],
    [
      'is another program’s database',
      'damaged',
      (file: string) => new DatabaseSync(file).exec('CREATE TABLE other (a)'),
    ],
    ['is a folder', 'unreachable', (file: string) => mkdirSync(file)],
  ])('%s is left as it is', async (_, reason, make) => {
    const folder = temporaryFolder();
    const file = path.join(folder, 'inbox.sqlite');
    make(file);
    const before = reason === 'damaged' ? readFileSync(file) : undefined;
    await expect(testInbox({ file }).store.add(privacyRequest, circumstances)).rejects.toBeInstanceOf(StorageError);
    await expect(testInbox({ file }).store.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason });
    if (before) expect(readFileSync(file).includes(before.subarray(100))).toBe(true);
  });
});

describe('the site', () => {
  /** A site whose inbox has a folder in place of its file. */
  async function brokenSite() {
    const dataDir = path.join(temporaryFolder(), 'data');
    const file = path.join(dataDir, 'inbox.sqlite');
    mkdirSync(file, { recursive: true });
    return {
      site: await testSite({ settings: { DATA_DIR: dataDir } }),
      repair: () => rmSync(file, { recursive: true }),
    };
  }

  it('starts and serves with an inbox that cannot be used, and says so to whoever sends a form', async () => {
    const { site } = await brokenSite();
    expect((await site.request('/healthz')).status).toBe(200);
    const response = await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await response.json()).toEqual({ error: { code: 'inbox-unavailable', message: texts.errors.unavailable } });
    expect(site.logged()).toContain('unreachable');
    expect(site.logged()).not.toContain('zoe@');
  });

  it('gives a plain form back with every word and two other ways to reach the club', async () => {
    const { site } = await brokenSite();
    const response = await site.request('/api/contact-messages', asForm(contactMessage.data));
    expect(response.status).toBe(503);
    const page = await response.text();
    expect(page).toContain(contactMessage.data.message);
    expect(page).toContain('call (408) 555-0199 or write to office@range.example');
  });

  it('answers the links of mails with a page, too', async () => {
    const { site } = await brokenSite();
    const response = await site.request(`/api/signups/confirm?token=${'x'.repeat(43)}`);
    expect([response.status, await response.text()]).toEqual([
      503,
      expect.stringContaining(texts.errors.unavailable) as string,
    ]);
  });

  it('takes forms again as soon as the inbox is mended, without a restart', async () => {
    const { site, repair } = await brokenSite();
    expect((await site.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(503);
    repair();
    expect((await site.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
  });
});

describe('an inbox that is gone', () => {
  it.each(['while the site runs', 'before it starts'])('%s is an alarm, and never a new one', async (when) => {
    const { store, file, database } = testInbox();
    await store.add(privacyRequest, circumstances);
    if (when === 'before it starts') database.close();
    for (const one of [file, `${file}-wal`, `${file}-shm`]) rmSync(one, { force: true });
    await expect(store.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason: 'missing' });
    await expect(store.health()).rejects.toMatchObject({ reason: 'missing' });
    expect(existsSync(file)).toBe(false);
    // The operator confirms it.
    rmSync(existenceMarkOf(file));
    expect(await store.add(privacyRequest, circumstances)).toMatchObject({ outcome: 'stored' });
  });
});

describe('a clock that is far off', () => {
  const years = 365 * 24 * 60 * 60_000;
  const items = (site: Awaited<ReturnType<typeof testSite>>) =>
    site.inbox.database.read((c) => Number(c.get('SELECT count(*) AS n FROM items')?.['n']));

  it.each([
    ['ahead', 3 * years, 0],
    ['behind', -3 * years, 1],
  ])('%s: a start deletes nothing, and says so, until somebody says that it is right', async (direction, off, left) => {
    const settings = { DATA_DIR: path.join(temporaryFolder(), 'data') };
    const now = () => new Date(friday.getTime() + off);
    const first = await testSite({ settings });
    expect((await first.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
    const second = await testSite({ settings, now });
    expect(await items(second)).toBe(1);
    expect(second.logged()).toContain('the clock seems to be far off');
    const { checks } = (await (await second.request('/readyz')).json()) as { checks: object };
    expect(checks).toMatchObject({
      retention: { state: 'warning', reason: `clock ${direction}`, last: friday.toISOString() },
    });
    rmSync(path.join(settings.DATA_DIR, 'clock'));
    expect(await items(await testSite({ settings, now, builtAt: now() }))).toBe(left);
  });

  it('ahead while a mail waits: the club is told all the same', async () => {
    const settings = { DATA_DIR: path.join(temporaryFolder(), 'data') };
    const without = await testSite({ settings });
    await without.request('/api/contact-messages', asJson(contactMessage.data));
    const send = vi.fn<MailTransport['send']>(() => Promise.resolve({ ok: true, recipientsRefused: 0 }));
    const transport = { check: () => Promise.resolve(undefined), send };
    await testSite({ settings, transport, now: () => later(friday, 3 * years) });
    await vi.waitFor(() => expect(new Set(send.mock.calls.flatMap(([{ to }]) => to))).toEqual(new Set([club.email])));
  });

  it.each([
    ['an hour', hourMs],
    ['three years', 3 * years],
  ])('%s ahead, and right again: a mail that was not tried yet does not wait', async (_, ms) => {
    const { store } = testInbox();
    await store.add(contactMessage, { ...circumstances, receivedAt: later(friday, ms) });
    expect(await store.hasDueMail(friday)).toBe(true);
  });

  it('behind: what comes in is dated no earlier than the build, and not deleted as too old afterwards', async () => {
    const site = await testSite({ builtAt: friday, now: () => later(friday, -50 * years) });
    await site.request('/api/contact-messages', asJson(contactMessage.data));
    await site.inbox.store.purge(later(friday, 1));
    expect(await items(site)).toBe(1);
  });
});
