import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { Sources } from '#domain/day-plan.ts';
import { minuteMs } from '#domain/durations.ts';
import type { Row } from '#server/inbox/sql/statement.ts';
import { smtpTransport } from '#server/inbox/mail-transport.ts';
import { contactMessage, privacyRequest } from './submissions.ts';
import { asJson, type TestSite } from './support.ts';
import {
  arrived,
  mailingSite,
  mailServer,
  otherAddress,
  outbox,
  passTime,
  patience,
  settled,
  siteWith,
  to,
} from './mail-site.ts';

const send = (site: TestSite) => site.request('/api/privacy-requests', asJson(privacyRequest.data));
type Behaviour = Parameters<typeof mailServer>[0];

it.each<[string, Behaviour, states: string]>([
  ['greylists', { recipient: () => 450 }, 'EENVELOPE 450, EENVELOPE 450'],
  ['does not know the addresses', { recipient: () => 550 }, 'EENVELOPE 550, EENVELOPE 550 (given up)'],
  ['refuses our own address', { sender: () => 550 }, 'EENVELOPE 550, EENVELOPE 550'],
  ['hangs up', { recipient: () => 421 }, 'ECONNECTION 421, ECONNECTION 421'],
  // Other mails are not tried only if the server is unreachable or refuses the login.
  ['does not let us in', { login: () => false }, 'EAUTH 535, waits'],
])('a mail server that %s gets each mail again, but for a wrong address', async (_, behaviour, expected) => {
  const server = await mailServer(behaviour);
  const url = behaviour?.login ? server.url.replace('smtp://', 'smtp://user:wrong@') : server.url;
  const site = await siteWith(url);
  await send(site);
  const state = (mail: Row) =>
    `${String(mail['last_error'] ?? 'waits')}${mail['failed_at'] === null ? '' : ' (given up)'}`;
  await vi.waitFor(async () => expect((await outbox(site)).map(state).join(', ')).toBe(expected), 20_000);
  expect(site.logged()).toContain(`"code":"${expected.split(', ')[0]}"`);
  expect(site.logged()).not.toContain('zoe@');
  server.behaviour = {};
  if (behaviour?.login) return;
  await passTime(site, minuteMs);
  const sent = (await outbox(site)).filter((mail) => mail['failed_at'] === null);
  // Retries have the same Message-ID.
  const ids = sent.map((mail) => `<${String(mail['message_id'])}@range.example>`);
  await vi.waitFor(
    () => expect(server.received.map((mail) => mail.headers['message-id'])).toEqual(expect.arrayContaining(ids)),
    { timeout: 20_000 },
  );
});

it('one refused recipient does not keep mail from the others, and the log says so without an address', async () => {
  const server = await mailServer({ recipient: (address) => (address === 'gone@range.example' ? 550 : undefined) });
  const site = await siteWith(server.url, { MAIL_TO: 'a@range.example, gone@range.example, b@range.example' });
  await site.request('/api/contact-messages', asJson(contactMessage.data));
  await settled(site);
  expect(to(server, 'a@range.example')[0]?.to).toEqual(['a@range.example', 'b@range.example']);
  await vi.waitFor(() => expect(site.logged()).toMatch(/"template":"contact-notice".*"recipientsRefused":1/));
  expect(site.logged()).not.toContain('range.example');
});

it.skipIf(otherAddress === undefined)(
  'a mail server that offers no TLS is given no mail, but on this machine, or where the URL says so',
  async () => {
    const server = await mailServer({}, '0.0.0.0');
    const url = server.url.replace('0.0.0.0', otherAddress ?? '127.0.0.1');
    const site = await siteWith(url);
    await send(site);
    await vi.waitFor(() => expect(site.logged()).toMatch(/"code":"E(TLS|CONNECTION)[ \d]*"/), { timeout: 20_000 });
    expect(server.received).toEqual([]);
    await send(await siteWith(`${url}?requireTLS=false`));
    await arrived(server, 2);
  },
);

it('a mail server that hangs delays no visitor', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  const site = await siteWith(`smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`);
  // The response comes before any timeout.
  expect((await send(site)).status).toBe(201);
  await vi.waitFor(() => expect(site.logged()).toContain('"code":"ETIMEDOUT"'), { timeout: 20_000 });
  await site.close();
  expect((await outbox(site)).map((mail) => mail['attempts'])).toEqual([1, 0]);
});

it('a policy refusal concerns our server, not the address', async () => {
  const server = await mailServer();
  const fault = async (answer: number | string) => {
    server.behaviour.recipient = () => answer;
    const mail = { from: { name: '', address: 'a@range.example' }, to: ['b@range.example'], messageId: '<1@x>' };
    const never = new AbortController().signal;
    return smtpTransport(server.url, patience).send({ ...mail, subject: 's', text: 't' }, never);
  };
  expect(await fault(550)).toMatchObject({ fault: 'recipient' });
  expect(await fault('550 5.7.1 Sender not allowed')).toMatchObject({ fault: 'refused' });
});

it.each<[string, string, string, () => Promise<Sources>]>([
  ['fail', '', 'We couldn’t check for closures. Please call first.', () => Promise.reject(new Error('no such table'))],
  ['hang', '?lang=es', 'No pudimos verificar si hay cierres. Llame antes de venir.', () => new Promise(() => {})],
])('a day’s sign-up is answered and mailed while the sources %s, and says so%s', async (_, query, doubt, sources) => {
  const { server, ...site } = await mailingSite({ sources });
  const wish = asJson({ email: 'ann@visitor.example', day: '2026-06-07' });
  const answer = await site.request(`/api/visit-alerts${query}`, wish);
  expect(answer.status).toBe(201);
  const { message } = (await answer.json()) as { message: string };
  expect(message.startsWith(`${doubt} `), message).toBe(true);
  await send(site);
  await arrived(server, 3);
  expect(to(server, 'ann@visitor.example').map(({ text }) => text.split('\n')[0])).toEqual([doubt]);
  expect(site.logged()).toContain('not known in time');
});
