/** Responses of our own API, each kept in one place for all parts of the site that show it. Without React. */
import { connectionLost, timeoutSignal } from '#app/lib/connectivity.ts';
import { createSharedState } from '#app/lib/shared-state.ts';
import { readStored, store } from '#app/lib/storage.ts';

export type Live<Value> = {
  readonly phase: 'idle' | 'loading' | 'ok' | 'error';
  readonly value: Value | undefined;
  /** When the phase last changed, the epoch before the first request. Ages are relative to it. */
  readonly at: Date;
};

export const idle: Live<never> = { phase: 'idle', value: undefined, at: new Date(0) };

export type LiveSource<Value> = {
  get: () => Live<Value>;
  /** What is still known at a moment: parts of the site show no other value. */
  known(this: void, live: Live<Value>, now: Date): Value | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Requests it again, unless a request is in flight. Never rejects: an error is a phase. */
  refresh: () => Promise<void>;
};

/** Past it, no response counts as an error. The server itself gives up after 8 s. */
const timeoutMs = 10_000;

/**
 * Fetches from our API, past the browser's own copy: that is up to a minute old, even offline.
 * @param read checks the body's shape and throws when it is not what it should be
 * @param cache `no-store` where the headers of the response must be the server's own
 */
export async function request<Value>(
  url: string,
  read: (body: unknown, headers: Headers) => Value,
  cache: 'no-cache' | 'no-store' = 'no-cache',
): Promise<Value> {
  let isRefused = false;
  try {
    const signal = timeoutSignal(timeoutMs);
    const response = await fetch(url, { cache, signal, headers: { Accept: 'application/json' } });
    isRefused = !response.ok;
    if (isRefused) {
      // An unread body keeps its connection open.
      await response.body?.cancel();
      throw new Error(`status ${response.status}`);
    }
    const value = read(await response.json(), response.headers);
    connectionLost.set(false);
    return value;
  } catch (error) {
    // The browser aborts requests when the page is left: that says nothing about the connection.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // A body that can't be read comes from another server: the sign-in page of a network.
    connectionLost.set(!isRefused);
    console.error(`${url} could not be loaded:`, error);
    throw error;
  }
}

/** Where the last response outlives the page; one that is not worth keeping removes the one that is kept. */
type Keep<Value> = { storage: () => Storage; key: string; isWorthKeeping?: (value: Value) => boolean };

/** How a value ages. `nothing`: what is known when nothing could be read. */
type Aging<Value> = {
  at: (value: Value, now: Date, isAnswering: boolean) => Value;
  nothing: Value;
  saysNothing: (value: Value) => boolean;
};

type Options<Value> = { keep?: Keep<Value>; aging?: Aging<Value> };

export function createLiveSource<Value>(
  url: string,
  read: (body: unknown) => Value,
  { keep, aging }: Options<Value> = {},
): LiveSource<Value> {
  const { get, set, subscribe } = createSharedState<Live<Value>>(idle);
  const change = (phase: Live<Value>['phase'], value: Value | undefined) => set({ phase, value, at: new Date() });

  function kept(): Value | undefined {
    try {
      return keep && read(JSON.parse(readStored(keep.key, keep.storage) ?? ''));
    } catch {
      return undefined;
    }
  }

  function known({ phase, value = phase === 'error' ? aging?.nothing : undefined }: Live<Value>, now: Date) {
    if (!aging || value === undefined) return value;
    const still = aging.at(value, now, phase !== 'error');
    // It is being looked up, as on the first visit.
    const isSpent = phase === 'loading' && aging.saysNothing(still) && !aging.saysNothing(value);
    return isSpent ? undefined : still;
  }

  return {
    get,
    known,
    subscribe,
    async refresh() {
      if (get().phase === 'loading') return;
      change('loading', get().value ?? kept());
      try {
        const value = await request(url, read);
        if (keep) store(keep.key, keep.isWorthKeeping?.(value) === false ? null : JSON.stringify(value), keep.storage);
        change('ok', value);
      } catch {
        change('error', get().value);
      }
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

export function fieldsOf(value: unknown): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('the answer has another shape');
  return value as Fields;
}

/** Checks that a body is the response with this list at all: a page of HTML with status 200 must count as an error. */
export function answerWithList<Answer extends object>(key: string & keyof Answer) {
  return (body: unknown): Answer => {
    if (!Array.isArray(fieldsOf(body)[key])) throw new Error(`the answer has no ${key}`);
    return body as Answer;
  };
}
