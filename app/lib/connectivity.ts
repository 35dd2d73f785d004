/** Whether our server can be reached: a signal may be too weak, or a captive portal may answer every request. */

import { createSharedState } from './shared-state.ts';

export const connectionLost = createSharedState(false);

/**
 * Whether the browser or the last response indicates it. The page may still be saved on this device: see isReachable.
 */
export const isOffline = (): boolean => connectionLost.get() || !navigator.onLine;

/** The error for a page that is neither on this device nor available from the server. */
export class OfflineError extends Error {}

/** How long a page may take to respond, in milliseconds. */
const timeoutMs = 3000;

export async function isReachable(pathname: string): Promise<boolean> {
  try {
    const { ok } = await fetch(pathname, { cache: 'no-store', signal: timeoutSignal(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}

/** `AbortSignal.timeout`, which Safari lacks before version 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The request timed out.', 'TimeoutError')), ms);
  return controller.signal;
}

/** Not yet in TypeScript's DOM types: https://wicg.github.io/savedata/ */
type Connection = { connection?: { saveData?: boolean } };

/** Whether data-saver mode is on: nothing is prefetched then. Also used in the service worker. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;
