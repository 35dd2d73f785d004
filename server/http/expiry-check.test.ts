import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { X509Certificate } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { dayMs, hourMs } from '#domain/durations.ts';
import { certificateCheck, domainCheck } from './expiry-check.ts';

const file = (name: string) => readFileSync(`tests/upstreams/self-signed.${name}.pem`);
const end = new Date(new X509Certificate(file('cert')).validTo);
const refused = expect.stringContaining('ECONNREFUSED') as string;
const before = (days: number) => new Date(end.getTime() - days * dayMs);

async function address() {
  const server = createServer({ cert: file('cert'), key: file('key') }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  return { server, origin: `https://localhost:${(server.address() as AddressInfo).port}` };
}

it('warns 21 days before the served certificate expires, and checks again after hours', async () => {
  const { server, origin } = await address();
  let handshakes = 0;
  server.on('connection', () => (handshakes += 1));
  let now = before(21.1);
  const check = certificateCheck(origin, () => now);
  expect(await check()).toEqual({ state: 'ok', until: end.toISOString() });
  now = new Date(now.getTime() + 5 * hourMs);
  expect(await check()).toMatchObject({ state: 'ok' });
  now = new Date(now.getTime() + hourMs);
  expect([await check(), handshakes]).toEqual([{ state: 'warning', until: end.toISOString() }, 2]);
});

it('reports that no certificate can be seen', async () => {
  const { server, origin } = await address();
  server.close();
  await once(server, 'close');
  expect(await certificateCheck(origin, () => end)()).toEqual({ state: 'ok', unseen: refused });
});

it('keeps warning of a certificate that it has seen while the address can’t be reached', async () => {
  const { server, origin } = await address();
  let now = before(20);
  const check = certificateCheck(origin, () => now);
  expect(await check()).toMatchObject({ state: 'warning' });
  server.close();
  await once(server, 'close');
  now = new Date(now.getTime() + 6 * hourMs);
  expect(await check()).toEqual({ state: 'warning', until: end.toISOString(), unseen: refused });
});

it('warns 21 days before the domain expires, and reports an unknown expiry', async () => {
  const at = (day: string) => domainCheck('2027-05-22', () => new Date(`${day}T12:00:00-07:00`))();
  expect([await at('2027-04-30'), await at('2027-05-02')]).toEqual([
    { state: 'ok', until: '2027-05-22' },
    { state: 'warning', until: '2027-05-22' },
  ]);
  expect(await domainCheck(undefined, () => end)()).toEqual({ state: 'ok', unseen: 'DOMAIN_ENDS is not set' });
});
