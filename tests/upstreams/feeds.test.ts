/** An honest answer comes in time, without another request at once. Over 200 lines: each way to fail is a row. */
import { describe, expect, test } from 'vitest';
import type { AlertsAnswer } from '#domain/alerts.ts';
import { genericDocuments } from '#tests/fixtures/malicious/documents.ts';
import { openSite, type Site, type SiteOptions, upstream } from './conditions.ts';
import { answerAll, everythingFine, recordings, type Sample, samples, settingsAt } from './recordings.ts';
import { type Behaviour, bytes, type FakeUpstream, json, payload, redirect } from './server.ts';

/** In milliseconds, as promised to visitors. */
const promisedMs = 8_000;
/** A busy machine may need longer than a page waits: a later request has it. */
const soon = { timeout: 60_000, interval: 500 };
const page = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>';

/** Every value gone, the shape kept. */
function allNull(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(allNull);
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, allNull(inner)]));
}

type Right = { body: Buffer; type: string };
const reset: Behaviour = (response) => response.socket?.resetAndDestroy();

const breakages: Readonly<Record<string, (right: Right) => Behaviour>> = {
  'a page in HTML': () => bytes(page, { type: 'text/html; charset=utf-8' }),
  'a page in HTML under the right type': ({ type }) => bytes(page, { type }),
  'half of the body': ({ body, type }) => bytes(body.subarray(0, body.length / 2), { type }),
  'nulls everywhere': ({ body, type }) =>
    type.includes('json') ? json(allNull(JSON.parse(body.toString())), { type }) : bytes('null', { type }),
  ...Object.fromEntries(
    genericDocuments.map(({ name, body }): [string, (right: Right) => Behaviour] => [
      name,
      ({ type }) => bytes(body, { type }),
    ]),
  ),
  'more content encodings than it has': ({ body, type }) =>
    bytes(body, { type, headers: { 'content-encoding': Array(8).fill('gzip').join(', ') } }),
  '206, a part of the body': ({ body, type }) => bytes(body, { status: 206, type }),
  '403 in HTML': () => bytes(page, { status: 403, type: 'text/html' }),
  '500': () => json({ title: 'Unexpected Problem' }, { status: 500, type: 'application/problem+json' }),
  '304 to an unconditional request': () => (response) => void response.writeHead(304).end(),
  'a reset connection': () => reset,
  'a reset in the middle':
    ({ body, type }) =>
    (response, request) => {
      response.writeHead(200, { 'content-type': type, 'content-length': String(body.length) });
      response.write(body.subarray(0, body.length / 2), () => reset(response, request));
    },
  'a redirect loop': () => (response, request) => redirect(request.url ?? '/')(response, request),
  '50 MB that say so':
    ({ type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': String(50 * 1024 * 1024) }).write(' ');
    },
};

/** These end only with a timeout, which is shortened. */
const timeouts = { requestMs: 300, loadMs: 450, revalidateMs: 200 };
const hanging: typeof breakages = {
  'no response': () => () => undefined,
  'headers without a body':
    ({ type }) =>
    (response) =>
      response.writeHead(200, { 'content-type': type }).flushHeaders(),
  'a slow drip':
    ({ body, type }) =>
    (response) => {
      response.writeHead(200, { 'content-type': type });
      let at = 0;
      const drip = setInterval(() => response.write(body.subarray(at, (at += 1))), 20);
      response.on('close', () => clearInterval(drip));
    },
};

async function fineUpstream(): Promise<FakeUpstream> {
  const fake = await upstream();
  everythingFine(fake);
  return fake;
}

async function breakSample(sample: Sample, behaviour: (right: Right) => Behaviour, options: SiteOptions = {}) {
  const fake = await fineUpstream();
  answerAll(fake, sample, (prefix) => {
    const { body, type = 'application/json' } = recordings[prefix] ?? { body: Buffer.of() };
    return behaviour({ body, type });
  });
  return { fake, site: await openSite(fake.url, options) };
}

async function siteAt(sample: Sample, url: string): Promise<Site> {
  const settings = { [sample.setting]: settingsAt(url)[sample.setting] };
  return openSite((await fineUpstream()).url, { settings });
}

async function expectHonestInTime(site: Site, sample: Sample): Promise<void> {
  const started = performance.now();
  const response = await site.get<object>(`/api${sample.route}`);
  expect(performance.now() - started).toBeLessThan(promisedMs);
  expect([response.status, response.body]).toMatchObject(sample.honest);
  expect(response.headers.get('cache-control')).toMatch(/no-store|max-age=60/);
}

/** Twice, and the second time without a request to the upstream. */
async function expectHonestTwice(site: Site, fake: FakeUpstream, sample: Sample): Promise<void> {
  await expectHonestInTime(site, sample);
  const count = () => sample.prefixes.reduce((sum, prefix) => sum + fake.count(prefix), 0);
  const before = count();
  await expectHonestInTime(site, sample);
  expect(count()).toBe(before);
  expect((await site.ask('/healthz')).status).toBe(200);
}

describe.each(Object.values(samples).flat())('$upstream', (sample) => {
  test.each(Object.entries(breakages))('answers with %s', async (_, behaviour) => {
    const { fake, site } = await breakSample(sample, behaviour);
    await expectHonestTwice(site, fake, sample);
  });

  test.each(Object.entries(hanging))('answers with %s', async (_, behaviour) => {
    const { fake, site } = await breakSample(sample, behaviour, { timeouts });
    await expectHonestTwice(site, fake, sample);
    await expect.poll(() => site.log).toContainEqual(expect.objectContaining({ msg: 'upstream', outcome: 'timeout' }));
  });

  test.each(['http://name.invalid', 'http://127.0.0.1:9'])('is not there at all: %s', async (url) => {
    await expectHonestInTime(await siteAt(sample, url), sample);
  });

  test('redirects to another host, which gets no request', async () => {
    const elsewhere = await fineUpstream();
    const leave: Behaviour = (response, request) => redirect(`${elsewhere.url}${request.url}`)(response, request);
    const { fake, site } = await breakSample(sample, () => leave);
    await expectHonestTwice(site, fake, sample);
    expect(elsewhere.asked).toEqual([]);
  });

  test('has a self-signed certificate', async () => {
    const secure = await upstream({ selfSigned: true });
    everythingFine(secure);
    const site = await siteAt(sample, secure.url);
    await expectHonestInTime(site, sample);
    expect(secure.asked).toEqual([]);
    expect(site.log).toContainEqual(expect.objectContaining({ outcome: 'certificate' }));
  });

  test('recovers', async () => {
    const { fake, site } = await breakSample(sample, () => json({}, { status: 500 }));
    await expectHonestInTime(site, sample);
    everythingFine(fake);
    const asked = async () => {
      site.wait(2);
      const response = await site.ask(`/api${sample.route}`);
      return `${response.status} ${await response.text()}`;
    };
    await expect.poll(asked, soon).toMatch(/^200 (?!.*"unknown")/s);
  });

  test('gets no request for as long as its Retry-After says', async () => {
    const busy = await upstream();
    busy.on('/', json({}, { status: 429, headers: { 'retry-after': '1200' } }));
    const site = await siteAt(sample, busy.url);
    await expectHonestInTime(site, sample);
    const before = busy.count();
    for (const minutes of [1, 9, 9]) {
      site.wait(minutes);
      await expectHonestInTime(site, sample);
    }
    expect(busy.count()).toBe(before);
    site.wait(12);
    await expectHonestInTime(site, sample);
    expect(busy.count()).toBeGreaterThan(before);
  });
});

test('up to three redirects on the same host are followed', async () => {
  const fake = await fineUpstream();
  fake.on('/calendar.ics', redirect('/one'));
  fake.on('/one', redirect('/two'));
  fake.on('/two', redirect('/three'));
  fake.on('/three', bytes(payload('google-calendar-public.ics'), { type: 'text/calendar' }));
  const site = await openSite(fake.url);
  const asked = async () => {
    site.wait(2);
    return (await site.agenda()).status;
  };
  await expect.poll(asked, soon).toBe('ok');
  fake.on('/three', redirect('/four'));
  site.wait(20);
  expect((await site.agenda()).status).toBe('stale');
});

test('feeds of the same source share its Retry-After', async () => {
  const fake = await fineUpstream();
  fake.on('/stations/', json({}, { status: 429, headers: { 'retry-after': '600' } }));
  const site = await openSite(fake.url);
  await site.ask('/api/get-weather-forecast');
  expect((await site.get<AlertsAnswer>('/api/weather-alerts')).body.status).toBe('unknown');
  expect(fake.count('/alerts/')).toBe(0);
  site.wait(11);
  expect((await site.get<AlertsAnswer>('/api/weather-alerts')).body.status).toBe('ok');
});

test('of a body without end, little more than the limit is received', async () => {
  const fake = await upstream();
  let sent = 0;
  fake.on('/camera', (response) => {
    response.writeHead(200, { 'content-type': 'image/jpeg' });
    const chunk = Buffer.alloc(256 * 1024);
    const more = () => {
      if (response.destroyed || sent > 50 * 1024 * 1024) return;
      sent += chunk.length;
      response.write(chunk, more);
    };
    more();
  });
  const site = await openSite(fake.url);
  expect((await site.get('/api/webcams/main-range')).status).toBe(503);
  expect(sent).toBeLessThan(30 * 1024 * 1024);
});
