import { expect, test } from 'vitest';
import { webcamsRoutes } from './webcams.ts';

const picture = {
  bytes: new Uint8Array([1, 2, 3]),
  mediaType: 'image/jpeg',
  capturedAt: new Date('2026-10-10T16:58:00Z'),
  etag: '"abc"',
};
const app = webcamsRoutes({ picture: () => Promise.resolve(picture), report: () => Promise.resolve({ cameras: [] }) });
const ask = (tags: string) => app.request('/webcams/main-range', { headers: { 'if-none-match': tags } });

test.each(['"abc"', 'W/"abc"', '"other", W/"abc"', '*'])(
  'who holds %s is told that nothing has changed',
  async (tags) => {
    const answer = await ask(tags);
    expect(answer.status).toBe(304);
    expect(answer.headers.get('etag')).toBe('"abc"');
    expect(await answer.text()).toBe('');
  },
);

test.each(['"other"', 'abc', ''])('who holds %s is sent the picture', async (tags) => {
  expect((await ask(tags)).status).toBe(200);
});
