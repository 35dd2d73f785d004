/** Pauses between one try and the next, by the clock on the wall. */
import { hourMs } from '#domain/durations.ts';

/** No pause of ours is longer. */
export const longestPauseMs = 6 * hourMs;

/**
 * Whether a pause until that moment (Unix milliseconds) goes on. An end that is further away was noted under a clock
 * that has been set back since.
 */
export function goesOn(until: number, now: Date): boolean {
  const left = until - now.getTime();
  return left > 0 && left <= longestPauseMs;
}
