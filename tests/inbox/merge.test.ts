/** Merges of items that a restore left behind, with real backups of SQLite files. */
import path from 'node:path';
import { expect, it } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { desk } from './desk.ts';
import { contactMessage, friday, later, messageWith, privacyRequest, requestWith, signup } from './submissions.ts';
import { query, waitingMails } from './support.ts';

/** An inbox after a restore, with one earlier request, and the file with the items that arrived since the backup. */
async function restored(since: (inbox: ReturnType<typeof desk>, before: string) => Promise<unknown>) {
  const inbox = desk();
  const before = await inbox.receive(privacyRequest);
  const answeredLater = await inbox.receive(contactMessage);
  await waitingMails(inbox.store);
  const backup = path.join(inbox.folder, 'backup.sqlite');
  expect((await inbox.run('backup', backup)).code).toBe(0);
  inbox.clock.now = later(friday, dayMs);
  await inbox.run('answered', answeredLater);
  await inbox.run('acknowledge', before);
  await since(inbox, before);
  const { out } = await inbox.run('restore', backup, '--yes');
  const [, command = '', file = ''] = /deploy\/inbox (merge) (\S+)$/m.exec(out) ?? [];
  return { inbox, before, answeredLater, merge: (...more: string[]) => inbox.run(command, file, ...more) };
}

it('items lost by a restore are listed, and merged with their number, mails and notes', async () => {
  const references: string[] = [];
  const { inbox, before, answeredLater, merge } = await restored(async (lost) => {
    const { receive, run, store } = lost;
    references.push(await receive(requestWith({ name: 'Late Request' })));
    await run('extend', references[0] ?? '', '--reason', 'old records');
    await waitingMails(store, later(friday, dayMs));
    references.push(await receive(contactMessage));
    await receive(signup);
    await receive({ kind: 'signup', data: { email: 'day@visitor.example', day: '2026-06-13' } });
    const days = `alerts_at = 1, alert_days = '["2026-06-13"]'`;
    await query(lost, `UPDATE subscribers SET ${days} WHERE email_key LIKE 'day@%'`);
  });
  const [request = '', message = ''] = references;
  // Items that arrived after the restore stay.
  const newest = await inbox.receive(contactMessage, later(friday, dayMs + minuteMs));
  const listed = await merge();
  for (const said of [request, message, before, answeredLater, signup.data.email, 'add --yes'])
    expect(listed.out).toContain(said);
  expect(listed.out).not.toContain(newest);
  expect((await inbox.run('list', '--all')).out).not.toContain(request);

  expect((await merge('--yes')).out).toContain('Brought in.');
  expect((await inbox.run('show', request)).out).toMatch(/Late Request[^]*old records[^]*privacy-receipt: sent/);
  expect((await inbox.run('show', before)).out).toMatch(/Confirmed +June 6, 2026/);
  const list = (await inbox.run('list', '--all')).out;
  for (const one of [request, message, before, newest]) expect(list).toContain(one);
  expect(list).toMatch(new RegExp(`${answeredLater}.*closed`));
  expect((await inbox.run('list', '--kind', 'signup')).out).toContain('closure alerts of Saturday, June 13 since');
  expect(await query(inbox, 'SELECT day FROM signups WHERE day IS NOT NULL')).toEqual([{ day: '2026-06-13' }]);
  // Its mails were queued when the restore came, and the sign-up can still be confirmed.
  const mails = await waitingMails(inbox.store, later(friday, dayMs + minuteMs));
  expect(mails.map(({ reference, template }) => [reference, template])).toContainEqual([message, 'contact-receipt']);
  const asking = mails.find(({ template }) => template === 'signup-confirm');
  const token = await inbox.store.mintToken(asking?.messageId ?? '', 'confirm', friday);
  expect(await inbox.store.confirm(token, 'list', friday)).toBe(true);
  expect((await merge()).out).toContain('has nothing that the inbox lacks');
  expect(await query(inbox, 'SELECT number FROM retired_numbers')).toEqual([]);
});

it('brings back no deleted person, no unsubscribed address, and no form that was sent again', async () => {
  const key = { idempotencyKey: 'one-form', flagged: false };
  const { inbox, merge } = await restored(async ({ receive, store }) => {
    await receive(messageWith({ email: 'gone@visitor.example' }));
    await receive({ kind: 'signup', data: { email: 'left@visitor.example' } });
    await store.add(contactMessage, { ...key, receivedAt: later(friday, dayMs) });
  });
  const now = (inbox.clock.now = later(friday, 2 * dayMs));
  await inbox.store.add(contactMessage, { ...key, receivedAt: now });
  await inbox.receive({ kind: 'signup', data: { email: 'left@visitor.example' } });
  const mails = await waitingMails(inbox.store, now);
  const leaving = mails.find(({ template }) => template === 'signup-confirm');
  const token = await inbox.store.mintToken(leaving?.messageId ?? '', 'unsubscribe', now);
  await inbox.store.unsubscribe(token, 'all', later(now, minuteMs));
  await inbox.run('forget', 'gone@visitor.example', '--yes');
  const { out } = await merge('--yes');
  expect(out).not.toMatch(/gone@|left@|Items/);
  expect((await inbox.run('list', '--kind', 'signup')).out).toContain('No one is on the email list');
  expect(await inbox.count('contact_messages')).toBe(2);
});

it('refuses a file that is not an inbox', async () => {
  const inbox = desk();
  await inbox.receive(signup);
  const { code, out } = await inbox.run('merge', 'package.json', '--yes');
  expect([code, out]).toEqual([1, expect.stringContaining('is not a backup of an inbox')]);
});
