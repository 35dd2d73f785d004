import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { cachedJson } from './cached-response.ts';

let written = 0;
const value = {
  toJSON: () => {
    written += 1;
    return { words: 'eyes and ears '.repeat(500) };
  },
};
const answer = cachedJson();
const short = cachedJson();
const app = new Hono()
  .get('/long', (c) => answer(c, value, { 'cache-control': 'public, max-age=60' }))
  .get('/short', (c) => short(c, { at: 1 }, {}));
const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
])('is compressed as %s, and says the same', async (encoding, unpack) => {
  const sent = await ask('/long', { 'accept-encoding': encoding });
  expect(sent.headers.get('content-encoding')).toBe(encoding);
  expect(sent.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await sent.arrayBuffer());
  expect(body.length).toBeLessThan(200);
  expect(JSON.parse(String(unpack(body)))).toEqual(await (await ask('/long')).json());
});

test('is written once, however many ask', async () => {
  written = 0;
  for (let count = 0; count < 10; count++) await ask('/long');
  expect(written).toBe(0);
});

test('is not sent again to who holds it, in the same encoding', async () => {
  const etag = (await ask('/long', { 'accept-encoding': 'br' })).headers.get('etag') ?? '';
  const again = await ask('/long', { 'accept-encoding': 'br', 'if-none-match': `W/${etag}` });
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
    304,
    '',
    'public, max-age=60',
  ]);
  expect((await ask('/long', { 'if-none-match': etag })).status).toBe(200);
});

test('a short answer is sent as it is, with its tag', async () => {
  const sent = await ask('/short', { 'accept-encoding': 'br' });
  expect(sent.headers.get('content-encoding')).toBeNull();
  const etag = sent.headers.get('etag') ?? '';
  // Another object that says the same keeps the tag.
  expect((await ask('/short', { 'if-none-match': etag })).status).toBe(304);
  expect(await sent.json()).toEqual({ at: 1 });
});
