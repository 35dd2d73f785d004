/** A cache in front of the site, configured by deploy/nginx-cache.conf. Needs nginx: apt-get install nginx-light. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '#scripts/browser/served.ts';
import { finishedSite, smallSite, type TemporarySite } from '#tests/fixtures/small-site.ts';
import { appOver } from './fixtures/app.ts';

const nginx = spawnSync('nginx', ['-v']).error ? undefined : 'nginx';
if (!nginx)
  process.stdout.write('The cache in front was not tried: there is no nginx (apt-get install nginx-light).\n');

const deploy = path.resolve('deploy');
let folder: string;
let cache: ChildProcess;
let origin: Server;
let asked: string[];
let listener: RequestListener;
const sites: TemporarySite[] = [];
let address: string;

async function serveBuild(site: TemporarySite): Promise<void> {
  sites.push(site);
  const messages = new Hono()
    .post('/messages', (c) => c.json({ reference: 'CM-123456' }, 201, { 'cache-control': 'no-store' }))
    .get('/private', (c) => c.json({}, 200, { 'cache-control': 'no-store' }));
  ({ listener } = await appOver(site.buildDir, { api: [messages] }));
}

async function startOrigin(port: number): Promise<void> {
  asked = [];
  origin = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    listener(request, response);
  }).listen(port, '127.0.0.1');
  await once(origin, 'listening');
}

async function stopOrigin(): Promise<number> {
  const { port } = origin.address() as AddressInfo;
  origin.closeAllConnections();
  origin.close();
  await once(origin, 'close');
  return port;
}

const startCache = async () => {
  cache = spawn('nginx', ['-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  await vi.waitFor(() => fetch(address), { timeout: 10_000, interval: 100 });
};

beforeAll(async () => {
  if (!nginx) return;
  folder = await mkdtemp(path.join(tmpdir(), 'cache-'));
  await mkdir(path.join(folder, 'kept'));
  await serveBuild(await finishedSite());
  await startOrigin(0);
  const { port } = origin.address() as AddressInfo;
  const own = await freePort();
  address = `http://127.0.0.1:${own}`;
  const kept = (await readFile(path.join(deploy, 'nginx-cache.conf'), 'utf8')).replace(
    '/var/cache/nginx/site',
    path.join(folder, 'kept'),
  );
  await writeFile(
    path.join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors; events {}
     http { access_log off; ${kept}
       server { listen 127.0.0.1:${own};
         location / { proxy_pass http://127.0.0.1:${port}; proxy_set_header Host $host; include ${deploy}/nginx-cached-location.conf; } } }`,
  );
  await startCache();
  asked.length = 0;
});

afterAll(async () => {
  if (!nginx) return;
  cache.kill();
  origin.closeAllConnections();
  origin.close();
  for (const site of sites) await site.remove();
  await rm(folder, { recursive: true, force: true });
});

const ask = async (url: string, headers: Record<string, string> = {}, method = 'GET') => {
  const answer = await fetch(address + url, { headers, method, redirect: 'manual' });
  return {
    status: answer.status,
    from: answer.headers.get('x-cache'),
    text: await answer.text(),
    headers: answer.headers,
  };
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
    const port = await stopOrigin();
    expect(await ask('/faq')).toMatchObject({ status: 200, text: smallSite['faq/index.html'] });
    expect((await ask('/never-asked-for')).status).toBe(502);
    await startOrigin(port);
  });
});
