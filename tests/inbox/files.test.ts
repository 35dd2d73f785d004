/** What lies on the disk: whose it is, and what is left of what was deleted. */
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import {
  circumstances,
  contactMessage,
  friday,
  later,
  privacyRequest,
  temporaryFolder,
  testInbox,
  testSite,
} from './support.ts';

describe('retention', () => {
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
