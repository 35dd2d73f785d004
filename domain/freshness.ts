/** Whether a reading of a live source is recent enough to trust. The server and all pages decide it here. */
import { minuteMs } from './durations.ts';

/** Timestamps further in the future are not trusted. */
export const clockToleranceMs = 5 * minuteMs;
/** How long after their reading roads and alerts are trusted to be complete. */
export const trustedMs = 30 * minuteMs;

/** `checkedAt`: ISO 8601; null when never. */
export function isRecent(checkedAt: string | null, now: Date): boolean {
  const age = now.getTime() - Date.parse(checkedAt ?? '');
  return age >= -clockToleranceMs && age <= trustedMs;
}
