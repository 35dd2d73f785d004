import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchPage, prefetchOnIntent } from './prefetch.ts';

/** Puts the pointer on the link to /faq. */
let point: () => void;
const requests = vi.fn<() => Promise<Response>>(async () => Response.json({ policy: '' }));

beforeEach(() => {
  vi.useFakeTimers();
  const link = { pathname: '/faq' };
  class Link {
    closest = () => link;
  }
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('document', { documentElement: { lang: 'en-US' } });
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', requests);
  vi.stubGlobal('addEventListener', (type: string, listener: (event: object) => void) => {
    if (type === 'pointerover') point = () => listener({ target: new Link() });
  });
  prefetchOnIntent();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page is kept for ten seconds after its own prefetch, not after an earlier one', async () => {
  point();
  await fetchPage('faq');
  await vi.advanceTimersByTimeAsync(9000);
  point();
  expect(requests).toHaveBeenCalledTimes(2);
  // The first one's ten seconds are over, not those of the second.
  await vi.advanceTimersByTimeAsync(1500);
  await fetchPage('faq');
  expect(requests).toHaveBeenCalledTimes(2);
  point();
  await vi.advanceTimersByTimeAsync(10_000);
  await fetchPage('faq');
  expect(requests).toHaveBeenCalledTimes(4);
});

test('an address without data is no page', async () => {
  requests.mockResolvedValueOnce(new Response(null, { status: 404 }));
  await expect(fetchPage('no-such-page')).resolves.toBeUndefined();
});
