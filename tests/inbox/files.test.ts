import { readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { desk } from './desk.ts';
import {
  contactMessage,
  friday,
  later,
  privacyRequest,
  stored,
  temporaryFolder,
  testInbox,
  testSite,
} from './support.ts';

it('leaves no trace of a person who is forgotten: in the files, later backups, and after an older one is restored', async () => {
  const site = await testSite();
  const inbox = desk(site.inbox);
  const folder = path.dirname(inbox.file);
  const secrets = ['Zoë Ångström', 'zoe@visitor.example', '(831) 555-0111', 'a-sentence-that-must-vanish'];
  const [name = '', email = '', phone = '', secret = ''] = secrets;
  const reference = await inbox.receive({
    kind: 'privacy-request',
    data: { name, email, phone, requestType: 'delete', description: secret },
  });
  // Enough for rows to move between pages.
  for (let count = 0; count < 60; count++)
    await inbox.receive({
      ...contactMessage,
      data: { name, email, phone, message: `${secret} ${'x'.repeat(count * 90)}` },
    });
  const other = await inbox.receive(contactMessage);
  const away = temporaryFolder();
  const old = path.join(away, 'old.sqlite');
  await inbox.run('backup', old);
  const found = () => {
    const bytes = Buffer.concat(readdirSync(folder).map((one) => readFileSync(path.join(folder, one))));
    return secrets.filter((one) => bytes.toString('utf8').toLowerCase().includes(one.toLowerCase()));
  };
  expect(found()).toEqual(secrets);

  expect((await inbox.run('forget', ` ${email.toUpperCase()} `)).out).toContain('Nothing was deleted');
  expect(found()).toEqual(secrets);
  expect((await inbox.run('complete', reference, '--note', 'deleted')).out).toContain('still in the inbox');
  expect((await inbox.run('forget', reference, '--yes')).code).toBe(0);
  expect(found()).toEqual([]);
  expect((await inbox.run('complete', reference, '--note', 'deleted')).code).toBe(0);
  expect((await inbox.run('show', reference)).out).toContain('personal data');

  await inbox.run('backup', path.join(folder, 'new.sqlite'));
  expect(found()).toEqual([]);
  // What the person sends afterwards is theirs to send.
  inbox.clock.now = later(friday, dayMs);
  const again = await inbox.receive({ ...contactMessage, data: { ...contactMessage.data, email } });
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

it('the files are readable by their owner only, and made again when they are deleted while the site runs', async () => {
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
