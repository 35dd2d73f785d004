import { UpstreamError } from './upstream-error.ts';

export type Timeouts = {
  /** For one HTTP exchange, including redirects and body. */
  requestMs: number;
  /** For everything needed to load one cached value. */
  loadMs: number;
  /** How long a visitor waits for a fresh value while a stale one can be served. */
  revalidateMs: number;
};

/** The server promises visitors a response within 8 seconds. */
export const defaultTimeouts: Timeouts = { requestMs: 5_000, loadMs: 7_500, revalidateMs: 2_000 };

/** @throws {UpstreamError} `timeout` after `ms`, or the reason of `outer` */
export async function withTimeout<T>(
  ms: number,
  outer: AbortSignal,
  upstream: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  // `AbortSignal.timeout` can't be cleared: it also aborts rejected responses, which throws outside of any promise.
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(new UpstreamError(upstream, 'timeout', 'took too long')), ms);
  const signal = AbortSignal.any([outer, timeout.signal]);
  try {
    return await work(signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** Settles like the promise, or rejects with the signal's reason if it aborts first. The work itself continues. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
