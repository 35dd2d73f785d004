/** How long to wait after failures. */
import { minuteMs } from '#domain/durations.ts';
import { maxCooldownMs } from '#server/cooldown.ts';

const firstMs = minuteMs;

/** The pause after the nth failure in a row: a minute, doubled up to six hours, of which half is left to chance. */
export function pauseAfter(failures: number, random: () => number): number {
  const full = Math.min(firstMs * 2 ** (failures - 1), maxCooldownMs);
  return full / 2 + (full / 2) * random();
}
