import { connectivity } from '#app/features/live/connectivity.ts';

/** How long a page may take to answer, in milliseconds. */
const timeoutMs = 3000;

/** Whether the browser or our last request says so; what can be reached all the same, `isReachable` knows. */
export const isOffline = (): boolean => connectivity.isLost() || !navigator.onLine;

/** Why a page can't be shown that is neither on this device nor to be had from the server. */
export class OfflineError extends Error {}

/** Whether a page can be loaded, from this device or from the server. */
export async function isReachable(pathname: string): Promise<boolean> {
  try {
    const { ok } = await fetch(pathname, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}
