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
 * Runs `work` with a signal that fires after `ms` or when `outer` does, whichever comes first, and at the latest when
 * the work is done, so that nothing it began goes on for nobody.
 */
export async function within<T>(
  ms: number,
  outer: AbortSignal,
  upstream: string,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new UpstreamError(upstream, 'timeout', 'took too long')), ms);
  const stop = () => controller.abort(outer.reason);
  if (outer.aborted) stop();
  outer.addEventListener('abort', stop, { once: true });
  try {
    return await work(controller.signal);
  } catch (error) {
    // What an interrupted exchange rejects with differs from case to case; why it was interrupted is what matters.
    throw controller.signal.aborted ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', stop);
    controller.abort(new UpstreamError(upstream, 'cancelled', 'is not needed any more'));
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
