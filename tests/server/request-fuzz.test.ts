/** Sends malformed requests to every route of the application: the promised 503 is the only allowed server error. */
import { once } from 'node:events';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import * as fc from 'fast-check';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary.ts';
import { contentFolder } from '#content/load.server.ts';
import { forms } from '#domain/forms.ts';
import { createApp } from '#server/http/app.ts';
import { readSettings } from '#server/env.ts';
import { createLimitedServer } from '#server/http/limits.ts';
import { requestListener } from '#server/http/request-listener.ts';
import { createLog } from '#server/http/log.ts';
import { createServices, type Services } from '#server/create-services.ts';
import { type BuiltSite, loadSite } from '#server/http/site.ts';
import { finishedSite } from '#tests/fixtures/small-site.ts';
import { replay, serverTime } from '../e2e/live/feeds.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { type FakeUpstream, startUpstream } from '../upstreams/server.ts';

const seed = 1953;
const requestsPerRun = 1_000;
const concurrency = 16;

const dataDir = temporaryFolder();
const log = createLog({ LOG_LEVEL: 'silent' });
const now = () => serverTime;
let feeds: FakeUpstream;
let site: BuiltSite;
let services: Services;
let settings: ReturnType<typeof readSettings>;
beforeAll(async () => {
  feeds = await startUpstream();
  replay(feeds);
  settings = readSettings({ ...settingsAt(feeds.url), DATA_DIR: dataDir, RATE_LIMIT: 'off', TRUST_PROXY: '1' });
  const built = await finishedSite({ redirects: { '/questions': '/faq' } });
  site = await loadSite(built.buildDir);
  await built.remove();
  services = await createServices({ settings, log, site, contentDir: contentFolder(), now });
  // Beside other tests, the parser's thread may take longer than a request waits, and then no id would be known.
  const calendar = async () => Promise.all(services.api.map(async (one) => (await one.request('/calendar')).ok));
  await vi.waitUntil(async () => (await calendar()).includes(true), { timeout: 120_000 });
});
afterAll(async () => {
  await services.close();
  await feeds.close();
});

type OddRequest = { method: string; path: string; headers: OutgoingHttpHeaders; body: string };
const agent = new Agent({ keepAlive: true, maxSockets: concurrency });

/** Sends requests to the composed server. @returns a line for each forbidden response */
async function faultsOf(api: readonly Hono[], numRuns: number): Promise<string[]> {
  const deps = { ...services, settings, site, log, now, api };
  const { server } = createLimitedServer(requestListener(deps), deps);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = async ({ method, path: target, headers, body }: OddRequest) => {
    // Without Content-Length, Node's client sends the body of a DELETE as if it were the next request.
    const all = { ...headers, ...(body !== '' && { 'content-length': String(Buffer.byteLength(body)) }) };
    const sent = httpRequest({ host: '127.0.0.1', port, agent, method, path: target, headers: all }).end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: response.statusCode ?? 0, body: await text(response) };
  };
  const routes = createApp(deps).routes.filter(({ path: route }) => !route.includes('*'));
  expect(routes.length).toBeGreaterThan(15);
  const ids: string[] = [];
  for (const { path: route } of routes.filter(({ method }) => method === 'GET'))
    ids.push(...idsIn((await send({ method: 'GET', path: route, headers: {}, body: '' })).body));
  expect(ids.length).toBeGreaterThan(5);
  const cases = [...readsWithIds(routes, ids), ...fc.sample(oddRequests(routes, ids), { numRuns, seed })].values();
  const found: string[] = [];
  const client = async () => {
    for (const odd of cases) {
      const { status, body } = await send(odd);
      const isServerError = status >= 500 && status !== 503;
      if (isServerError || /node:internal|\.tsx?:\d+/.test(body)) found.push(`${status} ${odd.method} ${odd.path}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, client));
  server.closeAllConnections();
  server.close();
  return found;
}

const idsIn = (body: string): string[] => [...body.matchAll(/"id":"([^"\\]+)"/g)].map(([, id = '']) => id);

/** Which ids are known depends on what has been fetched so far, so that no seed finds each route with one of them. */
const readsWithIds = (routes: readonly { method: string; path: string }[], ids: readonly string[]): OddRequest[] =>
  routes
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path: route }) => [...new Set(ids)].map((id) => `${route}?id=${sendable(id)}`))
    .map((target) => ({ method: 'GET', path: target, headers: {}, body: '' }));

/** Replaces `fc.string`, which takes seconds to list all of Unicode when it shrinks a failing text. */
const textOf = (codes: fc.Arbitrary<number>) =>
  fc.array(codes, { maxLength: 60 }).map((all) => String.fromCodePoint(...all).toWellFormed());
const oddText = fc.oneof(
  { weight: 3, arbitrary: textOf(fc.nat(0x10ffff)) },
  { weight: 3, arbitrary: textOf(fc.oneof(fc.nat(0x24f), fc.integer({ min: 0x1f000, max: 0x1ffff }))) },
  fc.constantFrom('\0', '\r\nBcc: x@y.example', '../../etc/passwd', "' OR 1=1 --", '=1+1', '\ud800', '{{x}}'),
  fc.nat(2_000).map((length) => 'x'.repeat(length)),
);
/** Encodes a value for a path or header: Node's client refuses all other characters. */
const sendable = (value: string) => value.replace(/[^\x21-\x7e]/g, (mark) => encodeURIComponent(mark.toWellFormed()));
const header = oddText.map((odd) => sendable(odd).slice(0, 1_000));
const headerValues = {
  accept: ['text/html', 'application/json', '*/*'],
  'accept-encoding': ['br', 'gzip', 'br;q=0, *;q=2'],
  'if-none-match': ['*'],
  range: ['bytes=0-1,-5'],
  origin: ['null', 'https://evil.example'],
  'sec-fetch-site': ['same-origin', 'cross-site', 'odd'],
  'idempotency-key': ['one'],
  'x-forwarded-for': ['203.0.113.9'],
  'x-forwarded-proto': ['https', 'odd, https'],
  expect: ['nothing'],
};
const some = <Value>(arbitraries: [string, fc.Arbitrary<Value>][]) =>
  fc.record(Object.fromEntries(arbitraries), { requiredKeys: [] });
const headers = some(
  Object.entries(headerValues).map(([name, values]) => [name, fc.oneof(fc.constantFrom(...values), header)]),
);

const validValues = new Map([
  ['email', 'ann@visitor.example'],
  ['name', 'Ann'],
  ['phone', '(408) 555-0100'],
  ['requestType', 'access'],
  ['description', 'What do you know of me?'],
  ['message', 'Are you open on Thursday?'],
]);
const fields = new Set(Object.values(forms).flatMap((form) => Object.keys(form.fields)));
const filledIn = some(
  [...fields, 'idempotencyKey', 'website', 'step', 'text', 'constructor'].map((field) => {
    const valid = fc.constant(validValues.get(field) ?? '');
    return [field, fc.oneof({ weight: 6, arbitrary: valid }, oddText, fc.jsonValue({ maxDepth: 2 }))];
  }),
);
const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed();
const urlEncoded = (values: object) =>
  new URLSearchParams(Object.entries(values).map(([name, value]) => [name, asText(value)])).toString();
const types = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
];
const bodies = fc.oneof(
  { weight: 3, arbitrary: filledIn.map((values) => ({ type: types[0], body: JSON.stringify(values) })) },
  { weight: 3, arbitrary: filledIn.map((values) => ({ type: types[1], body: urlEncoded(values) })) },
  fc.tuple(fc.constantFrom(...types), oddText).map(([type, body]) => ({ type, body })),
);

/** Two thirds go to a route with its own method, the rest to built files, redirects and odd paths with any method. */
function oddRequests(routes: readonly { method: string; path: string }[], ids: string[]): fc.Arbitrary<OddRequest> {
  const known = fc.tuple(fc.constant('id'), fc.constantFrom(...ids));
  const odd = oddText.map((end) => `/${sendable(end)}`);
  const query = fc.oneof(fc.constant(''), {
    weight: 3,
    arbitrary: fc.oneof(known, fc.tuple(fc.constantFrom('id', 'token', 'q'), oddText)),
  });
  const ways = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
  const path = fc.constantFrom(...routes.map((route) => route.path), ...site.files.keys(), ...site.redirects.keys());
  const elsewhere = fc.oneof(
    path,
    odd,
    fc.tuple(path, odd).map((parts) => parts.join('')),
  );
  const target = fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...routes) },
    fc.record({ method: fc.constantFrom(...ways), path: elsewhere }),
  );
  return fc.tuple(target, query, headers, bodies).map(([{ method, path: at }, search, more, { type = '', body }]) => {
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const to = search ? `${at}?${search[0]}=${sendable(search[1])}` : at;
    return { method, path: to, headers: hasBody ? { ...more, 'content-type': type } : more, body: hasBody ? body : '' };
  });
}

test('no malformed request gets a server error', async () => {
  expect(await faultsOf(services.api, requestsPerRun)).toEqual([]);
});

test('a server error in a route is found, even behind a known id', async () => {
  const planted = new Hono().use('/calendar/event.ics', async (c, next) => {
    await next();
    if (c.res.ok) throw new Error('planted');
  });
  const faults = await faultsOf([planted, ...services.api], 0);
  expect(faults).toContainEqual(expect.stringMatching(/^500 GET \/api\/calendar\/event\.ics\?id=/));
});
