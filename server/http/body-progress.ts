import type { IncomingMessage, ServerResponse } from 'node:http';

export type BodyLimits = {
  /** Milliseconds that each body has at any speed. */
  graceMs: number;
  /** The minimum average for each second beyond them. */
  bytesPerSecond: number;
};

type Pending = { request: IncomingMessage; response: ServerResponse; since: number; before: number };

const checkEveryMs = 5_000;

/**
 * Watches bodies while they arrive, because Node's own limit is a time for the whole request: with it, a photograph
 * from a phone with one bar never arrives. Calls `onSlow` for each that is too slow, or continues after its response.
 */
export function watchBodies({ graceMs, bytesPerSecond }: BodyLimits, onSlow: (request: IncomingMessage) => void) {
  const pending = new Set<Pending>();
  const isSlow = ({ request, response, since, before }: Pending): boolean => {
    const beyondMs = performance.now() - since - graceMs;
    const received = request.socket.bytesRead - before;
    return beyondMs > 0 && (response.writableFinished || received < (beyondMs / 1000) * bytesPerSecond);
  };
  const timer = setInterval(() => {
    for (const one of pending) {
      if (one.request.complete || one.request.socket.destroyed) pending.delete(one);
      else if (isSlow(one)) {
        pending.delete(one);
        onSlow(one.request);
      }
    }
  }, checkEveryMs).unref();
  return {
    add(request: IncomingMessage, response: ServerResponse): void {
      if (request.headers['content-length'] === undefined && request.headers['transfer-encoding'] === undefined) return;
      pending.add({ request, response, since: performance.now(), before: request.socket.bytesRead });
    },
    close: () => clearInterval(timer),
  };
}
