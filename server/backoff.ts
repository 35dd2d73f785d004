import { hourMs } from '#domain/durations.ts';

export const maxCooldownMs = 6 * hourMs;

/**
 * Whether a cooldown until then (Unix milliseconds) is still active. An end beyond the maximum came from a wrong clock.
 */
export function isCoolingDown(until: number, now: Date): boolean {
  const left = until - now.getTime();
  return left > 0 && left <= maxCooldownMs;
}

type Backoff = { firstMs: number; maxMs: number; random: () => number };

/**
 * In milliseconds, doubled per failure up to the maximum. Jitter subtracts up to half, so that servers don't retry in
 * step.
 */
export const backoffDelay = (failures: number, { firstMs, maxMs, random }: Backoff): number =>
  Math.min(maxMs, firstMs * 2 ** (failures - 1)) * (0.5 + 0.5 * random());
