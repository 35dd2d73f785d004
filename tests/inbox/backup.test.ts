/**
 * The inbox's files on disk: backups and restores, permissions, and no trace of a deleted person. Over 200 lines,
 * because each kind of restore has a case.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { purgeKeptCopies } from '#server/inbox/sqlite/backup.ts';
import { compiled } from '#tests/fixtures/compiled.ts';
import { desk } from './desk.ts';
import { contactMessage, friday, later, messageWith, privacyRequest, requestWith, signupWith } from './submissions.ts';
import { asJson, query, stored, temporaryFolder, testInbox, testSite, waitingMails } from './support.ts';

async function backUp(inbox: ReturnType<typeof desk>, name = 'backup.sqlite'): Promise<string> {
  const file = path.join(inbox.folder, name);
  expect((await inbox.run('backup', file)).code).toBe(0);
  return file;
}
const keptIn = (out: string) => /is kept in (.*)\.$/m.exec(out)?.[1] ?? out;

it('a restore brings back the backup’s data, and sets aside the replaced files', async () => {
  const inbox = desk();
  const secret = 'a-sentence-that-must-vanish';
  const first = await inbox.receive(requestWith({ verification: secret }));
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
  // Neither the proof of identity of a closed request nor any other file comes back.
  for (const name of readdirSync(path.dirname(inbox.file))) {
    expect(name).toMatch(/^(inbox|before-restore-.*)\.sqlite(-wal|-shm|\.exists)?$/);
    expect(readFileSync(path.join(path.dirname(inbox.file), name), 'latin1'), name).not.toContain(secret);
  }
  // Mails contain its reference, so no other item may get it.
  expect(await inbox.receive(contactMessage)).not.toBe(second);
});

it('a restore sends no mail twice, keeps later links working, and keeps no unsubscribed address', async () => {
  const inbox = desk();
  const leaving = 'cy@visitor.example';
  await inbox.receive(signupWith({ email: leaving, alerts: 'yes' }));
  await inbox.receive({ kind: 'signup', data: { email: 'stays@visitor.example' } });
  await query(inbox, "UPDATE subscribers SET confirmed_at = 1, alerts_at = 1 WHERE email_key LIKE 'cy%'");
  const backup = await backUp(inbox);
  const mails = await waitingMails(inbox.store);
  const token = (address: string, purpose: 'confirm' | 'unsubscribe') => {
    const mail = mails.find(({ submission }) => submission.data.email === address);
    return inbox.store.mintToken(mail?.messageId ?? '', purpose, friday);
  };
  const confirm = await token('stays@visitor.example', 'confirm');
  await inbox.store.unsubscribe(await token(leaving, 'unsubscribe'), 'alerts', later(friday, 1000));
  await inbox.run('restore', backup, '--yes');
  expect(await waitingMails(inbox.store, later(friday, 60_000))).toEqual([]);
  expect(await inbox.store.confirm(confirm, 'list', friday)).toBe(true);
  const rows = await query(inbox, 'SELECT confirmed_at, alerts_at FROM subscribers ORDER BY id');
  expect(rows).toEqual([1, friday.getTime()].map((at) => ({ confirmed_at: at, alerts_at: null })));
  await inbox.store.unsubscribe(await token(leaving, 'unsubscribe'), 'all', later(friday, 1000));
  await inbox.run('restore', backup, '--yes');
  expect((await inbox.run('list', '--kind', 'signup')).out).not.toContain(leaving);
});

it('a backup replaces a damaged inbox of the running site, which sets the damaged one aside', async () => {
  const site = await testSite();
  const inbox = desk(site.inbox);
  const reference = await inbox.receive(privacyRequest);
  const backup = await backUp(inbox);
  inbox.database.close();
  // The header is intact, the pages after it are not.
  const bytes = readFileSync(inbox.file);
  bytes.fill(0x5a, 4096);
  writeFileSync(inbox.file, bytes);
  for (const suffix of ['-wal', '-shm']) rmSync(inbox.file + suffix, { force: true });
  expect((await inbox.run('restore', backup)).out).toContain('The inbox is damaged');
  const kept = keptIn((await inbox.run('restore', backup, '--yes')).out);
  expect((await inbox.run('list')).out).toContain(reference);
  expect(path.basename(kept)).toMatch(/^damaged-/);
  expect(readFileSync(kept).equals(bytes)).toBe(true);
  // The running site continues with the restored inbox.
  expect((await site.request('/api/contact-messages', asJson(contactMessage.data))).status).toBe(201);
  expect((await inbox.run('list')).out).toContain('Messages: 1 open');
});

it('files set aside by a restore are deleted after 30 days, leftovers of a crashed one after a day', () => {
  const folder = temporaryFolder();
  const files = ['before-restore-a.sqlite', 'damaged-b.sqlite', 'before-restore-c.sqlite.part', 'inbox.sqlite'];
  for (const name of files) {
    writeFileSync(path.join(folder, name), '');
    utimesSync(path.join(folder, name), friday, friday);
  }
  const leftAfter = (ms: number) => {
    purgeKeptCopies(folder, later(friday, ms));
    return readdirSync(folder).toSorted();
  };
  expect(leftAfter(dayMs)).toEqual(files.toSorted());
  expect(leftAfter(30 * dayMs)).toEqual(['before-restore-a.sqlite', 'damaged-b.sqlite', 'inbox.sqlite']);
  expect(leftAfter(30 * dayMs + 1)).toEqual(['inbox.sqlite']);
});

it('a restore refuses a file that is not a backup', async () => {
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
    // It would run its own SQL.
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

it('leaves no trace of a person who is forgotten: in the files, later backups, and after an older one is restored', async () => {
  const site = await testSite();
  const inbox = desk(site.inbox);
  const folder = path.dirname(inbox.file);
  const secrets = ['Zoë Ångström', 'zoe@visitor.example', '(831) 555-0111', 'a-sentence-that-must-vanish'];
  const [name = '', email = '', phone = '', secret = ''] = secrets;
  const theirs = { name, email, phone, requestType: 'delete', description: secret, verification: secret } as const;
  const reference = await inbox.receive(requestWith(theirs));
  // Enough rows to make some move between pages.
  for (let count = 0; count < 60; count++)
    await inbox.receive(messageWith({ name, email, phone, message: `${secret} ${'x'.repeat(count * 90)}` }));
  const other = await inbox.receive(contactMessage);
  const away = temporaryFolder();
  const old = path.join(away, 'old.sqlite');
  await inbox.run('backup', old);
  const found = () => {
    const bytes = Buffer.concat(readdirSync(folder).map((one) => readFileSync(path.join(folder, one))));
    return secrets.filter((one) => bytes.toString('utf8').toLowerCase().includes(one.toLowerCase()));
  };
  expect(found()).toEqual(secrets);

  expect((await inbox.run('forget', ` ${email.toUpperCase()} `)).out).toMatch(
    new RegExp(`PR-\\d{6} +${name}, June 5, 2026 at 11:00 AM: privacy request[^]*Nothing was deleted`),
  );
  expect(found()).toEqual(secrets);
  expect((await inbox.run('complete', reference, '--note', 'deleted')).out).toContain('still in the inbox');
  expect((await inbox.run('forget', reference, '--yes')).code).toBe(0);
  expect(found()).toEqual([]);
  expect((await inbox.run('complete', reference, '--note', 'deleted')).code).toBe(0);
  expect((await inbox.run('show', reference)).out).toContain('personal data');

  await inbox.run('backup', path.join(folder, 'new.sqlite'));
  expect(found()).toEqual([]);
  // Later messages of the person are kept.
  inbox.clock.now = later(friday, dayMs);
  const again = await inbox.receive(messageWith({ email }));
  const since = path.join(away, 'since.sqlite');
  await inbox.run('backup', since);
  expect((await inbox.run('restore', since, '--yes')).code).toBe(0);
  expect((await inbox.run('list')).out).toContain(again);
  await inbox.run('forget', email, '--yes');
  for (const one of readdirSync(folder)) if (one.startsWith('before-restore-')) rmSync(path.join(folder, one));

  writeFileSync(inbox.file, 'not a database at all');
  expect((await inbox.run('restore', old, '--yes')).code).toBe(0);
  expect((await inbox.run('list', '--all')).out).toContain(other);
  expect(found()).toEqual([]);
  expect(secrets.filter((one) => site.logged().includes(one))).toEqual([]);
  for (const file of ['forget-key', 'forgotten-addresses'])
    expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600);
});

it('the files are readable by their owner only, and recreated if deleted while the site runs', async () => {
  const { store, file } = testInbox();
  const folder = path.dirname(file);
  const modes = () => readdirSync(folder).map((name) => [name, statSync(path.join(folder, name)).mode & 0o777]);
  const names = ['inbox.sqlite', 'inbox.sqlite-shm', 'inbox.sqlite-wal', 'inbox.sqlite.exists'];
  for (const time of ['first', 'after the folder was deleted']) {
    await stored(store, privacyRequest);
    expect([time, statSync(folder).mode & 0o777, modes()]).toEqual([time, 0o700, names.map((name) => [name, 0o600])]);
    rmSync(folder, { recursive: true });
  }
});

function commandsOf(heading: string): string {
  const [, part = ''] = readFileSync('docs/operations.md', 'utf8').split(`\n## ${heading}\n`);
  return /```sh\n([\s\S]*?)```/.exec(part)?.[1] ?? '';
}

/** The command as systemd passes it to the shell. */
function backupCommand(): string {
  const [, command = ''] =
    /^ExecStart=\/bin\/sh -c '(.*)'$/m.exec(readFileSync('deploy/site-backup.service', 'utf8')) ?? [];
  return command.replaceAll('$$', '$').replaceAll('%%', '%');
}

it('visitors’ messages can be restored from the nightly backup without touching the site', async () => {
  const { folder, file, store } = testInbox();
  // The commands go by the machine's clock, and delete what has been kept for long enough.
  for (const item of [privacyRequest, contactMessage]) await stored(store, item, new Date());
  const backups = path.join(temporaryFolder(), 'backups');
  mkdirSync(backups);
  // The machine that runs this test lacks the site's user.
  writeFileSync(path.join(backups, '../runuser'), '#!/bin/sh\nshift 3\nexec "$@"\n', { mode: 0o755 });
  const sh = (script: string, env: Readonly<Record<string, string>> = {}) =>
    execFileSync('/bin/sh', ['-ec', script.replaceAll('/var/backups/site', backups)], {
      encoding: 'utf8',
      env: { PATH: `${path.dirname(backups)}:${process.env['PATH']}`, TMPDIR: folder, ...compiled, ...env },
    });
  sh(backupCommand(), { DATA_DIR: path.dirname(file) });
  expect(readdirSync(backups)).toEqual([expect.stringMatching(/^inbox-\d{4}-\d{2}-\d{2}-\d{6}\.sqlite$/)]);

  const said = sh(commandsOf('Backups'));
  expect(said).toContain('Restored 2 items');
  expect(said).toContain(privacyRequest.data.name);
  expect(said).toContain(contactMessage.data.name);
  // The drill leaves no visitors' data behind.
  expect(readdirSync(folder).filter((name) => !/^(?:data|node-compile-cache)$/.test(name))).toEqual([]);
});
