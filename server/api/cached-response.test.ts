import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { jsonRoute } from './cached-response.ts';

const app = new Hono()
  .route(
    '/',
    jsonRoute('/long', async () => ({ words: 'eyes and ears '.repeat(500) })),
  )
  .route(
    '/',
    jsonRoute('/short', async () => ({ at: 1 })),
  );
const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('is compressed, and says the same', async () => {
  const sent = await ask('/long', { 'accept-encoding': 'gzip, br' });
  expect(sent.headers.get('content-encoding')).toBe('gzip');
  expect(sent.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await sent.arrayBuffer());
  expect(body.length).toBeLessThan(200);
  expect(JSON.parse(String(gunzipSync(body)))).toEqual(await (await ask('/long')).json());
});

test.each([{}, { 'accept-encoding': 'gzip' }])('is not sent again to a visitor who has it: %j', async (headers) => {
  const etag = (await ask('/long', headers)).headers.get('etag') ?? '';
  const again = await ask('/long', { ...headers, 'if-none-match': etag });
  expect([again.status, await again.text(), again.headers.get('cache-control')]).toEqual([
    304,
    '',
    'public, max-age=60',
  ]);
});

test('a short answer is sent as it is, with its tag', async () => {
  const sent = await ask('/short', { 'accept-encoding': 'gzip' });
  expect(sent.headers.get('content-encoding')).toBeNull();
  expect(sent.headers.get('content-length')).toBe('8');
  // Another object that says the same keeps the tag.
  expect((await ask('/short', { 'if-none-match': sent.headers.get('etag') ?? '' })).status).toBe(304);
  expect(await sent.json()).toEqual({ at: 1 });
});
