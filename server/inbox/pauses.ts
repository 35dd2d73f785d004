/** How long to wait after failures. */
import { hourMs, minuteMs } from '#domain/durations.ts';

const firstMs = minuteMs;
const maxPauseMs = 6 * hourMs;

/** The pause after the nth failure in a row: a minute, doubled up to six hours, of which half is left to chance. */
export function pauseAfter(failures: number, random: () => number): number {
  const full = Math.min(firstMs * 2 ** (failures - 1), maxPauseMs);
  return full / 2 + (full / 2) * random();
}
