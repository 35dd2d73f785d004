/** The short way of a known file and the application's own: whoever asks cannot tell which of them has answered. */
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { readSettings } from '#server/env.ts';
import { knownFiles } from '#server/known-files.ts';
import { createLog, plainRequestLines } from '#server/log.ts';
import { serveSite } from '#server/serve-site.ts';
import { loadSite } from '#server/site.ts';
import { finishedSite, type TemporarySite } from '#tooling/small-site.ts';
import { noon } from './fixtures/app.ts';

let site: TemporarySite;
const served: Served[] = [];
beforeAll(async () => {
  site = await finishedSite({ redirects: { '/questions': '/faq' } });
  for (const isShort of [false, true]) served.push(await serve(isShort));
});
afterAll(async () => {
  for (const { close } of served) close();
  await site.remove();
});

type Served = { port: number; lines: Record<string, unknown>[]; short: number; close: () => void };

async function serve(isShort: boolean): Promise<Served> {
  const lines: Record<string, unknown>[] = [];
  const settings = readSettings({ TRUST_PROXY: '1' });
  const output = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const log = createLog(settings, output);
  const built = await loadSite(site.buildDir);
  const files = [new Hono().get('/robots.txt', (c) => c.text('made anew'))];
  const app = createApp({ settings, site: built, log, now: () => noon, api: [], files, pages: serveSite(built) });
  const whole = getRequestListener(app.fetch, { hostname: 'localhost' });
  const short = knownFiles({ settings, site: built, log: plainRequestLines(log, output), files });
  const self = { lines, short: 0 };
  const answer: RequestListener = (asked, response) => {
    if (isShort && short(asked, response)) self.short += 1;
    else void whole(asked, response);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(self, { port: (server.address() as AddressInfo).port, close: () => void server.close() });
}

type Ask = { path: string; method?: string; headers?: Record<string, string> };

async function answerOf({ port, lines }: Served, { path, method = 'GET', headers = {} }: Ask) {
  lines.length = 0;
  const asked = request({
    port,
    host: '127.0.0.1',
    path,
    method,
    headers: { host: 'club.example', ...headers },
    agent: false,
  });
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const { date: _date, 'x-request-id': id, ...rest } = answer.headers;
  const body = await buffer(answer);
  const { time, requestId, ms, ...line } = lines[0] ?? {};
  // An address that is none is refused before there is an id, and a line.
  const isTimed = typeof ms === 'number' && new Date(String(time)).toJSON() === time;
  expect({ requestId, isTimed }).toEqual({ requestId: id, isTimed: id !== undefined });
  return { status: answer.statusCode, headers: rest, body: body.toString('base64'), line, lines: lines.length };
}

const br = { 'accept-encoding': 'gzip, deflate, br' };
const cases: [what: string, ask: Ask, isShort: boolean][] = [
  ['a page', { path: '/faq' }, true],
  ['a page with a query, compressed', { path: '/faq?from=card', headers: br }, true],
  ['a page for who takes gzip alone', { path: '/', headers: { 'accept-encoding': 'gzip' } }, true],
  ['a script', { path: '/assets/entry-abc12345.js', headers: br }, true],
  ['HEAD', { path: '/faq', method: 'HEAD', headers: br }, true],
  ['what has not changed', { path: '/faq', headers: { 'if-none-match': '*' } }, true],
  ['a script that has not changed', { path: '/assets/entry-abc12345.js', headers: { 'if-none-match': '*' } }, true],
  ['who came over https', { path: '/faq', headers: { 'x-forwarded-proto': 'https' } }, true],
  ['another method', { path: '/faq', method: 'OPTIONS' }, false],
  ['a body', { path: '/faq', headers: { 'content-length': '0' } }, false],
  ['an odd host', { path: '/faq', headers: { host: 'a b' } }, false],
  ['another spelling', { path: '/faq/' }, false],
  ['a redirect', { path: '/questions' }, false],
  ['nothing of ours', { path: '/no-such-page' }, false],
  ['the page that says so', { path: '/404' }, false],
  ['what another part answers', { path: '/robots.txt' }, false],
];

it.each(cases)('%s is answered alike', async (_what, ask, isShort) => {
  const [whole, short] = served;
  if (!whole || !short) throw new Error('nothing is served');
  short.short = 0;
  expect(await answerOf(short, ask)).toEqual(await answerOf(whole, ask));
  expect(short.short).toBe(isShort ? 1 : 0);
});
