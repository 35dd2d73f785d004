/** Whether our server can be reached: a signal may be too weak, and a network may answer all with its sign-in page. */

import { createSharedState } from './shared-state.ts';

export const connectionLost = createSharedState(false);

/** Whether the browser or the last response says so. A page may be on this device all the same: see isReachable. */
export const isOffline = (): boolean => connectionLost.get() || !navigator.onLine;

/** Why a page can't be shown that is neither on this device nor available from the server. */
export class OfflineError extends Error {}

/** How long a page may take to answer, in milliseconds. */
const timeoutMs = 3000;

export async function isReachable(pathname: string): Promise<boolean> {
  try {
    const { ok } = await fetch(pathname, { cache: 'no-store', signal: timeoutSignal(timeoutMs) });
    return ok;
  } catch {
    return false;
  }
}

/** `AbortSignal.timeout`, which Safari has since version 16. */
export function timeoutSignal(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException('The request timed out.', 'TimeoutError')), ms);
  return controller.signal;
}

/** Part of a standard that TypeScript does not know yet: https://wicg.github.io/savedata/ */
type Connection = { connection?: { saveData?: boolean } };

/** Whether the visitor's data are to be saved: nothing is fetched for later then. Also in the service worker. */
export const savesData = (): boolean => (navigator as Connection).connection?.saveData === true;
