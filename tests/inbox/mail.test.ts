import { describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { smtpSender, type SmtpPatience } from '#server/inbox/mail-transport.ts';
import { pauseAfter } from '#server/inbox/mail-worker.ts';
import { mailServer, silentServer, type MailServer } from './mail-server.ts';
import { asJson, contactMessage, friday, later, privacyRequest, signup, testSite, type TestSite } from './support.ts';

const patience: SmtpPatience = { connect: 2000, greeting: 300, silence: 2000, whole: 10_000 };

const siteWith = (url: string, settings: { MAIL_TO?: string } = {}) =>
  testSite({ settings: { SMTP_URL: url, ...settings }, send: smtpSender(url, patience) });

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
    await arrived(server, 2);
    const [notice] = to(server, 'a@range.example');
    expect(notice?.to).toEqual(['a@range.example', 'b@range.example']);
    expect(notice?.headers['reply-to']).toBe(contactMessage.data.email);
    expect(notice?.headers['subject']).toBe('[likely spam] New message CM-400123 from the website');
    expect(notice?.text).toContain('Grüße {reference} 🙂');
    expect(to(server, contactMessage.data.email)[0]?.text).not.toContain('Grüße');
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
    expect(mail?.text).not.toContain('Cy');
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

  it.each([
    ['is closing down', { recipient: () => 421 }, 'ECONNECTION 421'],
    ['refuses our own address', { sender: () => 550 }, 'EENVELOPE 550'],
  ])('%s is left alone, and all mails wait', async (_, behaviour, error) => {
    const server = await mailServer(behaviour);
    const site = await siteWith(server.url);
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await vi.waitFor(async () => expect((await outbox(site))[0]?.['last_error']).toBe(error), { timeout: 20_000 });
    await site.close();
    expect((await outbox(site)).map((mail) => [mail['attempts'], mail['failed_at']])).toEqual([
      [1, null],
      [0, null],
    ]);
  });

  it('hangs delays no visitor and is left alone for a while', async () => {
    const server = await silentServer();
    const site = await siteWith(server.url);
    const answer = await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    // Answered while the mail server had not said a word, and long before anybody's patience ended.
    expect(answer.status).toBe(201);
    await vi.waitFor(
      async () => expect((await outbox(site)).filter((mail) => mail['last_error'] === 'ETIMEDOUT')).toHaveLength(1),
      { timeout: 20_000 },
    );
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await site.close();
    expect((await outbox(site)).map((mail) => mail['attempts'])).toEqual([1, 0, 0, 0]);
    expect(server.connections()).toBe(1);
  });

  it('is not there loses nothing: all is sent when it is back', async () => {
    const server = await mailServer();
    const gone = await siteWith('smtp://127.0.0.1:1');
    await gone.request('/api/privacy-requests', asJson(privacyRequest.data));
    await vi.waitFor(
      async () => expect((await outbox(gone)).some((mail) => mail['last_error'] === 'ESOCKET')).toBe(true),
      { timeout: 20_000 },
    );
    await gone.close();
    const url = server.url;
    const dataDir = gone.inbox.file.replace(/\/inbox\.sqlite$/, '');
    const back = await testSite({ settings: { SMTP_URL: url, DATA_DIR: dataDir }, send: smtpSender(url, patience) });
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
      send: smtpSender(server.url, patience),
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
