/** Delays between retries: exponential backoff with jitter, and cooldowns by the system clock. */
import { hourMs } from '#domain/durations.ts';

/** The longest cooldown. */
export const maxCooldownMs = 6 * hourMs;

/**
 * Whether a cooldown until that moment (Unix milliseconds) lasts. An end beyond the maximum was noted before the clock
 * was set back, and counts as over.
 */
export function isCoolingDown(until: number, now: Date): boolean {
  const left = until - now.getTime();
  return left > 0 && left <= maxCooldownMs;
}

type Backoff = { firstMs: number; maxMs: number; random: () => number };

/**
 * The delay after the nth failure in a row, in milliseconds: doubled from the first one up to the maximum. Jitter takes
 * up to half of it away, so that servers don't retry in step.
 */
export const backoffDelay = (failures: number, { firstMs, maxMs, random }: Backoff): number =>
  Math.min(maxMs, firstMs * 2 ** (failures - 1)) * (0.5 + 0.5 * random());
