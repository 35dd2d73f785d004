/**
 * One line for each request: what was asked, what was answered, how long it took. Not who asked, from where or with
 * what.
 */
import type { MiddlewareHandler } from 'hono';
import { type Log, withoutAddresses } from '#server/log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Unique to the request; also in the answer's X-Request-Id, for visitors who report a problem. */
    requestId: string;
    /** The log of this request: each line carries its id. */
    log: Log;
  }
}

/** Paths are chosen by strangers; longer ones are cut. */
const maxPathLength = 200;

/** A path as the log has it. Cut last: half an address would not be known for one. */
export const loggedPath = (path: string): string => withoutAddresses(path).slice(0, maxPathLength);

/**
 * Gives the request its id and its log, and logs it when it was answered. `ms` is the time until the answer was ready.
 */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const started = performance.now();
    // Always our own: an id taken from the request would let strangers write into the log.
    const requestId = crypto.randomUUID();
    const requestLogger = log.child({ requestId });
    c.set('requestId', requestId);
    c.set('log', requestLogger);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    requestLogger.info({ method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms }, 'request');
  };
}
