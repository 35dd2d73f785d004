import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#server/http/api-error.ts';
import { noon, serveOver } from './fixtures/app.ts';
import { temporarySite } from '#tests/fixtures/temporary.ts';

const site = await temporarySite();

const fields = { name: 'Please tell us your name.' };
const api = () =>
  new Hono()
    .get('/fine', (c) => c.json({ fine: true }))
    .get('/page', (c) => {
      c.header('cache-control', 'max-age=60');
      c.header('content-security-policy', "default-src 'self'");
      return c.html('<p>ours</p>');
    })
    .get('/busy', () => {
      throw new ApiError(503, 'busy', 'Not now.', { fields, headers: { 'Retry-After': '7' } });
    })
    .get('/broken', () => {
      throw new Error('mailbox of jane@visitor.example is full', { cause: new Error('250 <jane@visitor.example>') });
    })
    .post('/words', (c) => c.json({}));

const serve = (env: Record<string, string> = {}) => serveOver(site.buildDir, { api: [api()], env });

describe('every answer', () => {
  it.each(['/', '/nothing', '/api/busy', '/healthz', '/faq/'])('of %s carries the security headers', async (path) => {
    const { ask } = await serve();
    const { headers } = await ask(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/fullscreen=\*.*geolocation=\(\)|geolocation=\(\).*fullscreen=\*/),
      'cross-origin-opener-policy': 'same-origin',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    for (const name of ['set-cookie', 'access-control-allow-origin']) expect(headers.has(name), name).toBe(false);
  });

  it.each([
    ['1', 'https', true],
    ['1', 'http', false],
    ['1', 'https, http', false],
    ['0', 'https', false],
  ])('behind %s proxies with "X-Forwarded-Proto: %s" asks for https: %s', async (proxies, scheme, asks) => {
    const { ask } = await serve({ TRUST_PROXY: proxies });
    const { headers } = await ask('/', { 'x-forwarded-proto': scheme });
    expect(headers.has('strict-transport-security')).toBe(asks);
  });
});

describe('the API', () => {
  it('responds with its route’s result, uncacheable unless the route says otherwise', async () => {
    const { ask } = await serve();
    const fine = await ask('/api/fine');
    expect(await fine.json()).toEqual({ fine: true });
    expect(fine.headers.get('cache-control')).toBe('no-store');
    expect(fine.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await ask('/api/page');
    expect(page.headers.get('cache-control')).toBe('max-age=60');
    expect(page.headers.get('content-security-policy')).toBe("default-src 'self'");
  });

  it('passes on errors written for visitors', async () => {
    const { ask } = await serve();
    const answer = await ask('/api/busy');
    expect(answer.status).toBe(503);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'retry-after': '7', 'cache-control': 'no-store' });
    expect(await answer.json()).toEqual({ error: { code: 'busy', message: 'Not now.', fields } });
  });

  it('hides every other error, and logs its location without email addresses', async () => {
    const { ask, lines } = await serve();
    const answer = await ask('/api/broken');
    expect(answer.status).toBe(500);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'internal' } });
    expect(text).not.toContain('jane');
    const logged = JSON.stringify(lines.find(({ level }) => level === 'error'));
    expect(logged).toContain('app.test.ts');
    expect(logged).toContain(answer.headers.get('x-request-id'));
    expect(logged).not.toContain('jane');
  });

  it.each([
    ['/api/broken', {}, /^Something went wrong/],
    ['/api/broken?lang=es', {}, /^Algo falló/],
    ['/api/broken', { referer: 'https://range.example/es/calendar' }, /^Algo falló/],
    ['/api/broken', { referer: 'https://range.example/calendar' }, /^Something went wrong/],
    ['/api/nothing?lang=es', {}, /^No hay nada/],
  ])('answers %s with headers %j in the language of the URL or the page: %s', async (path, headers, message) => {
    const { ask } = await serve();
    const { error } = (await (await ask(path, headers)).json()) as { error: { message: string } };
    expect(error.message).toMatch(message);
  });

  it('reports 404 and 405 in JSON, with the allowed methods', async () => {
    const { ask } = await serve();
    const nothing = await ask('/api/%E0%A4%A');
    expect(nothing.status).toBe(404);
    expect(await nothing.json()).toMatchObject({ error: { code: 'not-found' } });
    const answer = await ask('/api/words', {}, 'DELETE');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await answer.json()).toMatchObject({ error: { code: 'method-not-allowed' } });
  });
});

describe('the log', () => {
  it('has one line per request, with path, status and duration, but neither the visitor nor the query', async () => {
    const { ask, lines } = await serve();
    const visitor = {
      'user-agent': 'Secret/1.0',
      'x-forwarded-for': '203.0.113.9',
      referer: 'https://elsewhere.example/',
    };
    await ask('/faq?email=jane@visitor.example', { ...visitor, 'x-request-id': 'forged' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 'info', msg: 'request', method: 'GET', path: '/faq', status: 200 });
    expect(JSON.stringify(lines)).not.toMatch(/jane|Secret|203\.0\.113|forged|elsewhere/);
  });

  it.each(['/unsubscribe/jane%2540visitor.example', `/${'a%20'.repeat(97)}jane@visitor.example`])(
    'has no address that is in a path, and no more than 200 characters of it: %s',
    async (path) => {
      const { ask, lines } = await serve();
      await ask(path + 'a'.repeat(10_000));
      expect(String(lines[0]?.['path'])).toContain('[addr');
      expect(String(lines[0]?.['path']).length).toBeLessThanOrEqual(200);
      expect(JSON.stringify(lines)).not.toMatch(/jane|visitor/);
    },
  );
});

it('/healthz reports that the site is up, its build and its start time', async () => {
  const { ask } = await serve();
  const answer = await ask('/healthz');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    status: 'ok',
    build: expect.stringMatching(/^[\da-f]{12}$/),
    builtAt: expect.stringMatching(/^\d{4}-/),
    startedAt: noon.toISOString(),
  });
});
