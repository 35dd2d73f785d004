/** Mail servers that refuse, hang up or are not there: what is lost, and when it is tried again. */
import { describe, expect, it, vi } from 'vitest';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { backoffDelay } from '#server/backoff.ts';
import { mailBackoff } from '#server/inbox/mail-delivery.ts';
import { smtpTransport } from '#server/inbox/mail-transport.ts';
import { mailServer, silentServer } from './mail-server.ts';
import { asJson, contactMessage, friday, later, privacyRequest, testSite } from './support.ts';
import { arrived, otherAddress, outbox, passTime, patience, settled, siteWith, to } from './mail-site.ts';

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
    // Answered before the mail server responds and before any timeout.
    expect(answer.status).toBe(201);
    await vi.waitFor(() => expect(site.logged()).toContain('"code":"ETIMEDOUT"'), { timeout: 20_000 });
    await site.request('/api/privacy-requests', asJson(privacyRequest.data));
    await site.close();
    expect((await outbox(site)).map((mail) => mail['attempts'])).toEqual([0, 0, 0, 0]);
    expect(server.connections()).toBe(1);
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
  const delay = (failures: number, jitter: number) =>
    backoffDelay(failures, { ...mailBackoff, random: () => jitter }) / minuteMs;
  expect([1, 2, 3, 20].map((failures) => delay(failures, 1))).toEqual([1, 2, 4, 360]);
  expect([1, 20].map((failures) => delay(failures, 0))).toEqual([0.5, 180]);
});
