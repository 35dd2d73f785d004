import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { desk } from './desk.ts';
import {
  asJson,
  contactMessage,
  friday,
  later,
  privacyRequest,
  query,
  signup,
  testInbox,
  testSite,
  waitingMails,
} from './support.ts';

async function backUp(inbox: ReturnType<typeof desk>, name = 'backup.sqlite'): Promise<string> {
  const file = path.join(inbox.folder, name);
  expect((await inbox.run('backup', file)).code).toBe(0);
  return file;
}
const keptIn = (out: string) => /is kept in (.*)\.$/m.exec(out)?.[1] ?? out;

it('a restore brings back what the backup holds, and keeps what was there beside it', async () => {
  const inbox = desk();
  const secret = 'a-sentence-that-must-vanish';
  const first = await inbox.receive({ ...privacyRequest, data: { ...privacyRequest.data, verification: secret } });
  await inbox.run('complete', first, '--note', 'sent');
  const backup = await backUp(inbox);
  expect(readFileSync(backup, 'latin1')).toContain(secret);
  await inbox.store.purge(friday);
  const second = await inbox.receive(contactMessage);
  const refused = await inbox.run('restore', backup);
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining('1 of those are not in the backup')]);
  const kept = keptIn((await inbox.run('restore', backup, '--yes')).out);
  const list = (await inbox.run('list', '--all')).out;
  expect([list.includes(first), list.includes(second)]).toEqual([true, false]);
  expect(await desk(testInbox({ file: kept })).count('items')).toBe(2);
  for (const file of [backup, kept]) expect(statSync(file).mode & 0o777).toBe(0o600);
  // What showed who sent a request that is closed does not come back, and nothing else is left in the folder.
  const names = readdirSync(path.dirname(inbox.file));
  for (const name of names)
    expect([name, readFileSync(path.join(path.dirname(inbox.file), name), 'latin1').includes(secret)]).toEqual([
      expect.stringMatching(/^(inbox\.sqlite(-wal|-shm|\.exists)?|before-restore-.*\.sqlite(-wal|-shm|\.exists)?)$/),
      false,
    ]);
});

it('a restore sends no mail twice, lets links work that were sent since, and keeps no address that left', async () => {
  const inbox = desk();
  await inbox.receive({ ...signup, data: { ...signup.data, alerts: 'yes' } });
  await inbox.receive({ kind: 'signup', data: { email: 'stays@visitor.example' } });
  await query(inbox, "UPDATE subscribers SET confirmed_at = 1, alerts_at = 1 WHERE email_key LIKE 'cy%'");
  const backup = await backUp(inbox);
  const mails = await waitingMails(inbox.store);
  const token = (address: string, purpose: 'confirm' | 'unsubscribe') => {
    const mail = mails.find(({ submission }) => submission.data.email === address);
    return inbox.store.mintToken(mail?.messageId ?? '', purpose, friday);
  };
  const confirm = await token('stays@visitor.example', 'confirm');
  await inbox.store.unsubscribe(await token(signup.data.email, 'unsubscribe'), 'alerts', later(friday, 1000));
  await inbox.run('restore', backup, '--yes');
  expect(await waitingMails(inbox.store, later(friday, 60_000))).toEqual([]);
  expect(await inbox.store.confirm(confirm, 'list', friday)).toBe(true);
  const rows = await query(inbox, 'SELECT confirmed_at, alerts_at FROM subscribers ORDER BY id');
  expect(rows).toEqual([
    { confirmed_at: 1, alerts_at: null },
    { confirmed_at: friday.getTime(), alerts_at: null },
  ]);
  await inbox.store.unsubscribe(await token(signup.data.email, 'unsubscribe'), 'all', later(friday, 1000));
  await inbox.run('restore', backup, '--yes');
  expect((await inbox.run('list', '--kind', 'signup')).out).not.toContain(signup.data.email);
});

it('a backup takes the place of a damaged inbox under the running site, which keeps what is left of it', async () => {
  const site = await testSite();
  const inbox = desk(site.inbox);
  const reference = await inbox.receive(privacyRequest);
  const backup = await backUp(inbox);
  inbox.database.close();
  // The header is whole, the pages behind it are not.
  const bytes = readFileSync(inbox.file);
  bytes.fill(0x5a, 4096);
  writeFileSync(inbox.file, bytes);
  for (const suffix of ['-wal', '-shm']) rmSync(inbox.file + suffix, { force: true });
  expect((await inbox.run('restore', backup)).out).toContain('The inbox is damaged');
  const kept = keptIn((await inbox.run('restore', backup, '--yes')).out);
  expect((await inbox.run('list')).out).toContain(reference);
  expect(path.basename(kept)).toMatch(/^damaged-/);
  expect(readFileSync(kept).equals(bytes)).toBe(true);
  // The running site goes on with the restored inbox.
  expect((await site.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
  expect((await inbox.run('list')).out).toContain('Messages: 1 open');
});

it('a restore refuses what is no backup', async () => {
  const inbox = desk();
  await inbox.receive(privacyRequest);
  const file = (name: string, content: string | Buffer) => {
    const made = path.join(inbox.folder, name);
    writeFileSync(made, content);
    return made;
  };
  const whole = await backUp(inbox, 'whole.sqlite');
  const wilful = await backUp(inbox, 'wilful.sqlite');
  const db = new DatabaseSync(wilful);
  db.exec(`ALTER TABLE departures RENAME TO real_departures;
    CREATE VIEW departures AS SELECT email_hash, left_at FROM real_departures`);
  db.close();
  const bytes = readFileSync(whole);
  const cut = file('cut.sqlite', bytes.subarray(0, bytes.length - 4096));
  const newer = testInbox({ file: path.join(inbox.folder, 'newer.sqlite') });
  await newer.database.use((one) => one.exec('PRAGMA user_version = 99'));
  newer.database.close();
  for (const [one, reason] of [
    [path.join(inbox.folder, 'missing.sqlite'), 'There is no file'],
    [file('text.sqlite', 'not a database at all, but long enough to be read as one'.repeat(20)), 'not a backup'],
    [file('empty.sqlite', ''), 'is empty'],
    [cut, 'damaged'],
    // It would run a statement of its own.
    [wilful, 'not a backup'],
    [newer.file, 'newer version'],
    [inbox.file, 'the inbox itself'],
  ] as const) {
    const { code, out } = await inbox.run('restore', one, '--yes');
    expect([code, out]).toEqual([1, expect.stringContaining(reason)]);
  }
  expect((await inbox.run('backup', whole)).out).toContain('exists already');
  expect((await inbox.run('list')).out).toContain('Privacy requests: 1 open');
});
