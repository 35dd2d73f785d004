/** A cache in front of the site, configured by deploy/nginx-cache.conf. Needs nginx: apt-get install nginx-light. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/browser/served.ts';
import { smallSite } from '#tests/fixtures/small-site.ts';
import { temporaryFolder, temporarySite } from '#tests/fixtures/temporary.ts';
import { appOver } from './fixtures/app.ts';

const nginx = spawnSync('nginx', ['-v']).error ? undefined : 'nginx';
if (!nginx)
  process.stdout.write('The cache in front was not tried: there is no nginx (apt-get install nginx-light).\n');

const folder = temporaryFolder();
const kept = path.join(folder, 'kept');
const api = new Hono()
  .post('/messages', (c) => c.json({ reference: 'CM-123456' }, 201, { 'cache-control': 'no-store' }))
  .get('/private', (c) => c.json({}, 200, { 'cache-control': 'no-store' }));
const { listener } = await appOver((await temporarySite()).buildDir, { api: [api] });

let cache: ChildProcess;
let address: string;
let origin: Server;
let port = 0;
const asked: string[] = [];

async function startOrigin(): Promise<void> {
  origin = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(port, '127.0.0.1');
  await once(origin, 'listening');
  ({ port } = origin.address() as AddressInfo);
}

async function stopOrigin(): Promise<void> {
  origin.closeAllConnections();
  await once(origin.close(), 'close');
}

beforeAll(async () => {
  if (!nginx) return;
  mkdirSync(kept);
  await startOrigin();
  const [own, deploy, config] = [await freePort(), path.resolve('deploy'), path.join(folder, 'nginx.conf')];
  address = `http://127.0.0.1:${own}`;
  writeFileSync(
    config,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
     http { access_log off; ${readFileSync('deploy/nginx-cache.conf', 'utf8').replace('/var/cache/nginx/site', kept)}
       server { listen 127.0.0.1:${own};
         location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header Host $host; include ${deploy}/nginx-cached-location.conf; } } }`,
  );
  cache = spawn('nginx', ['-c', config], { stdio: 'inherit' });
  await vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 100 });
});

afterAll(async () => {
  if (!nginx) return;
  cache.kill();
  await stopOrigin();
});

const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(address + url, { headers, method, redirect: 'manual' });
  const { status } = answer;
  return { status, from: answer.headers.get('x-cache'), text: await answer.text(), headers: answer.headers };
};

describe.skipIf(!nginx)('a cache in front', () => {
  it('caches pages and files in each encoding, and revalidates for visitors with a copy', async () => {
    for (const url of ['/faq', '/assets/entry-abc12345.js', '/data/faq.json'])
      for (const encoding of ['br', 'gzip', 'identity']) {
        const first = await ask(url, { 'accept-encoding': encoding });
        const again = await ask(url, { 'accept-encoding': encoding });
        expect([url, encoding, first.from, again.from]).toEqual([url, encoding, 'MISS', 'HIT']);
        expect(again.text).toBe(first.text);
        const headers = { 'accept-encoding': encoding, 'if-none-match': again.headers.get('etag') ?? '' };
        asked.length = 0;
        expect((await ask(url, headers)).status).toBe(304);
        expect(asked).toEqual([]);
      }
  });

  it('caches no visitor’s data, no errors, and not the service worker', async () => {
    for (const url of ['/api/private', '/no-such-page', '/faq/', '/healthz']) {
      await ask(url);
      expect([url, (await ask(url)).from]).toEqual([url, 'MISS']);
    }
    asked.length = 0;
    await ask('/api/messages', {}, 'POST');
    await ask('/api/messages', {}, 'POST');
    expect(asked).toEqual(['POST /api/messages', 'POST /api/messages']);
  });

  it('serves cached responses while the site is stopped', async () => {
    await stopOrigin();
    expect(await ask('/faq')).toMatchObject({ status: 200, text: smallSite['faq/index.html'] });
    expect((await ask('/never-asked-for')).status).toBe(502);
    await startOrigin();
  });
});
