import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { hourMs } from '#domain/durations.ts';
import type { MailTransport } from '#server/inbox/mail-api.ts';
import { existenceMarkOf } from '#server/inbox/sqlite/database.ts';
import { circumstances, contactMessage, friday, later, privacyRequest, requestWith } from './submissions.ts';
import { asForm, asJson, club, query, stored, temporaryFolder, testInbox, testSite, texts } from './support.ts';

it.each([
  ['full', 'max_page_count = 1', 'max_page_count = 1000000'],
  ['read-only', 'query_only = ON', 'query_only = OFF'],
])('a disk that is %s stores nothing partially, and everything once it recovers', async (reason, fault, repair) => {
  const inbox = testInbox();
  const { database, store } = inbox;
  await stored(store, privacyRequest);
  const tables = ['items', 'privacy_requests', 'outbox'];
  const counts = () => Promise.all(tables.map(async (table) => (await query(inbox, `SELECT 1 FROM ${table}`)).length));
  // At least as many pages as there are.
  await database.use((db) => db.exec(`PRAGMA ${fault}`));
  const long = requestWith({ description: 'x'.repeat(60_000) });
  await expect(store.add(long, circumstances)).rejects.toMatchObject({ reason });
  await database.use((db) => db.exec(`PRAGMA ${repair}`));
  expect(await counts()).toEqual([1, 1, 2]);
  await stored(store, long);
});

it('a locked file blocks nothing else, and waiting for it times out', async () => {
  // The first store waits long enough for any slow machine; the second gives up at once.
  const { store: patient, file } = testInbox({ lockWaitMs: 60_000 });
  const { store: hasty } = testInbox({ file, lockWaitMs: 100 });
  for (const store of [patient, hasty]) await stored(store, privacyRequest);
  const other = new DatabaseSync(file);
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const added = stored(patient, privacyRequest);
  // Timers run while the store waits, so the site keeps serving.
  setTimeout(() => other.exec('COMMIT'), 100);
  await added;
  other.exec('BEGIN IMMEDIATE');
  await expect(hasty.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason: 'locked' });
});

it.each([
  ['is no database', 'damaged', (file: string) => writeFileSync(file, 'no database, but named so '.repeat(50))],
  ['is another program’s database', 'damaged', (file: string) => new DatabaseSync(file).exec('CREATE TABLE other (a)')],
  ['is a folder', 'unreachable', (file: string) => mkdirSync(file)],
])('a file that %s is left unchanged', async (_, reason, make) => {
  const file = path.join(temporaryFolder(), 'inbox.sqlite');
  make(file);
  const before = reason === 'damaged' ? readFileSync(file) : undefined;
  await expect(testInbox({ file }).store.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason });
  if (before) expect(readFileSync(file).includes(before.subarray(100))).toBe(true);
});

it('the site serves with an inbox that cannot be used, loses no word, and takes forms again without a restart', async () => {
  const dataDir = path.join(temporaryFolder(), 'data');
  // A folder in place of the file.
  mkdirSync(path.join(dataDir, 'inbox.sqlite'), { recursive: true });
  const site = await testSite({ settings: { DATA_DIR: dataDir } });
  expect((await site.request('/healthz')).status).toBe(200);
  const response = await site.request('/api/privacy-requests', asJson(privacyRequest.data));
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await response.json()).toEqual({ error: { code: 'inbox-unavailable', message: texts.errors.unavailable } });
  const form = await site.request('/api/contact-messages', asForm(contactMessage.data));
  const page = await form.text();
  expect([form.status, page.includes(contactMessage.data.message)]).toEqual([503, true]);
  expect(page).toContain('call (408) 555-0199 or write to office@range.example');
  const link = await site.request(`/api/signups/confirm?token=${'x'.repeat(43)}`);
  expect([link.status, await link.text()]).toEqual([503, expect.stringContaining(texts.errors.unavailable) as string]);
  expect(site.logged()).toContain('unreachable');
  expect(site.logged()).not.toContain('zoe@');
  rmSync(path.join(dataDir, 'inbox.sqlite'), { recursive: true });
  expect((await site.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
});

it.each(['while the site runs', 'before it starts'])(
  'an inbox that disappears %s is never replaced by a new one',
  async (when) => {
    const { store, file, database } = testInbox();
    await stored(store, privacyRequest);
    if (when === 'before it starts') database.close();
    for (const one of [file, `${file}-wal`, `${file}-shm`]) rmSync(one, { force: true });
    await expect(store.add(privacyRequest, circumstances)).rejects.toMatchObject({ reason: 'missing' });
    await expect(store.health()).rejects.toMatchObject({ reason: 'missing' });
    expect(existsSync(file)).toBe(false);
    rmSync(existenceMarkOf(file));
    await stored(store, privacyRequest);
  },
);

describe('a clock that is far off', () => {
  const years = 365 * 24 * hourMs;
  const items = async (site: Awaited<ReturnType<typeof testSite>>) =>
    (await query(site.inbox, 'SELECT 1 FROM items')).length;

  it.each([
    ['ahead', 3 * years, 0],
    ['behind', -3 * years, 1],
  ])('%s: startup deletes nothing, and says so, until it is confirmed', async (direction, off, left) => {
    const settings = { DATA_DIR: path.join(temporaryFolder(), 'data') };
    const now = () => new Date(friday.getTime() + off);
    const first = await testSite({ settings });
    expect((await first.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
    const second = await testSite({ settings, now });
    expect(await items(second)).toBe(1);
    expect(second.logged()).toContain('the clock seems to be far off');
    const { checks } = (await (await second.request('/readyz')).json()) as { checks: object };
    const warning = { state: 'warning', reason: `clock ${direction}`, last: friday.toISOString() };
    expect(checks).toMatchObject({ retention: warning });
    rmSync(path.join(settings.DATA_DIR, 'clock'));
    expect(await items(await testSite({ settings, now, builtAt: now() }))).toBe(left);
  });

  it('ahead while a mail is queued: the club still gets it, also once the clock is right', async () => {
    const settings = { DATA_DIR: path.join(temporaryFolder(), 'data') };
    const without = await testSite({ settings });
    await without.request('/api/contact-messages', asJson(contactMessage.data));
    const send = vi.fn<MailTransport['send']>(() => Promise.resolve({ ok: true, recipientsRefused: 0 }));
    await testSite({ settings, transport: { send }, now: () => later(friday, 3 * years) });
    await vi.waitFor(() => expect(new Set(send.mock.calls.flatMap(([{ to }]) => to))).toEqual(new Set([club.email])));
    const { store } = testInbox();
    await stored(store, contactMessage, later(friday, 3 * years));
    expect(await store.claimMail(friday, friday)).toBeDefined();
  });

  it('behind: new items are dated no earlier than the build, and not deleted as too old afterwards', async () => {
    const site = await testSite({ builtAt: friday, now: () => later(friday, -50 * years) });
    await site.request('/api/contact-messages', asJson(contactMessage.data));
    await site.inbox.store.purge(later(friday, 1));
    expect(await items(site)).toBe(1);
  });
});
