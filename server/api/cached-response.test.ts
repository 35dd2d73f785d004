import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { jsonRoute } from './cached-response.ts';

const app = jsonRoute('/long', async () => ({ words: 'eyes and ears '.repeat(500) }));
const ask = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test('is compressed, with the same content', async () => {
  const sent = await ask('/long', { 'accept-encoding': 'gzip, br' });
  expect(sent.headers.get('content-encoding')).toBe('gzip');
  expect(sent.headers.get('vary')).toBe('Accept-Encoding');
  const body = Buffer.from(await sent.arrayBuffer());
  expect(body.length).toBeLessThan(200);
  expect(JSON.parse(String(gunzipSync(body)))).toEqual(await (await ask('/long')).json());
});

test.each([{}, { 'accept-encoding': 'gzip' }])(
  'is not sent again to a client with a current copy: %j',
  async (headers) => {
    const etag = (await ask('/long', headers)).headers.get('etag') ?? '';
    const again = await ask('/long', { ...headers, 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(again.headers.get('cache-control')).toBe('public, max-age=60');
  },
);
