/** Cooldowns between retries, by the system clock. */
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
