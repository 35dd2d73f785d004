import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { smtpTransport, type SmtpPatience } from '#server/inbox/mail-transport.ts';
import { pauseAfter } from '#server/inbox/pauses.ts';
import { forms } from '#domain/forms.ts';
import { receiptsPerDay } from '#server/inbox/policy.ts';
import { mailServer, silentServer, type MailServer } from './mail-server.ts';
import {
  asJson,
  club,
  contactMessage,
  friday,
  later,
  privacyRequest,
  signup,
  testSite,
  type TestSite,
} from './support.ts';

const patience: SmtpPatience = { connect: 2000, greeting: 300, silence: 2000, whole: 10_000 };

const siteWith = (url: string, settings: { MAIL_TO?: string } = {}) =>
  testSite({ settings: { SMTP_URL: url, ...settings }, transport: smtpTransport(url, patience) });

/** An address of this machine that is not the loopback's. */
const otherAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

const outbox = (site: TestSite) => site.inbox.database.read((c) => c.all('SELECT * FROM outbox ORDER BY id'));

/** Waits until every mail was sent, given up or has failed once. */
async function settled(site: TestSite): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = (await outbox(site)).filter(
        (mail) => mail['sent_at'] === null && mail['failed_at'] === null && mail['last_error'] === null,
      );
      expect(waiting).toEqual([]);
    },
    { timeout: 20_000, interval: 20 },
  );
}

/** Lets the clock run, then has the site look into its outbox, as it does when something comes in. */
async function passTime(site: TestSite, ms: number): Promise<void> {
  site.clock.now = later(site.clock.now, ms);
  await site.request(
    '/api/contact-messages',
    asJson({ ...contactMessage.data, message: 'knock' }, { 'idempotency-key': 'knock' }),
  );
}

const arrived = (server: MailServer, count: number) =>
  vi.waitFor(() => expect(server.received).toHaveLength(count), { timeout: 20_000, interval: 20 });
const to = (server: MailServer, address: string) => server.received.filter((mail) => mail.to.includes(address));

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
      /https:\/\/range\.example(\/api\/signups\/confirm\?token=[\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.headers['list-unsubscribe']).toMatch(
      /^<https:\/\/range\.example\/api\/signups\/unsubscribe\?token=[\w-]{43}>$/,
    );
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).not.toMatch(/\bCy\b/);
    expect(confirmUrl).not.toContain('%40');
    expect((await site.request(confirmUrl, { method: 'POST' })).status).toBe(200);
    await arrived(server, 3);
    const welcome = server.received[2];
    const oneClick = new URL(welcome?.headers['list-unsubscribe']?.slice(1, -1) ?? '');
    await site.request(oneClick.pathname + oneClick.search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(await site.inbox.database.read((c) => c.all('SELECT * FROM subscribers'))).toEqual([]);
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

describe('a mail server that', () => {
  it('greylists gets the mail again after a pause, under the same Message-ID', async () => {
    const seen = new Set<string>();
    const server = await mailServer({
      recipient: (address) => (seen.has(address) ? undefined : (seen.add(address), 450)),
    });
    const site = await siteWith(server.url);
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await settled(site);
    expect(server.received).toEqual([]);
    expect((await outbox(site)).map((mail) => mail['last_error'])).toEqual(['EENVELOPE 450', 'EENVELOPE 450']);
    const ids = (await outbox(site)).map((mail) => `<${String(mail['message_id'])}@range.example>`);
    await passTime(site, minuteMs);
    await vi.waitFor(
      () => expect(server.received.map((mail) => mail.headers['message-id'])).toEqual(expect.arrayContaining(ids)),
      { timeout: 20_000 },
    );
  });

  it('does not know the visitor’s address is not asked again; the club’s own is', async () => {
    const server = await mailServer({ recipient: () => 550 });
    const site = await siteWith(server.url);
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await settled(site);
    const [notice, receipt] = await outbox(site);
    expect(notice).toMatchObject({ template: 'privacy-notice', failed_at: null });
    expect(receipt?.['failed_at']).not.toBeNull();
    await vi.waitFor(() => expect(site.logged()).toContain('"code":"EENVELOPE 550"'));
    expect(site.logged()).not.toContain('zoe@');
  });

  it('refuses one of several recipients sends to the others, and the log says so without an address', async () => {
    const server = await mailServer({ recipient: (address) => (address === 'gone@range.example' ? 550 : undefined) });
    const site = await siteWith(server.url, { MAIL_TO: 'a@range.example, gone@range.example, b@range.example' });
    await site.request('/api/contact-messages', asJson(contactMessage.data));
    await settled(site);
    expect(to(server, 'a@range.example')[0]?.to).toEqual(['a@range.example', 'b@range.example']);
    await vi.waitFor(() => expect(site.logged()).toContain('"template":"contact-receipt"'));
    const lines = site
      .logged()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const aboutNotice = lines.filter(({ template }) => template === 'contact-notice');
    expect(aboutNotice).toMatchObject([
      { level: 'warn', msg: 'mail sent, but not to everybody', recipientsRefused: 1 },
    ]);
    expect(lines.find(({ template }) => template === 'contact-receipt')).toMatchObject({
      level: 'info',
      msg: 'mail sent',
    });
    expect(site.logged()).not.toContain('range.example');
    expect((await outbox(site)).every((mail) => mail['sent_at'] !== null)).toBe(true);
  });

  it('refuses the message itself for now gets it later', async () => {
    let busy = true;
    const server = await mailServer({ message: () => (busy ? 451 : undefined) });
    const site = await siteWith(server.url);
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await settled(site);
    busy = false;
    await passTime(site, minuteMs);
    await vi.waitFor(() => expect(to(server, privacyRequest.data.email)).toHaveLength(1), { timeout: 20_000 });
  });

  it('hangs up on one mail keeps no other waiting', async () => {
    const poisoned = 'poison@visitor.example';
    const server = await mailServer({ recipient: (address) => (address === poisoned ? 421 : undefined) });
    const site = await siteWith(server.url);
    await site.request('/api/contact-messages', asJson({ ...contactMessage.data, email: poisoned }));
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await arrived(server, 3);
    await settled(site);
    expect((await outbox(site)).filter((mail) => mail['sent_at'] === null)).toMatchObject([
      { template: 'contact-receipt', attempts: 1, failed_at: null, last_error: 'ECONNECTION 421' },
    ]);
  });

  it('refuses our own address gets each mail again later', async () => {
    const server = await mailServer({ sender: () => 550 });
    const site = await siteWith(server.url);
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await settled(site);
    expect((await outbox(site)).map((mail) => [mail['last_error'], mail['failed_at']])).toEqual([
      ['EENVELOPE 550', null],
      ['EENVELOPE 550', null],
    ]);
  });

  it('does not let us in is left alone, and all mails wait untried', async () => {
    const server = await mailServer({ login: () => false });
    const site = await siteWith(server.url.replace('smtp://', 'smtp://user:wrong@'));
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await vi.waitFor(() => expect(site.logged()).toContain('"code":"EAUTH 535"'), { timeout: 20_000 });
    await site.close();
    expect((await outbox(site)).map((mail) => [mail['attempts'], mail['failed_at']])).toEqual([
      [0, null],
      [0, null],
    ]);
  });

  it.skipIf(otherAddress === undefined)(
    'offers no TLS is given no mail, but on this machine, or where the URL says so',
    async () => {
      const server = await mailServer({}, '0.0.0.0');
      const address = otherAddress ?? '127.0.0.1';
      const url = server.url.replace('0.0.0.0', address);
      const site = await siteWith(url);
      await site.request('/api/privacy-requests', asJson(privacyRequest.data));
      await vi.waitFor(() => expect(site.logged()).toMatch(/"code":"E(TLS|CONNECTION)[ \d]*"/), { timeout: 20_000 });
      expect(server.received).toEqual([]);
      const trusting = await siteWith(`${url}?requireTLS=false`);
      await trusting.request('/api/privacy-requests', asJson(privacyRequest.data));
      await arrived(server, 2);
    },
  );

  it('hangs delays no visitor and is left alone for a while', async () => {
    const server = await silentServer();
    const site = await siteWith(server.url);
    const answer = await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    // Answered while the mail server had not said a word, and long before anybody's patience ended.
    expect(answer.status).toBe(201);
    await vi.waitFor(() => expect(site.logged()).toContain('"code":"ETIMEDOUT"'), { timeout: 20_000 });
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await site.close();
    expect((await outbox(site)).map((mail) => mail['attempts'])).toEqual([0, 0, 0, 0]);
    expect(server.connections()).toBe(1);
  });

  it('is not there loses nothing: all is sent when it is back', async () => {
    const server = await mailServer();
    const gone = await siteWith('smtp://127.0.0.1:1');
    await gone.request('/api/privacy-requests', asJson(privacyRequest.data));
    await vi.waitFor(() => expect(gone.logged()).toContain('"code":"ESOCKET"'), { timeout: 20_000 });
    await gone.close();
    const url = server.url;
    const dataDir = gone.inbox.file.replace(/\/inbox\.sqlite$/, '');
    const back = await testSite({
      settings: { SMTP_URL: url, DATA_DIR: dataDir },
      transport: smtpTransport(url, patience),
    });
    await passTime(back, 15 * minuteMs);
    await vi.waitFor(
      () =>
        expect(server.received.map((mail) => mail.headers['subject'])).toEqual(
          expect.arrayContaining(['New privacy request PR-400123', 'We received your privacy request PR-400123']),
        ),
      { timeout: 20_000 },
    );
  });

  it('is configured only later sends what waited, but to visitors nothing that is a week old', async () => {
    const server = await mailServer();
    const without = await testSite();
    await without.request('/api/contact-messages', asJson(contactMessage.data));
    without.clock.now = later(friday, 2 * dayMs);
    await without.request('/api/privacy-requests', asJson(privacyRequest.data));
    await without.close();
    const dataDir = without.inbox.file.replace(/\/inbox\.sqlite$/, '');
    const clock = { now: later(friday, 7 * dayMs + 1) };
    await testSite({
      settings: { SMTP_URL: server.url, DATA_DIR: dataDir },
      transport: smtpTransport(server.url, patience),
      now: () => clock.now,
    });
    await arrived(server, 3);
    expect(to(server, 'office@range.example')).toHaveLength(2);
    expect(to(server, privacyRequest.data.email)).toHaveLength(1);
  });
});

it('pauses grow from half a minute to six hours, and differ', () => {
  expect([1, 2, 3, 20].map((failures) => pauseAfter(failures, () => 1) / minuteMs)).toEqual([1, 2, 4, 360]);
  expect([1, 20].map((failures) => pauseAfter(failures, () => 0) / minuteMs)).toEqual([0.5, 180]);
});
