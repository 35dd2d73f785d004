/** What the inbox keeps, and for how long. Over 200 lines, because each promise is a case. */
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { InboxStore } from '#server/inbox/store.ts';
import {
  circumstances,
  contactMessage,
  friday,
  later,
  privacyRequest,
  signup,
  temporaryFolder,
  testInbox,
  testSite,
} from './support.ts';

const never = later(friday, 365 * dayMs);

/** Sends nothing, but takes every waiting mail and says which they were. */
async function waitingMails(store: InboxStore, now = friday): Promise<string[]> {
  const found: string[] = [];
  for (let mail = await store.claimMail(now, never); mail; mail = await store.claimMail(now, never))
    found.push(mail.template);
  return found;
}

async function confirmationToken(store: InboxStore, now = friday): Promise<string> {
  for (let mail = await store.claimMail(now, never); mail; mail = await store.claimMail(now, never)) {
    if (mail.template === 'signup-confirm') return store.mintToken(mail.id, 'confirm', now);
  }
  throw new Error('no confirmation mail waits');
}

describe('a mail that cannot be read', () => {
  it.each([
    ['of a kind that this program does not know', "UPDATE outbox SET template = 'newsletter' WHERE id = 1"],
    ['whose item has lost what was sent', 'DELETE FROM privacy_requests'],
    ['whose moment is none', 'UPDATE outbox SET created_at = 9000000000000000 WHERE id = 1'],
  ])('%s is given up and does not keep the others waiting', async (_, damage) => {
    const { store, database } = testInbox();
    await store.add(privacyRequest, circumstances);
    await store.add(contactMessage, { ...circumstances, receivedAt: later(friday, 1) });
    await database.write((c) => c.run(damage));
    const now = later(friday, minuteMs);
    expect(await waitingMails(store, now)).toEqual(expect.arrayContaining(['contact-notice', 'contact-receipt']));
    const [first] = await database.read((c) => c.all('SELECT failed_at, last_error, attempts FROM outbox ORDER BY id'));
    expect(first).toEqual({ failed_at: now.getTime(), last_error: 'UNREADABLE', attempts: 0 });
    expect(
      await database.read((c) =>
        c.get('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL AND attempts = 0'),
      ),
    ).toEqual({ n: 0 });
  });
});

describe('references', () => {
  it('come from the clock, and the next free one is taken on collision', async () => {
    const { store } = testInbox();
    const references = [];
    for (let i = 0; i < 3; i++) references.push(await store.add(privacyRequest, circumstances));
    const expected = [0, 1, 2].map((more) => `PR-${String((friday.getTime() + more) % 1_000_000).padStart(6, '0')}`);
    expect(references.map((added) => 'reference' in added && added.reference)).toEqual(expected);
  });

  it('go on from 999999 at 000000', async () => {
    const { store } = testInbox();
    const last = { receivedAt: new Date(1_763_000_999_999), flagged: false };
    expect(await store.add(privacyRequest, last)).toMatchObject({ reference: 'PR-999999' });
    expect(await store.add(privacyRequest, last)).toMatchObject({ reference: 'PR-000000' });
    expect(await store.add(privacyRequest, last)).toMatchObject({ reference: 'PR-000001' });
  });

  it('stay unique for thousands in one second, sent by two processes', async () => {
    const one = testInbox();
    const other = testInbox({ file: one.file });
    const sent = await Promise.all(
      Array.from({ length: 3000 }, (_, i) =>
        (i % 2 ? one : other).store.add(privacyRequest, { ...circumstances, receivedAt: later(friday, i % 1000) }),
      ),
    );
    const references = new Set(sent.map((added) => added.outcome === 'stored' && added.reference));
    expect(references.size).toBe(3000);
    expect(await one.database.read((connection) => connection.get('SELECT count(*) AS n FROM items'))).toEqual({
      n: 3000,
    });
  });
});

describe('an idempotency key', () => {
  const keyed = { ...circumstances, idempotencyKey: 'k-1' };

  it('gives the first answer again and stores one item', async () => {
    const { store } = testInbox();
    const first = await store.add(privacyRequest, keyed);
    const again = await store.add(privacyRequest, { ...keyed, receivedAt: later(friday, 5000) });
    expect(again).toEqual({ ...first, outcome: 'repeated' });
    expect(await waitingMails(store)).toEqual(['privacy-notice', 'privacy-receipt']);
  });

  it('is refused for other content', async () => {
    const { store } = testInbox();
    await store.add(privacyRequest, keyed);
    const other = { ...privacyRequest, data: { ...privacyRequest.data, name: 'Somebody else' } };
    expect(await store.add(other, keyed)).toEqual({ outcome: 'key-reused' });
    expect(await store.add(contactMessage, keyed)).toMatchObject({ outcome: 'stored' });
  });
});

describe('sign-ups', () => {
  it('wait until the owner confirms, and confirming twice is no error', async () => {
    const { store } = testInbox();
    await store.add(signup, circumstances);
    const token = await confirmationToken(store);
    expect(await store.isConfirmable(token, friday)).toBe(true);
    expect(await store.confirm(token, friday)).toBe(true);
    expect(await store.confirm(token, friday)).toBe(true);
    expect(await waitingMails(store)).toEqual(['signup-welcome']);
  });

  it('refuse an unknown link and one that is too old', async () => {
    const { store } = testInbox();
    await store.add(signup, circumstances);
    const token = await confirmationToken(store);
    expect(await store.confirm('x'.repeat(43), friday)).toBe(false);
    expect(await store.confirm(token, later(friday, 7 * dayMs))).toBe(false);
  });

  it('write to one address at most once in ten minutes, whoever asks', async () => {
    const { store } = testInbox();
    await store.add(signup, circumstances);
    const other = { ...signup, data: { email: 'CY.LONG@visitor.example' } } as const;
    await store.add(other, { ...circumstances, receivedAt: later(friday, 9 * minuteMs) });
    await store.add(other, { ...circumstances, receivedAt: later(friday, 10 * minuteMs) });
    const mails = await waitingMails(store, later(friday, 10 * minuteMs));
    expect(mails.filter((template) => template === 'signup-confirm')).toHaveLength(2);
  });

  it('tell only the owner that the address is on the list already', async () => {
    const { store } = testInbox();
    await store.add(signup, circumstances);
    await store.confirm(await confirmationToken(store), friday);
    await waitingMails(store);
    const again = await store.add(signup, { ...circumstances, receivedAt: later(friday, dayMs) });
    expect(again).toMatchObject({ outcome: 'stored' });
    expect(await waitingMails(store, later(friday, dayMs))).toEqual(['signup-notice', 'signup-already']);
  });

  it('erase everything about an address that leaves', async () => {
    const { store, database } = testInbox();
    await store.add(signup, circumstances);
    const mail = await store.claimMail(friday, never);
    const token = await store.mintToken(mail?.id ?? 0, 'unsubscribe', friday);
    await store.unsubscribe(token, friday);
    await store.unsubscribe(token, friday);
    const left = await database.read((c) =>
      ['items', 'signups', 'subscribers', 'tokens', 'outbox'].map(
        (t) => c.get(`SELECT count(*) AS n FROM ${t}`)?.['n'],
      ),
    );
    expect(left).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('retention', () => {
  it('deletes a closed privacy request 24 months after it was closed, an open one never', async () => {
    const { store, database } = testInbox();
    await store.add(privacyRequest, circumstances);
    await store.add(privacyRequest, circumstances);
    const closedAt = new Date('2026-07-01T12:00:00Z');
    await database.write((c) =>
      c.run(
        "UPDATE privacy_requests SET closed_at = :at, outcome = 'completed', outcome_note = 'sent' WHERE item_id = 1",
        { at: closedAt.getTime() },
      ),
    );
    expect(await store.purge(new Date('2028-07-01T12:00:00Z'))).toMatchObject({ privacyRequests: 0 });
    expect(await store.purge(new Date('2028-07-01T12:00:01Z'))).toMatchObject({ privacyRequests: 1 });
    expect(await store.purge(new Date('2050-01-01T00:00:00Z'))).toMatchObject({ privacyRequests: 0 });
  });

  it('deletes messages after 12 months', async () => {
    const { store } = testInbox();
    await store.add(contactMessage, circumstances);
    expect(await store.purge(new Date('2027-06-05T18:00:00.123Z'))).toMatchObject({ contactMessages: 0 });
    expect(await store.purge(new Date('2027-06-05T18:00:00.124Z'))).toMatchObject({ contactMessages: 1 });
  });

  it('deletes unconfirmed sign-ups after 7 days, confirmed ones never', async () => {
    const { store } = testInbox();
    await store.add(signup, circumstances);
    await store.confirm(await confirmationToken(store), friday);
    await store.add({ kind: 'signup', data: { email: 'other@visitor.example' } }, circumstances);
    expect(await store.purge(later(friday, 7 * dayMs))).toMatchObject({ signups: 0 });
    expect(await store.purge(later(friday, 7 * dayMs + 1))).toMatchObject({ signups: 1 });
  });

  const secret = 'a-sentence-that-must-vanish';
  const bytesBeside = (file: string) =>
    readdirSync(path.dirname(file))
      .map((name) => readFileSync(path.join(path.dirname(file), name), 'latin1'))
      .join('');

  it('leaves no trace of what was deleted in the files', async () => {
    const { store, file } = testInbox();
    await store.add({ ...contactMessage, data: { ...contactMessage.data, message: secret } }, circumstances);
    expect(bytesBeside(file)).toContain(secret);
    await store.purge(new Date('2028-01-01T00:00:00Z'));
    expect(bytesBeside(file)).not.toContain(secret);
  });

  it('leaves no trace of what showed who somebody was, once their request is closed, and keeps the request', async () => {
    const { store, database, file } = testInbox();
    await store.add({ ...privacyRequest, data: { ...privacyRequest.data, verification: secret } }, circumstances);
    await store.purge(later(friday, dayMs));
    expect(bytesBeside(file)).toContain(secret);
    await database.write((c) =>
      c.run("UPDATE privacy_requests SET closed_at = :at, outcome = 'completed', outcome_note = 'sent'", {
        at: friday.getTime(),
      }),
    );
    await store.purge(later(friday, dayMs));
    expect(bytesBeside(file)).not.toContain(secret);
    expect(bytesBeside(file)).toContain('Which records do you hold?');
  });
});

describe('the files', () => {
  it('are readable by their owner only', async () => {
    const { store, file } = testInbox();
    await store.add(privacyRequest, circumstances);
    const folder = path.dirname(file);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const modes = readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]);
    expect(modes).toEqual(
      ['inbox.sqlite', 'inbox.sqlite-shm', 'inbox.sqlite-wal', 'inbox.sqlite.exists'].map((name) => [name, 0o600]),
    );
  });

  it('are never made in a folder that others share, whose rights stay as they are', async () => {
    const folder = temporaryFolder();
    const shared = path.join(folder, 'shared');
    mkdirSync(shared);
    chmodSync(shared, 0o775);
    writeFileSync(path.join(shared, 'accounts.xlsx'), 'theirs');
    const { store, file } = testInbox({ file: path.join(shared, 'inbox.sqlite') });
    await expect(store.add(contactMessage, circumstances)).rejects.toMatchObject({ reason: 'shared' });
    await expect(testSite({ settings: { DATA_DIR: shared } })).rejects.toThrow(`chmod 700 ${shared}`);
    expect([statSync(shared).mode & 0o777, existsSync(file)]).toEqual([0o775, false]);
    // Empty, it is nobody's but ours.
    rmSync(path.join(shared, 'accounts.xlsx'));
    await store.add(contactMessage, circumstances);
    expect(statSync(shared).mode & 0o777).toBe(0o700);
  });

  it('are made anew when somebody deletes them while the site runs', async () => {
    const { store, file } = testInbox();
    await store.add(privacyRequest, circumstances);
    rmSync(path.dirname(file), { recursive: true });
    await store.add(privacyRequest, circumstances);
    expect(statSync(file).size).toBeGreaterThan(0);
  });
});
