/**
 * Every upstream, broken in every way: a clear answer, in time, and no hammering. All through `app.request`, with a
 * real server on the other side. The waits are shortened only where waiting is the point.
 */
import { describe, expect, test } from 'vitest';
import type { AgendaAnswer } from '#domain/agenda.ts';
import type { AlertsAnswer } from '#domain/alerts.ts';
import { allNull, breakages, hangingBreakages, type Right } from './breakages.ts';
import { type Case, cases } from './cases.ts';
import { everythingFine, openSite, type Site, type SiteOptions, upstream } from './conditions.ts';
import { type Behaviour, bytes, type FakeUpstream, json, payload, redirect } from './server.ts';

/** What the specification promises a visitor, in milliseconds, upstream or no upstream. */
const promised = 8_000;

async function answerOf(site: Site, { api, expectHonest }: Case): Promise<void> {
  const started = performance.now();
  const answer = await site.get<never>(api);
  expect(performance.now() - started).toBeLessThan(promised);
  expectHonest(answer);
  expect(answer.headers.get('cache-control')).toMatch(/no-store|max-age=60/);
}

/** Asks, sees an honest answer, and asks again at once. Gives how often the upstream was asked the second time. */
async function askedAgain(site: Site, fake: FakeUpstream, one: Case): Promise<number> {
  await answerOf(site, one);
  const asked = () => one.prefixes.reduce((sum, prefix) => sum + fake.count(prefix), 0);
  const before = asked();
  await answerOf(site, one);
  expect((await site.ask('/healthz')).status).toBe(200);
  return asked() - before;
}

async function broken(one: Case, behaviour: (right: Right) => Behaviour, timeouts: SiteOptions['timeouts'] = {}) {
  const fake = await upstream();
  everythingFine(fake);
  const right = { body: payload(one.file), type: one.type };
  for (const prefix of one.prefixes) fake.on(prefix, behaviour(right));
  const site = await openSite(fake.url, { settings: one.settings ?? {}, timeouts });
  return { fake, site };
}

describe.each(cases)('$name', (one) => {
  test.each(Object.entries(breakages))('answers with %s', async (_, behaviour) => {
    const { fake, site } = await broken(one, behaviour);
    expect(await askedAgain(site, fake, one)).toBe(0);
  });

  test.each(Object.entries(hangingBreakages))('answers with %s', async (_, behaviour) => {
    const { fake, site } = await broken(one, behaviour, { requestMs: 300, loadMs: 450, revalidateMs: 200 });
    expect(await askedAgain(site, fake, one)).toBe(0);
    await expect.poll(() => site.log).toContainEqual(expect.objectContaining({ msg: 'upstream', outcome: 'timeout' }));
  });

  test.runIf(one.file.endsWith('.json'))('answers with nulls everywhere', async () => {
    const { fake, site } = await broken(one, ({ body, type }) => json(allNull(JSON.parse(body.toString())), { type }));
    // Alerts are judged one by one; nothing readable still means that nothing is known.
    if (one.name === 'the alerts')
      expect((await site.get<AlertsAnswer>(one.api)).body).toMatchObject({ alerts: [], status: 'unknown' });
    else expect(await askedAgain(site, fake, one)).toBe(0);
  });

  test.runIf(one.file.endsWith('.json') && one.name !== 'Caltrans')('answers with missing commas', async () => {
    const { fake, site } = await broken(one, ({ body, type }) =>
      bytes(body.toString().replaceAll(',\n', '\n'), { type }),
    );
    expect(await askedAgain(site, fake, one)).toBe(0);
  });

  test('sends us to another host: we do not go', async () => {
    const elsewhere = await upstream();
    everythingFine(elsewhere);
    const { fake, site } = await broken(
      one,
      () => (response, request) => redirect(`${elsewhere.url}${request.url}`)(response, request),
    );
    expect(await askedAgain(site, fake, one)).toBe(0);
    expect(elsewhere.asked).toEqual([]);
  });

  test('has a certificate that nobody has signed', async () => {
    const secure = await upstream({ selfSigned: true });
    everythingFine(secure);
    const fake = await upstream();
    everythingFine(fake);
    const site = await openSite(fake.url, { settings: { ...one.settings, ...one.at(secure.url) } });
    expect(await askedAgain(site, secure, one)).toBe(0);
    expect(secure.asked).toEqual([]);
    expect(site.log).toContainEqual(expect.objectContaining({ outcome: 'certificate' }));
  });

  test.each(['http://name.invalid', 'http://127.0.0.1:9'])('is not there at all: %s', async (url) => {
    const fake = await upstream();
    everythingFine(fake);
    const site = await openSite(fake.url, { settings: { ...one.settings, ...one.at(url) } });
    expect(await askedAgain(site, fake, one)).toBe(0);
  });

  test('is well again after a while', async () => {
    const { fake, site } = await broken(one, () => json({}, { status: 500 }));
    await answerOf(site, one);
    everythingFine(fake);
    site.wait(2);
    const response = await site.ask(one.api);
    expect(response.status).toBe(200);
    expect(await response.text()).not.toMatch(/"unknown"/);
  });

  test('with 429 and Retry-After is left alone for as long as it asks', async () => {
    const busy = await upstream();
    busy.on('/', json({}, { status: 429, headers: { 'retry-after': '1200' } }));
    const fake = await upstream();
    everythingFine(fake);
    const site = await openSite(fake.url, { settings: { ...one.settings, ...one.at(busy.url) } });
    await answerOf(site, one);
    const before = busy.count();
    for (let minute = 1; minute < 20; minute++) {
      site.wait(1);
      await answerOf(site, one);
    }
    expect(busy.count()).toBe(before);
    site.wait(11);
    await answerOf(site, one);
    expect(busy.count()).toBeGreaterThan(before);
  });
});

test('a redirect on the same host is followed, up to three of them', async () => {
  const fake = await upstream();
  everythingFine(fake);
  fake.on('/calendar.ics', redirect('/one'));
  fake.on('/one', redirect('/two'));
  fake.on('/two', redirect('/three'));
  fake.on(
    '/three',
    (response) =>
      void response.writeHead(200, { 'content-type': 'text/calendar' }).end(payload('google-calendar-public.ics')),
  );
  const site = await openSite(fake.url);
  expect((await site.get<AgendaAnswer>('/api/calendar')).body.status).toBe('ok');
  fake.on('/three', redirect('/four'));
  site.wait(20);
  expect((await site.get<AgendaAnswer>('/api/calendar')).body.status).toBe('stale');
});

test('a source that asks one of us to wait is left alone by all of us', async () => {
  const fake = await upstream();
  everythingFine(fake);
  fake.on('/stations/', json({}, { status: 429, headers: { 'retry-after': '600' } }));
  const site = await openSite(fake.url);
  await site.ask('/api/get-weather-forecast');
  expect((await site.get<AlertsAnswer>('/api/weather-alerts')).body.status).toBe('unknown');
  expect(fake.count('/alerts/')).toBe(0);
  site.wait(11);
  expect((await site.get<AlertsAnswer>('/api/weather-alerts')).body.status).toBe('ok');
});

test('of 50 MB no more is taken than the limit and what was on the way', async () => {
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

test('fifty visitors at once ask each upstream once', async () => {
  const fake = await upstream();
  everythingFine(fake);
  const site = await openSite(fake.url);
  const paths = [
    'get-weather-forecast',
    'weather-alerts',
    'road-conditions',
    'webcams',
    'webcams/main-range',
    'calendar',
  ];
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => paths.map((name) => site.ask(`/api/${name}`))).flat(),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const times = Map.groupBy(fake.asked, (asked) => asked.path);
  expect([...times].filter(([, asked]) => asked.length > 1)).toEqual([]);
});
