/** One log line per request: method, path, status and duration; never the visitor's address, query or words. */
import type { MiddlewareHandler } from 'hono';
import { type Log, withoutAddresses } from './log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** Unique per request; also in the response's X-Request-Id, for visitors who report a problem. */
    requestId: string;
    log: Log;
  }
}

/** Strangers choose paths, so longer ones are truncated. */
const maxPathLength = 200;

type AnsweredRequest = {
  requestId: string;
  method: string;
  path: string;
  status: number;
  /** By `performance.now()`. The line's `ms` is the time until the response was ready. */
  startedAt: number;
};

export function logRequest(log: Log, { requestId, method, path, status, startedAt }: AnsweredRequest): void {
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  // Truncate last, because half an email address would not be recognized as one.
  const loggedPath = withoutAddresses(path).slice(0, maxPathLength);
  log.info({ requestId, method, path: loggedPath, status, ms }, 'request');
}

export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    // Always our own: an id from the request would let strangers write to the log.
    const requestId = crypto.randomUUID();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    await next();
    c.res.headers.set('x-request-id', requestId);
    logRequest(log, { requestId, method: c.req.method, path: c.req.path, status: c.res.status, startedAt });
  };
}
