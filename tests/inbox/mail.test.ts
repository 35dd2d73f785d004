/** What is mailed, to whom, and how much of it. */
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/durations.ts';
import { smtpTransport } from '#server/inbox/mail-transport.ts';
import { forms } from '#domain/forms.ts';
import { receiptsPerDay } from '#server/inbox/policy.ts';
import { mailServer } from './mail-server.ts';
import { asJson, club, contactMessage, friday, later, privacyRequest, signup, testSite } from './support.ts';
import { arrived, outbox, patience, settled, siteWith, to } from './mail-site.ts';

describe('what is mailed', () => {
  it('tells the club of a privacy request without a word of it, and sends a receipt with none either', async () => {
    const server = await mailServer();
    const site = await siteWith(server.url);
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await arrived(server, 2);
    const [notice] = to(server, 'office@range.example');
    const [receipt] = to(server, privacyRequest.data.email);
    expect(notice?.headers['subject']).toBe('New privacy request PR-400123');
    expect(notice?.text).toContain('Confirm receipt by: Friday, June 19, 2026\nAnswer by: Monday, July 20, 2026');
    expect(notice?.text).toContain('Received: June 5, 2026 at 11:00 AM');
    expect(receipt?.headers['subject']).toBe('We received your privacy request PR-400123');
    expect(receipt?.headers['from']).toBe('"Test Range & Club" <office@range.example>');
    expect(receipt?.headers['auto-submitted']).toBe('auto-generated');
    const { name, phone, description, verification } = privacyRequest.data;
    for (const typed of [name, phone, verification, ...description.split('\n')]) {
      expect(notice?.text).not.toContain(typed);
      expect(receipt?.text).not.toContain(typed);
    }
  });

  it('hands a message on to whoever MAIL_TO names, so that answering it answers the sender', async () => {
    const server = await mailServer();
    const site = await siteWith(server.url, { MAIL_TO: 'a@range.example, b@range.example' });
    await site.request(
      '/api/contact-messages',
      asJson({ ...contactMessage.data, message: 'Grüße {reference} 🙂', website: 'x' }),
    );
    await arrived(server, 1);
    const [notice] = to(server, 'a@range.example');
    expect(notice?.to).toEqual(['a@range.example', 'b@range.example']);
    expect(notice?.headers['reply-to']).toBe(contactMessage.data.email);
    expect(notice?.headers['subject']).toBe('[likely spam] New message CM-400123 from the website');
    expect(notice?.text).toContain('Grüße {reference} 🙂');
  });

  it('cannot be steered by what is typed', async () => {
    const server = await mailServer();
    const site = await siteWith(server.url);
    const evil = 'Bo\r\nBcc: victim@elsewhere.example\r\nSubject: Hacked\r\n\r\nBody';
    await site.request(
      '/api/contact-messages',
      asJson({
        ...contactMessage.data,
        name: evil,
        topic: evil,
        phone: evil,
        message: `${evil}\r\n.\r\nMAIL FROM:<x@y>`,
      }),
    );
    await arrived(server, 2);
    for (const mail of server.received) {
      expect(mail.headers).not.toHaveProperty('bcc');
      expect(mail.headers['subject']).toMatch(/CM-400123/);
      expect(mail.to).toHaveLength(1);
    }
    expect(server.received.flatMap((mail) => mail.to).toSorted()).toEqual([
      contactMessage.data.email,
      'office@range.example',
    ]);
  });

  it('asks the owner of an address to confirm it, with one click to be left alone', async () => {
    const server = await mailServer();
    const site = await siteWith(server.url);
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
    expect(confirmUrl).not.toContain('%40');
    expect((await site.request(confirmUrl, { method: 'POST' })).status).toBe(200);
    await arrived(server, 3);
    const welcome = server.received[2];
    const oneClick = new URL(welcome?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    const click = () =>
      site.request(oneClick.pathname + oneClick.search, {
        method: 'POST',
        body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      });
    expect((await click()).status).toBe(200);
    expect(await site.inbox.database.read((c) => c.all('SELECT * FROM subscribers'))).toEqual([]);
    // A second use of the link doesn't claim that an address was deleted.
    expect((await click()).status).toBe(410);
  });
});

describe('mails to a visitor', () => {
  it('wait for those to the club', async () => {
    const server = await mailServer();
    const without = await testSite();
    for (const data of [contactMessage.data, { ...contactMessage.data, email: 'zed@visitor.example' }])
      await without.request('/api/contact-messages', asJson(data));
    await without.close();
    const dataDir = path.dirname(without.inbox.file);
    await testSite({
      settings: { SMTP_URL: server.url, DATA_DIR: dataDir },
      transport: smtpTransport(server.url, patience),
    });
    await arrived(server, 4);
    expect(server.received.map(({ to }) => to[0])).toEqual([
      club.email,
      club.email,
      contactMessage.data.email,
      'zed@visitor.example',
    ]);
  });

  it('are three a day at most, over all forms, and the club loses no notice', async () => {
    const server = await mailServer();
    const site = await siteWith(server.url);
    const email = 'Victim@visitor.example';
    for (let i = 0; i < 3; i++) {
      await site.request('/api/privacy-requests', asJson({ ...privacyRequest.data, email }));
      await site.request('/api/contact-messages', asJson({ ...contactMessage.data, email: email.toLowerCase() }));
      await site.request('/api/signups', asJson({ email }));
    }
    await settled(site);
    await vi.waitFor(() => expect(to(server, club.email)).toHaveLength(9), { timeout: 20_000 });
    expect([...to(server, email), ...to(server, email.toLowerCase())]).toHaveLength(3);
    site.clock.now = later(friday, dayMs + 1);
    await site.request('/api/contact-messages', asJson({ ...contactMessage.data, email }));
    await vi.waitFor(() => expect(to(server, email).length + to(server, email.toLowerCase()).length).toBe(4), {
      timeout: 20_000,
    });
  });

  it('end at a ceiling, of which the club is told once', async () => {
    const site = await testSite();
    const send = (i: number) =>
      site.request('/api/contact-messages', asJson({ ...contactMessage.data, email: `v${i}@visitor.example` }));
    for (let i = 0; i < receiptsPerDay + 5; i++) expect((await send(i)).status).toBe(201);
    const templates = (await outbox(site)).map((mail) => String(mail['template']));
    const count = (template: string) => templates.filter((one) => one === template).length;
    expect(count('contact-notice')).toBe(receiptsPerDay + 5);
    expect(count('contact-receipt')).toBe(receiptsPerDay);
    expect(count('ceiling-notice')).toBe(1);
  });

  it('are not written to who filled in the field that nobody sees', async () => {
    const site = await testSite();
    for (const { kind, data } of [privacyRequest, contactMessage, signup])
      await site.request(forms[kind].action, asJson({ ...data, website: 'https://spam.example' }));
    expect((await outbox(site)).map((mail) => mail['template'])).toEqual([
      'privacy-notice',
      'contact-notice',
      'signup-notice',
    ]);
  });
});
