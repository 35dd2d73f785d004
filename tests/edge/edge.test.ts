/** The site as Cloudflare would serve it. Over 200 lines, because one start of workerd serves all of it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Explanation } from '#server/api/explain.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { parseHtml } from '#content/html.server.ts';
import { addDays } from '#domain/days.ts';
import { minuteMs } from '#domain/durations.ts';
import { rangeDay } from '#domain/range-time.ts';
import { notFoundPath, spanishNotFoundPath } from '#server/http/site-manifest.ts';
import { respond } from '#server/http/static-files.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { type BuiltSite, loadSite } from '#server/http/site.ts';
import { openEdge } from '#scripts/edge/workerd.ts';
import { type FakeUpstream, json } from '../upstreams/server.ts';
import { contactMessage, privacyRequest } from '../inbox/submissions.ts';
import { asForm, asJson } from '../inbox/support.ts';
import { buildDir, type Edge, edgeDir, startEdge, startOthers, taking } from './support.ts';

const officeEmail = 'ada@club.example';

let edge: Edge;
let feeds: FakeUpstream;
let vars: Record<string, string>;
let mails: string[];
let site: BuiltSite;

beforeAll(async () => {
  ({ feeds, mails, vars } = await startOthers());
  vars['MAIL_TO'] = officeEmail;
  edge = await startEdge(vars);
  site = await loadSite(buildDir);
}, 120_000);
afterAll(async () => {
  await edge.close();
  await feeds.close();
});

const ask = (target: string, init?: RequestInit, at = edge) =>
  fetch(new URL(target, at.url), { redirect: 'manual', ...init });
const rows = async (sql: string) => (await edge.d1.prepare(sql).all()).results;
const post = async (path: string, data: unknown, headers: Record<string, string> = {}) => {
  const response = await ask(path, asJson(data, headers));
  const { status, headers: own } = response;
  return { status, headers: own, body: (await response.json()) as Record<string, unknown> };
};

it('says neither open nor sure, while the secret CLOSURE cannot be read', async () => {
  const closed = await openEdge({ edgeDir, vars: { ...vars, CLOSURE: 'snow' }, withoutFiles: true });
  // On a busy machine the calendar may be read after the first answer. What has a query isn't answered from the cache.
  let asked = 0;
  const states = new Set<string>();
  const isSure = async () => {
    const answer = (await (await ask(`/api/status?${asked++}`, {}, closed)).json()) as StatusAnswer;
    states.add(answer.state);
    return answer.sure;
  };
  await expect.poll(isSure, { timeout: 20_000 }).toBe(false);
  await closed.close();
  // What it says instead depends on the day and hour of the test.
  for (const state of ['open', 'check-in-ends-soon']) expect(states).not.toContain(state);
});

it('says live in its results how a road is', async () => {
  const page = parseHtml(await (await ask('/search?q=is+highway+9+open')).text());
  const result = page.all('li').find((one) => one.all('p').length > 0);
  // The recorded roads are older than the Worker's clock.
  expect(result?.all('p')[0]?.text).toContain('Live road data is unavailable.');
});

describe('the files', () => {
  /** Headers of one response only, or set by compression. */
  const own =
    /^(content-(length|encoding)|etag|vary|x-request-id|cf-cache-status|date|connection|keep-alive|transfer-encoding)$/;
  const said = (headers: Headers) => Object.fromEntries([...headers].filter(([name]) => !own.test(name)));

  it('are answered as by our own server: each page, and one of every sort of the others', async () => {
    const sorts = new Map([...site.files.keys()].map((url) => [url.replace(/[^/]*(?=\.\w+$)/, '*'), url]));
    expect(sorts.size).toBeGreaterThan(30);
    for (const url of sorts.values()) {
      // Paths like any other there, and the pages for all that do not exist.
      if (url === notFoundPath || url === spanishNotFoundPath) continue;
      const theirs = await ask(encodeURI(url));
      const ours = respond(site, { method: 'GET', path: url, search: '', headers: {} });
      const headers = new Headers({ ...ours.headers, ...transportHeaders('https', 1) });
      expect([url, theirs.status, said(theirs.headers)]).toEqual([url, ours.status, said(headers)]);
      expect(Buffer.from(await theirs.arrayBuffer()).equals(Buffer.from(ours.body ?? ''))).toBe(true);
    }
  });

  it('are found by other spellings, old addresses lead to the new ones, and the rest is the page for that', async () => {
    expect((await ask('/faq/')).headers.get('location')).toBe('/faq');
    for (const [from, to] of site.redirects) {
      const { status, headers } = await ask(from);
      expect([from, status, headers.get('location')]).toEqual([from, 308, to]);
    }
    const unknown = await ask('/no-such-page');
    const policy = 'content-security-policy';
    expect(unknown.status).toBe(404);
    expect(unknown.headers.get(policy)).toBe(site.notFound.identity.headers[policy]);
    expect(await unknown.text()).toContain('Oops! Page not found');
    const inSpanish = await ask('/es/no-such-page');
    expect([inSpanish.status, await inSpanish.text()]).toEqual([404, expect.stringContaining('<html lang="es"')]);
  });
});

describe('the API', () => {
  it('stores what is sent, once under its key, and tells the club and the sender', async () => {
    const key = { 'idempotency-key': 'one' };
    const first = await post('/api/privacy-requests', privacyRequest.data, key);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ reference: expect.stringMatching(/^PR-\d{6}$/), mail: 'on-its-way' });
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    const again = await post('/api/privacy-requests', privacyRequest.data, key);
    expect(again.body['reference']).toBe(first.body['reference']);
    const other = await post('/api/privacy-requests', { ...privacyRequest.data, name: 'Another' }, key);
    expect([other.status, other.body]).toMatchObject([422, { error: { code: 'idempotency-key-reused' } }]);
    expect(await rows('SELECT count(*) AS n FROM items')).toEqual([{ n: 1 }]);
    await expect.poll(() => rows('SELECT count(sent_at) AS sent FROM outbox')).toEqual([{ sent: 2 }]);
    expect(mails).toHaveLength(2);
  });

  it('answers a form of a Spanish page in Spanish, with a page of the site and by mail', async () => {
    const data = { ...contactMessage.data, email: 'ana@visitor.example' };
    const html = await (await ask('/api/contact-messages?lang=es', asForm(data))).text();
    expect(html).toMatch(/<html lang="es"[^]*<link rel="stylesheet"[^]*Mensaje recibido[^]*CM-\d{6}/);
    const ofAna = () => mails.filter((mail) => mail.includes(data.email));
    await expect.poll(() => ofAna().join()).toContain('Recibimos su mensaje');
    expect(ofAna().join()).toContain('Written on the Spanish page.');
  });

  it('limits how often one visitor may post', async () => {
    const minute = () => Math.floor(Date.now() / minuteMs);
    // Miniflare counts by the clock's minute: an attempt that ends in another one is made again.
    async function attempt(): Promise<number[]> {
      const limited = await startEdge({ ...vars, RATE_LIMIT: 'on' });
      const begun = minute();
      const from = async (address?: string) =>
        (await ask('/api/signups', asJson({}, address ? { 'cf-connecting-ip': address } : {}), limited)).status;
      const statuses = [];
      for (let n = 0; n < 11; n++) statuses.push(await from());
      // A few networks that post all they may leave room for the first posts of others.
      for (let n = 0; n < 120; n++) await from(`198.51.${100 + (n % 4)}.${1 + Math.floor(n / 4)}`);
      statuses.push(await from('198.51.100.99'), await from('203.0.113.9'));
      const isWithin = begun === minute();
      await limited.close();
      return isWithin ? statuses : attempt();
    }
    expect(await attempt()).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429, 400]);
  });
});

it('closes from the office’s page, and mails the link and each use', { tags: ['long'] }, async () => {
  const before = mails.length;
  await ask('/api/office', asForm({ step: 'ask', email: officeEmail }));
  const linkIn = () => /\/api\/office\?token=[\w-]{43}/.exec(mails.slice(before).join(''))?.[0];
  await expect.poll(linkIn).toBeDefined();
  const link = linkIn() ?? '';
  await ask(link, asForm({ step: 'begin' }));
  const status = async () => ((await (await ask('/api/status?explain=1')).json()) as Explanation).office;
  const [title, from] = ['Closed: snow', addDays(rangeDay(new Date()), 1)];
  const confirmed = await ask(link, asForm({ step: 'close-confirmed', title, from, to: addDays(from, 6) }));
  const page = await confirmed.text();
  expect(page).toContain('Saved: ');
  const closure = { title, from, to: addDays(from, 6) };
  await expect.poll(status, { timeout: 20_000 }).toEqual([closure]);
  await ask(link, asForm({ step: 'lift-confirmed', closure: JSON.stringify(closure) }));
  await expect.poll(status, { timeout: 20_000 }).toEqual([]);
  await expect.poll(() => mails.filter((mail) => mail.includes('Lifted: ')).length).toBe(1);
  expect(await rows('SELECT * FROM office_uses')).toEqual([]);
});

it('records what it says with the cron trigger of each minute, and explains it', async () => {
  // What is said changes once the calendar is read, and then there are two rows.
  await vi.waitFor(async () => expect(await (await ask('/api/status')).json()).toMatchObject({ sure: true }), 60_000);
  await edge.scheduled('* * * * *');
  await edge.scheduled('* * * * *');
  const { state, sources } = (await (await ask('/api/status?explain=1')).json()) as Explanation;
  expect(await rows("SELECT status ->> 'state' AS state FROM said")).toEqual([{ state }]);
  expect(sources).toMatchObject([{ source: 'office', verdict: 'read' }, {}]);
});

describe('live conditions', () => {
  const feedPaths = ['/api/status', '/api/calendar', '/api/road-conditions', '/closures.ics', '/es/closures.ics'];

  it.each(feedPaths)('%s is asked of others once, and answered from the cache then', async (path) => {
    const first = await ask(path);
    expect(first.status).toBe(200);
    const asked = feeds.asked.length;
    const again = await ask(path);
    expect(await again.text()).toBe(await first.text());
    expect(feeds.asked.length).toBe(asked);
    const known = await ask(path, { headers: { 'if-none-match': again.headers.get('etag') ?? '' } });
    expect(known.status).toBe(304);
    // Old recordings are no news: browsers do not keep what is made of them.
    expect(again.headers.get('cache-control')).toMatch(/^(public, max-age=[1-6]?\d|no-store)$/);
  });

  it('a feed that fails is not asked by every visitor, and nobody keeps that it failed', async () => {
    feeds.on('/points/', json({}, { status: 500 }));
    feeds.on('/stations/', json({}, { status: 500 }));
    feeds.on('/gridpoints/', json({}, { status: 500 }));
    const first = await ask('/api/get-weather-forecast');
    expect([first.status, first.headers.get('cache-control')]).toEqual([503, 'no-store']);
    const askedAgain = async () => {
      const before = feeds.count('/points/');
      expect((await ask('/api/get-weather-forecast')).status).toBe(503);
      return feeds.count('/points/') - before;
    };
    // The answer may leave before it is in the cache.
    await expect.poll(askedAgain).toBe(0);
  });
});

describe('the clock', () => {
  it('sends what waited while the mail service was down', async () => {
    // It is there, and takes nothing.
    feeds.on('/emails', (response, { method }) => response.writeHead(method === 'POST' ? 500 : 200).end());
    await post('/api/contact-messages', contactMessage.data);
    await expect.poll(() => rows('SELECT last_error FROM outbox WHERE last_error IS NOT NULL LIMIT 1')).toHaveLength(1);
    feeds.on('/emails', taking(mails));
    await edge.d1.prepare('UPDATE outbox SET next_attempt_at = 0 WHERE sent_at IS NULL').run();
    await edge.scheduled('* * * * *');
    expect(await rows('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL')).toEqual([{ n: 0 }]);
  });

  it('deletes what has been kept for long enough', async () => {
    await edge.d1.prepare("UPDATE items SET received_at = 0 WHERE kind = 'contact-message'").run();
    await edge.scheduled('7 * * * *');
    expect(await rows("SELECT count(*) AS n FROM items WHERE kind = 'contact-message'")).toEqual([{ n: 0 }]);
  });
});
