import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionLost } from '#app/lib/connectivity.ts';
import { answerWithList, createLiveSource } from './live-source.ts';

const numberIn = (body: unknown): number => {
  if (typeof body !== 'number') throw new Error('not a number');
  return body;
};

const requests: { answer: (body: unknown, status?: number) => void; fail: (error: Error) => void }[] = [];

beforeEach(() => {
  requests.length = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        requests.push({ answer: (body, status = 200) => resolve(Response.json(body, { status })), fail: reject });
      }),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a live source', () => {
  it('sends one request for two simultaneous refreshes', async () => {
    const source = createLiveSource('/api/x', numberIn);
    const both = [source.refresh(), source.refresh()];
    expect(requests).toHaveLength(1);
    requests[0]?.answer(1);
    await Promise.all(both);
    const again = source.refresh();
    requests[1]?.answer(2);
    await again;
    expect(source.get()).toMatchObject({ phase: 'ok', value: 2 });
  });

  it.each([
    ['a failed connection', (one: (typeof requests)[number]) => one.fail(new TypeError('Failed to fetch'))],
    ['an error status', (one: (typeof requests)[number]) => one.answer({ error: {} }, 503)],
    ['a body of another shape', (one: (typeof requests)[number]) => one.answer('<html>')],
  ])('keeps the previous value after %s, and logs why', async (_name, spoil) => {
    const source = createLiveSource('/api/x', numberIn);
    const first = source.refresh();
    requests[0]?.answer(72);
    await first;
    const second = source.refresh();
    if (requests[1]) spoil(requests[1]);
    await second;
    expect(source.get()).toMatchObject({ phase: 'error', value: 72 });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('cancels the body of a refused response', async () => {
    const cancel = vi.fn<() => void>();
    const refusal = new Response(new ReadableStream({ cancel }), { status: 503 });
    vi.stubGlobal('fetch', () => Promise.resolve(refusal));
    await createLiveSource('/api/x', numberIn).refresh();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('does not count a request aborted by leaving the page as a lost connection', async () => {
    connectionLost.set(false);
    const done = createLiveSource('/api/x', numberIn).refresh();
    requests[0]?.fail(new DOMException('The user aborted a request.', 'AbortError'));
    await done;
    expect(connectionLost.get()).toBe(false);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('counts a timeout as an error', async () => {
    vi.useFakeTimers();
    const source = createLiveSource('/api/x', numberIn);
    const done = source.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(source.get().phase).toBe('error');
  });

  it('starts from the stored response, and stores each one worth keeping', async () => {
    const kept = new Map([['x', '1']]);
    const storage = () =>
      ({
        getItem: (key: string) => kept.get(key),
        setItem: (key: string, value: string) => kept.set(key, value),
        removeItem: (key: string) => kept.delete(key),
      }) as unknown as Storage;
    const source = createLiveSource('/api/x', numberIn, {
      keep: { storage, key: 'x', isWorthKeeping: (value) => value < 3 },
    });
    for (const [index, value] of [2, 3].entries()) {
      const done = source.refresh();
      expect(source.get()).toMatchObject({ phase: 'loading', value: index + 1 });
      requests[index]?.answer(value);
      await done;
      expect(kept.get('x')).toBe(value < 3 ? '2' : undefined);
    }
  });
});

it.each([null, [], 'text', { error: { code: 'unavailable' } }])('a body without its list is an error: %j', (body) => {
  expect(() => answerWithList('alerts')(body)).toThrow();
});
