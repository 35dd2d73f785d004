import { expect, test } from 'vitest';
import { StorageError } from '#server/inbox/storage-error.ts';
import { type Check, readyz } from './health.ts';

const ok: Check = () => ({ state: 'ok' });
const warning: Check = () => ({ state: 'warning', oldestUnsent: '2026-10-10T17:00:00Z' });
const gone: Check = () => Promise.reject(new StorageError('missing'));

test.each([
  [{ inbox: ok }, 200, { status: 'ready' }],
  [{ inbox: ok, mail: warning }, 200, { status: 'warning' }],
  [
    { inbox: gone, mail: warning },
    503,
    { status: 'failing', checks: { inbox: { state: 'failing', reason: 'missing' }, mail: { state: 'warning' } } },
  ],
])('the worst finding counts, and a thrown error is reported by its reason', async (checks, status, told) => {
  const answer = await readyz(checks).request('/readyz');
  expect(answer.status).toBe(status);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toMatchObject(told);
});

test('findings are cached, so that requests do not touch the disk', async () => {
  let looked = 0;
  let time = 0;
  const count: Check = () => {
    looked += 1;
    return { state: 'ok' };
  };
  const app = readyz({ count }, () => time);
  for (let asked = 0; asked < 10; asked++) await app.request('/readyz');
  expect(looked).toBe(1);
  time = 6_000;
  await app.request('/readyz');
  expect(looked).toBe(2);
});
