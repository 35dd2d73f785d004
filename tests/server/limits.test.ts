import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#server/http/api-error.ts';
import { clientAddress } from '#server/http/client-address.ts';
import { rateLimit } from '#server/http/rate-limit.ts';
import { sameOrigin } from '#server/http/same-origin.ts';

const answerErrors = (app: Hono) =>
  app.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error;
    return c.json(error.body(), error.status, error.headers);
  });

/** The socket as the Node server passes it. */
const socketOf = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

describe('the visitor’s address', () => {
  const proxy = '10.0.0.2';
  const addressWith = async (TRUST_PROXY: number, forwarded: string) => {
    const app = new Hono().get('/', (c) => c.text(clientAddress(c, { TRUST_PROXY })));
    return (await app.request('/', { headers: { 'x-forwarded-for': forwarded } }, socketOf(proxy))).text();
  };

  it.each([
    ['is the socket’s, whatever a stranger writes', 0, '203.0.113.9', proxy],
    ['is what the one proxy appended', 1, '6.6.6.6, 203.0.113.9', '203.0.113.9'],
    ['is what the outer of two proxies appended', 2, '6.6.6.6, 203.0.113.9, 10.0.0.3', '203.0.113.9'],
    ['is the proxy’s where it forwards no address', 1, 'unknown', proxy],
    ['may come with a port', 1, '203.0.113.9:51123', '203.0.113.9'],
    ['may be of version 6 with a port', 1, '[2001:db8::7]:51123', '2001:db8::7'],
  ])('%s', async (_what, proxies, forwarded, address) => {
    expect(await addressWith(proxies, forwarded)).toBe(address);
  });
});

describe('the rate limit', () => {
  const minute = 60_000;
  /** Allows two posts in ten minutes per visitor. `post` returns the status. */
  function limited({ together = 100 } = {}) {
    let time = 0;
    let address = '203.0.113.9';
    const app = answerErrors(new Hono());
    app.use(async (c, next) => {
      c.set('clientAddress', address);
      await next();
    });
    const limit = rateLimit({ limit: 2, windowMs: 10 * minute, clock: () => time, enabled: true, together });
    app.post('/', limit, (c) => c.text('taken'));
    const post = () => app.request('/', { method: 'POST' });
    return {
      answer: post,
      post: async (from = '203.0.113.9') => {
        address = from;
        return (await post()).status;
      },
      pass: (ms: number) => {
        time += ms;
      },
    };
  }

  it('refuses requests beyond it, and slides: the next is accepted when the oldest leaves the window', async () => {
    const { answer, post, pass } = limited();
    await answer();
    pass(4 * minute);
    await answer();
    const refused = await answer();
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(6 * 60)]);
    expect(await refused.text()).toMatch(/"code":"too-many-requests","message":"[^"]*6 minutes/);
    pass(6 * minute - 1);
    expect(await post()).toBe(429);
    pass(1);
    expect([await post(), await post()]).toEqual([200, 429]);
  });

  it.each([
    ['::ffff:198.51.100.1', '198.51.100.1', true],
    ['2001:db8:1:2::1', '2001:DB8:1:2:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:ff::1', true],
    ['2001:db8:1:2::1', '2001:db8:1:102::1', false],
  ])('counts %s and %s together: %s', async (one, other, together) => {
    const { post } = limited();
    await post(one);
    await post(one);
    expect(await post(other)).toBe(together ? 429 : 200);
  });

  it.each([
    ['a /48 of IPv6', (index: number) => `2001:db8:1:${(index * 256).toString(16)}::1`],
    ['a /24 of IPv4', (index: number) => `198.51.100.${index}`],
  ])('has a limit for %s: many addresses of one owner can’t bypass it', async (_, address) => {
    const { post } = limited();
    const statuses = await Promise.all(Array.from({ length: 20 }, (__, index) => post(address(index + 1))));
    expect(statuses.filter((status) => status === 200)).toHaveLength(8);
    expect(await post('192.0.2.1')).toBe(200);
  });

  it('has an overall limit, and ten thousand other networks evict no count', async () => {
    const { post, pass } = limited({ together: 50 });
    expect([await post(), await post(), await post()]).toEqual([200, 200, 429]);
    let taken = 0;
    for (let index = 0; index < 10_000; index++)
      if ((await post(`10.${index >> 8}.${index & 255}.1`)) === 200) taken += 1;
    expect(taken).toBe(48);
    expect(await post()).toBe(429);
    pass(10 * minute);
    expect(await post()).toBe(200);
  });

  it('many networks that exhaust their limits leave room for the first posts of others', async () => {
    const { post } = limited({ together: 60 });
    const taken: number[] = [];
    for (let network = 0; network < 13; network++) {
      const statuses = [];
      for (let index = 1; index <= 8; index++) statuses.push(await post(`198.51.${network}.${index}`));
      taken.push(statuses.filter((status) => status === 200).length);
    }
    expect(taken).toEqual([...Array<number>(12).fill(8), 3]);
    expect([await post('192.0.2.1'), await post('192.0.2.1')]).toEqual([200, 200]);
  });
});

describe('a form on another site', () => {
  const app = answerErrors(new Hono());
  app.use(sameOrigin());
  app.all('/', (c) => c.text('taken'));
  const status = async (headers: Record<string, string>, method = 'POST') =>
    (await app.request('http://www.club.example/', { method, headers })).status;

  it.each([
    ['our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://www.club.example' }, 200],
    ['our own page, behind a proxy that speaks https', { origin: 'https://www.club.example' }, 200],
    ['a program', {}, 200],
    ['the address bar', { 'sec-fetch-site': 'none' }, 200],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    ['another site, forging our Origin', { 'sec-fetch-site': 'cross-site', origin: 'https://www.club.example' }, 403],
    ['another site, in an old browser', { origin: 'https://evil.example' }, 403],
    ['another port of ours', { origin: 'http://www.club.example:8080' }, 403],
    ['a sandboxed frame', { origin: 'null' }, 403],
  ])('is distinguished from ours: a post from %s', async (_who, headers, expected) => {
    expect(await status(headers as Record<string, string>)).toBe(expected);
  });

  it('may link to us', async () => {
    expect(await status({ 'sec-fetch-site': 'cross-site' }, 'GET')).toBe(200);
  });
});
