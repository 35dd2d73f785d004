import { expect, it, vi } from 'vitest';
import { createLog } from '#server/http/log.ts';
import { cachedAtEdge } from './edge-cache.ts';

it('a failing cache is logged, and the page is served', async () => {
  const fails = () => Promise.reject(new Error('broken'));
  vi.stubGlobal('caches', { default: { match: fails, put: fails } });
  const lines: string[] = [];
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void lines.push(line) });
  const later: Promise<unknown>[] = [];
  const page = () => Promise.resolve(new Response('page', { status: 404 }));
  const request = new Request('https://range.example/gone');
  const response = await cachedAtEdge(request, (work) => void later.push(work), page, log);
  expect([response.status, await response.text()]).toEqual([404, 'page']);
  await Promise.all(later);
  expect(lines).toHaveLength(2);
  vi.unstubAllGlobals();
});
