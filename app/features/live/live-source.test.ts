import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLiveSource } from './live-source.ts';

const numberIn = (body: unknown): number => {
  if (typeof body !== 'number') throw new Error('not a number');
  return body;
};

/** A server whose answers the test gives by hand, in any order. */
function handServer() {
  const asked: {
    answer: (body: unknown, status?: number) => void;
    fail: (error: Error) => void;
    signal: AbortSignal;
  }[] = [];
  const fetcher: typeof fetch = (_url, init) =>
    new Promise((resolve, reject) => {
      const signal = init?.signal;
      if (!signal) throw new Error('a question without a signal cannot be stopped');
      signal.addEventListener('abort', () => reject(signal.reason));
      asked.push({ answer: (body, status = 200) => resolve(Response.json(body, { status })), fail: reject, signal });
    });
  return { asked, fetcher };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a live source', () => {
  it('does not leave an answer that it will not read on its connection', async () => {
    const cancelled = vi.fn<() => void>();
    const body = new ReadableStream({ cancel: cancelled });
    const fetcher = () => Promise.resolve(new Response(body, { status: 503 }));
    const source = createLiveSource('/api/x', numberIn, { fetcher });
    await source.refresh();
    expect(source.snapshot().phase).toBe('error');
    expect(cancelled).toHaveBeenCalledOnce();
  });

  it('asks once when asked twice at once', async () => {
    const { asked, fetcher } = handServer();
    const source = createLiveSource('/api/x', numberIn, { fetcher });
    const both = [source.refresh(), source.refresh()];
    expect(asked).toHaveLength(1);
    asked[0]?.answer(1);
    await Promise.all(both);
    const again = source.refresh();
    expect(asked).toHaveLength(2);
    asked[1]?.answer(2);
    await again;
    expect(source.snapshot().value).toBe(2);
  });

  it.each([
    [
      'a failed connection',
      (one: ReturnType<typeof handServer>['asked'][number]) => one.fail(new TypeError('Failed to fetch')),
    ],
    ['an error status', (one: ReturnType<typeof handServer>['asked'][number]) => one.answer({ error: {} }, 503)],
    ['a body of another shape', (one: ReturnType<typeof handServer>['asked'][number]) => one.answer('<html>')],
  ])('keeps the previous answer after %s, and logs why', async (_name, spoil) => {
    const { asked, fetcher } = handServer();
    const source = createLiveSource('/api/x', numberIn, { fetcher });
    const first = source.refresh();
    asked[0]?.answer(72);
    await first;
    const second = source.refresh();
    const question = asked[1];
    if (!question) throw new Error('no second question');
    spoil(question);
    await second;
    expect(source.snapshot()).toMatchObject({ phase: 'error', value: 72 });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('counts no answer in time as an error', async () => {
    vi.useFakeTimers();
    const { fetcher } = handServer();
    const source = createLiveSource('/api/x', numberIn, { fetcher });
    const done = source.refresh();
    await vi.advanceTimersByTimeAsync(10_000);
    await done;
    expect(source.snapshot().phase).toBe('error');
  });

  it('drops the answer to a stopped question, even when it comes after a newer one', async () => {
    const asked: ((body: unknown) => void)[] = [];
    // A network that does not honour the abort: the worst case.
    const fetcher: typeof fetch = () => new Promise((resolve) => asked.push((body) => resolve(Response.json(body))));
    const source = createLiveSource('/api/x', numberIn, { fetcher });
    const first = source.refresh();
    source.stop();
    const second = source.refresh();
    asked[1]?.(2);
    await second;
    asked[0]?.(1);
    await first;
    expect(source.snapshot()).toMatchObject({ phase: 'ok', value: 2 });
    expect(console.error).not.toHaveBeenCalled();
  });

  it('aborts the request when it is stopped, silently', async () => {
    const { asked, fetcher } = handServer();
    const source = createLiveSource('/api/x', numberIn, { fetcher });
    const done = source.refresh();
    source.stop();
    await done;
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('knows from the start what was kept, and keeps each answer', async () => {
    const { asked, fetcher } = handServer();
    const kept = [1];
    const keep = { read: () => kept.at(-1), write: (value: number) => void kept.push(value) };
    const source = createLiveSource('/api/x', numberIn, { fetcher, keep });
    const done = source.refresh();
    expect(source.snapshot()).toMatchObject({ phase: 'loading', value: 1 });
    asked[0]?.answer(2);
    await done;
    expect(kept).toEqual([1, 2]);
  });
});
