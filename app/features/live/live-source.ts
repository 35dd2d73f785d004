/**
 * One answer of our own API, kept fresh: idle, then loading, then an answer or an error that keeps the answer before
 * it. Knows nothing of React, so that its promises can be tested without a page.
 */
import { connectionLost } from '#app/lib/connectivity.ts';
import { readStored, store } from '#app/lib/storage.ts';

export type Live<Value> = {
  readonly phase: 'idle' | 'loading' | 'ok' | 'error';
  /** The last good answer; undefined until the first one. */
  readonly value: Value | undefined;
  /** When the phase last changed, the epoch before the first question. Ages are told from here. */
  readonly at: Date;
};

export type LiveSource<Value> = {
  snapshot: () => Live<Value>;
  subscribe: (listener: () => void) => () => void;
  /** Asks again, unless a question is already under way. Never throws: an error is a phase. */
  refresh: () => Promise<void>;
  /** Drops the question under way and its answer. */
  stop: () => void;
};

/** Where the last answer outlives the page. Neither function throws. */
export type Keep<Value> = { read: () => Value | undefined; write: (value: Value) => void };

/**
 * Keeps answers in the browser's storage. Where it is blocked or full, they are known on this page only.
 * @param isWorthKeeping any other answer removes the one that is kept
 */
export const keepIn = <Value>(
  storage: () => Storage,
  key: string,
  read: (body: unknown) => Value,
  isWorthKeeping: (value: Value) => boolean = () => true,
): Keep<Value> => ({
  read() {
    try {
      return read(JSON.parse(readStored(key, storage) ?? ''));
    } catch {
      // It holds something else: nothing is known until the answer is there.
      return undefined;
    }
  },
  write: (value) => void store(key, isWorthKeeping(value) ? JSON.stringify(value) : null, storage),
});

type Options<Value> = {
  /** In milliseconds; past it, no answer counts as an error. The server itself gives up after 8 s. */
  patience?: number;
  /** `no-store` where the headers of the response must be the server's own. */
  cache?: 'no-cache' | 'no-store';
  fetcher?: typeof fetch;
  keep?: Keep<Value>;
};

/** @param read checks the body's shape and throws when it is not what it should be */
export function createLiveSource<Value>(
  url: string,
  read: (body: unknown, headers: Headers) => Value,
  { patience = 10_000, cache = 'no-cache', fetcher = fetch, keep }: Options<Value> = {},
): LiveSource<Value> {
  let state: Live<Value> = { phase: 'idle', value: undefined, at: new Date(0) };
  let current: AbortController | undefined;
  const listeners = new Set<() => void>();

  const change = (phase: Live<Value>['phase'], value: Value | undefined) => {
    state = { phase, value, at: new Date() };
    for (const listener of listeners) listener();
  };

  return {
    snapshot: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async refresh() {
      if (current) return;
      const mine = new AbortController();
      current = mine;
      const timer = setTimeout(() => mine.abort(new Error(`no answer in ${patience / 1000} s`)), patience);
      change('loading', state.value ?? keep?.read());
      let isRefused = false;
      try {
        // To refresh is to ask: the browser's own copy, up to a minute old, would do so without the server, even
        // offline.
        const response = await fetcher(url, {
          cache,
          signal: mine.signal,
          headers: { Accept: 'application/json' },
        });
        if (!response.ok) {
          isRefused = true;
          // Unread, it would keep its connection until the page is left.
          await response.body?.cancel();
          throw new Error(`status ${response.status}`);
        }
        const value = read(await response.json(), response.headers);
        connectionLost.set(false);
        if (mine !== current) return;
        keep?.write(value);
        change('ok', value);
      } catch (error) {
        // Stopped on purpose: nobody is waiting any more.
        if (mine !== current) return;
        change('error', state.value);
        // What cannot be read comes from another: the sign-in page of a network.
        connectionLost.set(!isRefused);
        // The browser breaks off what is under way when the page is left: that is no failure to report.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        console.error(`${url} could not be loaded:`, error);
      } finally {
        clearTimeout(timer);
        if (mine === current) current = undefined;
      }
    },
    stop() {
      const stopped = current;
      current = undefined;
      stopped?.abort();
    },
  };
}
