import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { forms } from '#domain/forms.ts';
import { contactMessage, friday, later, messageWith, privacyRequest, requestWith, signup } from './submissions.ts';
import { asJson, club, query, stored, testSite } from './support.ts';
import { arrived, mailingSite, mailServer, outbox, to } from './mail-site.ts';

describe('what is mailed', () => {
  it('notifies the club of a privacy request and sends a receipt, neither with a word of it', async () => {
    const { server, ...site } = await mailingSite({ settings: { MAIL_FROM: 'site@range.example' } });
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await arrived(server, 2);
    const [notice] = to(server, club.email);
    const [receipt] = to(server, privacyRequest.data.email);
    expect(notice?.headers['subject']).toBe('New privacy request PR-400123');
    for (const said of [
      'Confirm receipt by: Friday, June 19, 2026\nAnswer by: Monday, July 20, 2026',
      'Received: June 5, 2026 at 11:00 AM',
      `${club.origin}/api/privacy-desk?token=`,
      // 45 days, plus the 45 by which the club may extend.
      'until September 3, 2026 at 11:59 PM',
    ])
      expect(notice?.text).toContain(said);
    expect(receipt?.headers).toMatchObject({
      subject: 'We received your privacy request PR-400123',
      from: '"Test Range & Club" <site@range.example>',
      'reply-to': club.email,
      'auto-submitted': 'auto-generated',
    });
    const { name, email, phone, description, verification } = privacyRequest.data;
    for (const typed of [name, phone, verification, ...description.split('\n')]) {
      expect(notice?.raw).not.toContain(typed);
      expect(receipt?.text).not.toContain(typed);
    }
    expect(notice?.raw).not.toContain(email);
  });

  it('sends a message to each address of MAIL_TO; replies go to the sender; input can’t inject headers', async () => {
    const { server, ...site } = await mailingSite({ settings: { MAIL_TO: 'a@range.example, b@range.example' } });
    const evil = 'Bo\r\nBcc: victim@elsewhere.example\r\nSubject: Hacked\r\n\r\nBody';
    const message = `Grüße {reference} 🙂 ${evil}\r\n.\r\nMAIL FROM:<x@y>`;
    const data = { ...contactMessage.data, name: evil, topic: evil, phone: evil, message, website: 'x' };
    await site.request('/api/contact-messages', asJson(data));
    await arrived(server, 1);
    const [notice] = server.received;
    expect(notice?.to).toEqual(['a@range.example', 'b@range.example']);
    expect(notice?.headers).toMatchObject({
      'reply-to': contactMessage.data.email,
      subject: '[likely spam] New message CM-400123 from the website',
    });
    expect(notice?.headers).not.toHaveProperty('bcc');
    expect(notice?.text).toContain('Grüße {reference} 🙂');
    expect(notice?.text).not.toContain('Spanish');
  });

  it('tells the office of a message that no email can reach its sender', async () => {
    const { server, ...site } = await mailingSite();
    await site.request('/api/contact-messages', asJson({ ...contactMessage.data, email: 'bo @visitor.example' }));
    await arrived(server, 1);
    expect(server.received[0]?.text).toContain('Email: bo @visitor.example (no email can reach it)');
    expect(server.received[0]?.headers).not.toHaveProperty('reply-to');
  });

  it('asks the owner of an address to confirm it, with one click to unsubscribe', async () => {
    const { server, ...site } = await mailingSite();
    await site.request('/api/signups', asJson(signup.data));
    await arrived(server, 2);
    const [mail] = to(server, signup.data.email);
    const confirmUrl =
      /https:\/\/range\.example(\/api\/signups\/confirm\?token=[\w-]{43}&for=list)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers['list-unsubscribe']).toMatch(
      /^<https:\/\/range\.example\/api\/signups\/unsubscribe\?token=[\w-]{43}&from=list>$/,
    );
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).not.toMatch(/\bCy\b/);
    expect((await site.request(confirmUrl, { method: 'POST' })).status).toBe(200);
    await arrived(server, 3);
    const oneClick = new URL(server.received[2]?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const click = () => site.request(oneClick.pathname + oneClick.search, { method: 'POST', body });
    expect((await click()).status).toBe(200);
    expect(await query(site.inbox, 'SELECT * FROM subscribers')).toEqual([]);
    // A second use of the link must not claim that an address was deleted.
    expect((await click()).status).toBe(410);
  });
});

it('a site without a mail server warns at startup, and later sends queued mails: the club’s first, none a week late', async () => {
  const server = await mailServer();
  const without = await testSite();
  expect(without.logged()).toContain('NO MAIL SERVER IS SET');
  const { store } = without.inbox;
  await stored(store, contactMessage);
  for (const email of ['yan@visitor.example', 'zed@visitor.example'])
    await stored(store, requestWith({ email }), later(friday, 2 * dayMs));
  await without.close();
  const settings = { SMTP_URL: server.url, DATA_DIR: path.dirname(without.inbox.file) };
  await testSite({ settings, now: () => later(friday, 7 * dayMs + 1) });
  await arrived(server, 5);
  const order = server.received.map((mail) => mail.to[0]);
  expect(order.filter((address) => address !== club.email)).toEqual(['yan@visitor.example', 'zed@visitor.example']);
  expect(order.slice(0, 3)).toEqual([club.email, club.email, club.email]);
});

it.each([
  [30 * dayMs, 1],
  [30 * dayMs + 1, 0],
])('a failed mail to the club is retried for 30 days: after %d ms %d arrives', async (ms, arriving) => {
  const server = await mailServer();
  const without = await testSite();
  await stored(without.inbox.store, contactMessage);
  await query(without.inbox, "UPDATE outbox SET attempts = 3 WHERE template = 'contact-notice'");
  await without.close();
  const settings = { SMTP_URL: server.url, DATA_DIR: path.dirname(without.inbox.file) };
  const site = await testSite({ settings, now: () => later(friday, ms) });
  const ended = async () => (await outbox(site)).map((mail) => [mail['sent_at'] !== null, mail['last_error']]);
  const expected = [arriving === 1 ? [true, null] : [false, 'EXPIRED'], [false, 'EXPIRED']];
  await vi.waitFor(async () => expect(await ended()).toEqual(expected), { timeout: 20_000 });
  expect(server.received).toHaveLength(arriving);
});

describe('mails to a visitor', () => {
  it('are three a day at most, across all forms, and the club loses no notice', async () => {
    const site = await testSite();
    const { store } = site.inbox;
    const email = 'Victim@visitor.example';
    for (let i = 0; i < 3; i++) {
      await stored(store, requestWith({ email }));
      await stored(store, messageWith({ email: email.toLowerCase() }));
      await stored(store, { kind: 'signup', data: { email } });
    }
    const receipts = async () => (await outbox(site)).filter(({ recipient }) => recipient !== null).length;
    expect([await receipts(), (await outbox(site)).length]).toEqual([3, 12]);
    await stored(store, messageWith({ email }), later(friday, dayMs + 1));
    expect([await receipts(), (await outbox(site)).length]).toEqual([4, 14]);
  });

  it('stop at a daily limit, of which the club is notified once', async () => {
    const site = await testSite();
    for (let i = 0; i < 205; i++) await stored(site.inbox.store, messageWith({ email: `v${i}@visitor.example` }));
    const templates = (await outbox(site)).map((mail) => String(mail['template']));
    const count = (template: string) => templates.filter((one) => one === template).length;
    expect(count('contact-notice')).toBe(205);
    expect(count('contact-receipt')).toBe(200);
    expect(count('ceiling-notice')).toBe(1);
  });

  it('are not sent after a filled honeypot', async () => {
    const site = await testSite();
    for (const { kind, data } of [privacyRequest, contactMessage, signup])
      await site.request(forms[kind].action, asJson({ ...data, website: 'https://spam.example' }));
    const templates = (await outbox(site)).map((mail) => mail['template']);
    expect(templates).toEqual(['privacy-notice', 'contact-notice', 'signup-notice']);
  });
});
