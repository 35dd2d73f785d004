/** Responses of our own API, each shared by all parts of the site that show it. Independent of React. */
import { connectionLost, timeoutSignal } from '#app/lib/connectivity.ts';
import { createSharedState } from '#app/lib/shared-state.ts';
import { readStored, store } from '#app/lib/storage.ts';

export type Live<Value> = {
  readonly phase: 'idle' | 'loading' | 'ok' | 'error';
  readonly value: Value | undefined;
  /** When the phase last changed; the epoch before the first request. Ages are relative to it. */
  readonly at: Date;
};

export const idle: Live<never> = { phase: 'idle', value: undefined, at: new Date(0) };

export type LiveSource<Value> = {
  get: () => Live<Value>;
  /** The part of a value that still holds at a moment. Parts of the site show only this. */
  known(this: void, live: Live<Value>, now: Date): Value | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Fetches again, unless a request is in flight. Never rejects: an error is a phase. */
  refresh: () => Promise<void>;
};

/** A request without a response counts as failed after this time. The server itself gives up after 8 s. */
const timeoutMs = 10_000;

/**
 * Fetches from our API, bypassing the browser's cache, whose copy may be a minute old, even offline.
 * @param read parses the body, and throws when its shape is wrong
 * @param cache `no-store` where the response headers must be the server's own
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
    // The browser aborts requests when the page is left, which says nothing about the connection.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    // A body that can't be parsed comes from another server, such as a captive portal.
    connectionLost.set(!isRefused);
    console.error(`${url} could not be loaded:`, error);
    throw error;
  }
}

/** Where the last response is stored beyond the page. A response not worth keeping removes the stored one. */
type Keep<Value> = { storage: () => Storage; key: string; isWorthKeeping?: (value: Value) => boolean };

/** How a value ages. `nothing`: the value to assume when nothing could be read. */
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
    // While a refresh is in flight, an expired value counts as loading, as on the first visit.
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

/** Checks that a body has this list: an HTML page with status 200 must count as an error. */
export function answerWithList<Answer extends object>(key: string & keyof Answer) {
  return (body: unknown): Answer => {
    if (!Array.isArray(fieldsOf(body)[key])) throw new Error(`the answer has no ${key}`);
    return body as Answer;
  };
}
