/** Waiting with an end. */
import { UpstreamError } from './upstream-error.ts';

/** Milliseconds. */
export type Limits = {
  /** For one exchange, its redirects and its body included. */
  requestMs: number;
  /** For everything that one question of a visitor sets off. */
  chainMs: number;
  /** How long a visitor waits for something newer when we hold an answer that is still useful. */
  patienceMs: number;
};

/** The visitor is promised an answer within 8 seconds; half a second of them is ours, to put it together. */
export const defaultLimits: Limits = { requestMs: 5_000, chainMs: 7_500, patienceMs: 2_000 };

/**
 * Runs `work` with a signal that fires after `ms`, or when `outer` does. Nothing is aborted once the work has ended.
 * @throws {UpstreamError} of outcome `timeout` after `ms`, or the reason of `outer`
 */
export async function within<T>(
  ms: number,
  outer: AbortSignal,
  upstream: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(new UpstreamError(upstream, 'timeout', 'took too long')), ms);
  const signal = AbortSignal.any([outer, deadline.signal]);
  try {
    return await work(signal);
  } catch (error) {
    // What an interrupted exchange rejects with differs from case to case; why it was interrupted is what matters.
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

/** The promise's outcome, or the signal's reason when that fires first. The promise itself goes on. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
