import type { MiddlewareHandler } from 'hono';
import { refusals } from '#words/refusals.ts';
import { ApiError } from './api-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Checks Sec-Fetch-Site, else Origin and Host, which a proxy must not change. @throws {ApiError} 403 `cross-site` */
export function sameOrigin(): MiddlewareHandler {
  return async (c, next) => {
    if (
      !safe.has(c.req.method) &&
      !isOwn(c.req.header('sec-fetch-site'), c.req.header('origin'), new URL(c.req.url).host)
    ) {
      const [message, spanish] = refusals.crossSite;
      throw new ApiError(403, 'cross-site', message, { spanish });
    }
    await next();
  };
}

function isOwn(fetchSite: string | undefined, origin: string | undefined, host: string): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  // Programs send neither header, and there is no session for them to abuse.
  if (origin === undefined) return true;
  // "null" (a sandboxed frame, a local file) has no host and is refused.
  return URL.canParse(origin) && new URL(origin).host === host;
}
