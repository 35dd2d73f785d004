/** For answers that are more than what the feeds say: they neither fail nor wait for long because of a feed. */
import { secondMs } from '#domain/durations.ts';
import type { Log } from '#server/http/log.ts';
import { abortable, defaultTimeouts, withTimeout } from './timeout.ts';

/** A second more than a feed waits for newer data, so that what was known before still arrives. */
const longestWaitMs = defaultTimeouts.revalidateMs + secondMs;

/** Never throws: undefined, and logged, if the work fails or takes too long. @param what it finds out, for the log */
export async function ifKnownSoon<T>(log: Log, what: string, work: () => Promise<T>): Promise<T | undefined> {
  const { signal } = new AbortController();
  try {
    return await withTimeout(longestWaitMs, signal, what, (either) => abortable(work(), either));
  } catch (error) {
    log.warn({ err: error, what }, 'not known in time: answered without it');
    return undefined;
  }
}
