/** The backup of the inbox, and the way back from it. */
import { readdirSync, readFileSync, rmSync, statSync, watch as watchFolder, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { asJson, contactMessage, friday, later, privacyRequest, signup, testInbox, testSite } from './support.ts';
import { desk, type InboxCases } from './office.ts';

async function backUp(inbox: InboxCases, name = 'backup.sqlite'): Promise<string> {
  const file = path.join(inbox.folder, name);
  expect((await inbox.run('backup', file)).code).toBe(0);
  return file;
}

describe('backup and restore', () => {
  it('bring back what the backup holds, keeping what was there beside it', async () => {
    const inbox = desk();
    const first = await inbox.receive(privacyRequest);
    const backup = path.join(inbox.folder, 'backup.sqlite');
    expect((await inbox.run('backup', backup)).out).toContain('Backed up 1 items');
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    const second = await inbox.receive(contactMessage);
    await inbox.run('complete', first, '--note', 'by mistake');
    expect(await inbox.run('restore', backup)).toMatchObject({
      code: 1,
      err: expect.stringContaining('1 of those are not in the backup') as string,
    });
    const { out } = await inbox.run('restore', backup, '--yes', '--json');
    const list = (await inbox.run('list')).out;
    expect(list).toContain(first);
    expect(list).not.toContain(second);
    const { kept } = JSON.parse(out) as { kept: string };
    const old = desk(testInbox({ file: kept }));
    expect(await old.database.read((c) => c.get('SELECT count(*) AS n FROM items'))).toEqual({ n: 2 });
    expect(statSync(kept).mode & 0o777).toBe(0o600);
  });

  it('do not bring back what showed who somebody was, once their request is closed', async () => {
    const inbox = desk();
    const secret = 'a-sentence-that-must-vanish';
    const reference = await inbox.receive({
      ...privacyRequest,
      data: { ...privacyRequest.data, verification: secret },
    });
    await inbox.run('complete', reference, '--note', 'sent');
    const backup = await backUp(inbox);
    expect(readFileSync(backup, 'latin1')).toContain(secret);
    await inbox.run('purge');
    expect(await inbox.run('restore', backup, '--yes')).toMatchObject({ code: 0 });
    expect((await inbox.run('list', '--all')).out).toContain(reference);
    const files = readdirSync(path.dirname(inbox.file)).filter((name) => !name.startsWith('backup'));
    const bytes = files.map((name) => readFileSync(path.join(path.dirname(inbox.file), name), 'latin1'));
    expect(bytes.join('')).not.toContain(secret);
  });

  it('send no mail twice and bring nobody back onto the list', async () => {
    const inbox = desk();
    await inbox.receive(signup);
    await inbox.receive(contactMessage);
    const backup = await backUp(inbox);
    const until = later(friday, dayMs);
    let token = '';
    for (
      let mail = await inbox.store.claimMail(friday, until);
      mail;
      mail = await inbox.store.claimMail(friday, until)
    ) {
      if (mail.template === 'signup-confirm')
        token = await inbox.store.mintToken(mail.messageId, 'unsubscribe', friday);
      await inbox.store.mailSent(mail.messageId, friday);
    }
    await inbox.store.unsubscribe(token, 'all', later(friday, 1000));
    await inbox.run('restore', backup, '--yes');
    expect(await inbox.store.claimMail(until, until)).toBeUndefined();
    expect((await inbox.run('list', '--kind', 'signup')).out).toBe('No one is on the email list.\n');
  });

  it('bring the backup back where the inbox is damaged, keeping what is left of it', async () => {
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
    expect((await inbox.run('restore', backup)).err).toContain('The inbox is damaged');
    const restored = await inbox.run('restore', backup, '--yes', '--json');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect((await inbox.run('list')).out).toContain(reference);
    const { kept } = JSON.parse(restored.out) as { kept: string };
    expect(path.basename(kept)).toMatch(/^damaged-/);
    expect(readFileSync(kept).equals(bytes)).toBe(true);
    // The running site goes on with the restored inbox.
    expect((await site.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
    expect((await inbox.run('list')).out).toContain('Messages: 1 open');
  });

  it('start no alerts again that were ended since', async () => {
    const inbox = desk();
    await inbox.receive({ ...signup, data: { ...signup.data, alerts: 'yes' } });
    await inbox.database.write((c) => c.run('UPDATE subscribers SET confirmed_at = 1, alerts_at = 1'));
    const backup = await backUp(inbox);
    const mail = await inbox.store.claimMail(friday, later(friday, dayMs));
    const token = await inbox.store.mintToken(mail?.messageId ?? '', 'unsubscribe', friday);
    await inbox.store.unsubscribe(token, 'alerts', later(friday, 1000));
    await inbox.run('restore', backup, '--yes');
    const rows = await inbox.database.read((c) => c.all('SELECT confirmed_at, alerts_at FROM subscribers'));
    expect(rows).toEqual([{ confirmed_at: 1, alerts_at: null }]);
  });

  it('let links work that were sent since', async () => {
    const inbox = desk();
    await inbox.receive(signup);
    const backup = await backUp(inbox);
    const until = later(friday, dayMs);
    let mail = await inbox.store.claimMail(friday, until);
    while (mail && mail.template !== 'signup-confirm') mail = await inbox.store.claimMail(friday, until);
    const token = await inbox.store.mintToken(mail?.messageId ?? '', 'confirm', friday);
    await inbox.run('restore', backup, '--yes');
    expect(await inbox.store.confirm(token, 'list', friday)).toBe(true);
  });

  it('leave nothing in the data folder but the inbox and what was kept, also when they are refused', async () => {
    const inbox = desk();
    await inbox.receive(privacyRequest);
    const backup = await backUp(inbox);
    const names = new Set<string>();
    const watch = watchFolder(path.dirname(inbox.file), (_, name) => name && names.add(name));
    await inbox.run('restore', backup);
    await inbox.run('restore', backup, '--yes');
    await vi.waitFor(() => expect([...names].join()).toContain('before-restore-'));
    watch.close();
    // A killed restore leaves the files of that moment, which are no copies of the backup.
    for (const name of names)
      expect(name).toMatch(/^(inbox\.sqlite(-wal|-shm)?|before-restore-.*\.sqlite(\.part)?(-journal)?)$/);
  });

  it('refuse what is no backup', async () => {
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
    await newer.database.write((c) => c.db.exec('PRAGMA user_version = 99'));
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
      expect(await inbox.run('restore', one, '--yes')).toMatchObject({
        code: 1,
        err: expect.stringContaining(reason) as string,
      });
    }
    expect((await inbox.run('backup', whole)).err).toContain('exists already');
    expect((await inbox.run('list')).out).toContain('Privacy requests: 1 open');
  });
});
