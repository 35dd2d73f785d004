import { expect, it } from 'vitest';
import type { MailList, Submission } from '#domain/forms.ts';
import { hourMs } from '#domain/durations.ts';
import { onBothEngines } from './d1.ts';
import { actingLink, desk, openLink } from './desk.ts';
import { friday, later, signup } from './submissions.ts';
import { asForm, query, stored, testSite, texts, waitingMails } from './support.ts';

const old = 'cy@gmial.example';
const corrected = 'Cy@Gmail.example';
const both: Submission = { kind: 'signup', data: { email: old, name: 'Cy', alerts: 'yes' } };
const ofOld = "email_key = 'cy@gmial.example'";
const confirmOld = `UPDATE subscribers SET confirmed_at = 1, alerts_at = 1, language = 'es' WHERE ${ofOld}`;
const daysOfOld = `SELECT alert_days FROM subscribers WHERE ${ofOld}`;
const waitingAlert = (messageId: string, days: readonly string[]) =>
  `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, days)
   SELECT min(item_id), 'closure-alert', '${messageId}', 1, 1, '${JSON.stringify(days)}' FROM signups
   JOIN subscribers ON subscribers.id = subscriber_id WHERE ${ofOld}`;
const waitingDays = 'SELECT message_id, days FROM outbox WHERE days IS NOT NULL ORDER BY message_id';

onBothEngines((open) => {
  it('a corrected address must confirm first; until then the old one gets the mails, and none afterwards', async () => {
    const { store, engine } = await open();
    await stored(store, both);
    await query({ engine }, confirmOld);
    await waitingMails(store);
    expect(await store.correctAddress(` ${old.toUpperCase()}`, corrected, later(friday, hourMs))).toEqual(['all']);
    const addresses = async () =>
      (await store.subscribers()).map(({ data, confirmedAt, alertsAt }) => [data.email, !!confirmedAt, !!alertsAt]);
    expect(await addresses()).toEqual([
      [old, true, true],
      [corrected, false, false],
    ]);
    const mails = await waitingMails(store, later(friday, hourMs));
    const asking = mails.find(({ template }) => template === 'signup-confirm');
    expect(asking).toMatchObject({
      wants: 'all',
      language: 'es',
      submission: { data: { name: 'Cy', email: corrected } },
    });
    const token = await store.mintToken(asking?.messageId ?? '', 'confirm', friday);
    expect(await store.confirm(token, 'alerts', later(friday, hourMs))).toBe(true);
    expect(await addresses()).toEqual([
      [old, true, false],
      [corrected, false, true],
    ]);
    await store.confirm(token, 'all', later(friday, hourMs));
    expect(await addresses()).toEqual([[corrected, true, true]]);
  });

  it('a mistyped, unconfirmed address is corrected with what it signed up for', async () => {
    const { store } = await open();
    await stored(store, { kind: 'signup', data: { email: old, alertsOnly: 'yes' } });
    expect(await store.correctAddress(old, corrected, friday)).toEqual(['alerts']);
  });

  it('alerts of single days are confirmed day by day', async () => {
    const { store, engine } = await open();
    await stored(store, both);
    await query({ engine }, confirmOld);
    const days = ['2026-06-06', '2026-06-07'];
    await query({ engine }, `UPDATE subscribers SET alert_days = '${JSON.stringify(days)}'`);
    await waitingMails(store);
    expect(await store.correctAddress(old, corrected, friday)).toEqual(['list', 'alerts', 'alerts']);
    const asked = (await waitingMails(store)).filter(({ template }) => template === 'signup-confirm');
    expect(asked.map(({ day }) => day)).toEqual([undefined, ...days]);
    const confirm = async (index: number, wanted: MailList, day: string | null) =>
      store.confirm(await store.mintToken(asked[index]?.messageId ?? '', 'confirm', friday), wanted, friday, 'es', day);
    const oldDays = async () => (await query({ engine }, daysOfOld)).map((row) => row['alert_days']);
    // Alerts that wait for the old address, of both days and of the first alone.
    await query({ engine }, waitingAlert('both', days));
    await query({ engine }, waitingAlert('first', days.slice(0, 1)));
    await confirm(1, 'alerts', '2026-06-06');
    expect(await oldDays()).toEqual(['["2026-06-07"]']);
    expect(await query({ engine }, waitingDays)).toEqual([{ message_id: 'both', days: '["2026-06-07"]' }]);
    // Both at once: neither brings back the day of the other.
    await Promise.all([confirm(1, 'alerts', '2026-06-06'), confirm(2, 'alerts', '2026-06-07')]);
    expect(await oldDays()).toEqual([null]);
    expect(await query({ engine }, waitingDays)).toEqual([]);
    await confirm(0, 'list', null);
    expect(await oldDays()).toEqual([]);
  });

  it.each([
    ['who@visitor.example', corrected, 'gets no mails'],
    [old, 'cy@gmail', 'is not an email address'],
    [old, old.toUpperCase(), 'are the same'],
    [old, 'in@visitor.example', 'gets these mails already'],
  ])('of %s to %s is refused: %s', async (from, to, reason) => {
    const { store, engine } = await open();
    for (const email of [old, 'in@visitor.example']) await stored(store, { kind: 'signup', data: { email } });
    await query({ engine }, "UPDATE subscribers SET confirmed_at = 1 WHERE email_key LIKE 'in@%'");
    await expect(store.correctAddress(from, to, friday)).rejects.toThrow(reason);
    expect(await store.subscribers()).toHaveLength(2);
  });
});

it('the command sends a confirmation mail to the corrected address', async () => {
  const { run, receive } = desk();
  await receive(signup);
  const { code, out } = await run('correct-address', signup.data.email, '--to', corrected);
  expect([code, out]).toEqual([0, expect.stringContaining(`asks ${corrected} to confirm`)]);
  expect((await run('list', '--kind', 'signup')).out).toContain(corrected);
  expect((await run('correct-address', signup.data.email)).code).toBe(2);
});

it('the office’s page sends it after a confirmation, and no address is logged', async () => {
  const site = await testSite();
  await stored(site.inbox.store, both);
  const acting = await actingLink(site.inbox);
  const post = (link: string, values: Record<string, string>) => openLink(site, link, asForm(values));
  const typed = { old, corrected };
  const asked = await post(acting, { step: 'correct', ...typed });
  expect(asked.offered).toEqual(['correct-confirmed']);
  expect(asked.text).toContain(corrected);
  const addresses = async () => (await site.inbox.store.subscribers()).map(({ data }) => data.email);
  expect(await addresses()).toEqual([old]);
  const reading = `/api/privacy-desk?token=${(await site.inbox.store.mintInboxToken('', friday)).token}`;
  await post(reading, { step: 'correct-confirmed', ...typed });
  expect(await addresses()).toEqual([old]);
  const done = await post(acting, { step: 'correct-confirmed', ...typed });
  expect(done.text).toContain(texts.desk.inbox.correct.done.replace('{corrected}', corrected));
  expect(await addresses()).toEqual([old, corrected]);
  const refused = await post(acting, { step: 'correct-confirmed', ...typed, old: 'who@visitor.example' });
  expect([refused.response.status, refused.text.includes('gets no mails')]).toEqual([409, true]);
  expect(site.logged()).not.toMatch(/gmial|gmail/i);
});
