/** Refuses forms that other sites submit (cross-site request forgery). */
import type { MiddlewareHandler } from 'hono';
import { ApiError } from './api-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses posts that a browser sends on behalf of another site: by Sec-Fetch-Site where the browser sends it, else by
 * Origin against the Host that was asked. Programs send neither and pass; there is no session that they could abuse.
 * A proxy must pass the Host header on unchanged.
 * @throws {ApiError} 403 `cross-site`
 */
export function sameOrigin(): MiddlewareHandler {
  return async (c, next) => {
    if (
      !safe.has(c.req.method) &&
      !isOwn(c.req.header('sec-fetch-site'), c.req.header('origin'), new URL(c.req.url).host)
    ) {
      throw new ApiError(
        403,
        'cross-site',
        'This form can only be sent from our own website. Please open the page again and retry.',
      );
    }
    await next();
  };
}

function isOwn(fetchSite: string | undefined, origin: string | undefined, host: string): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none';
  if (origin === undefined) return true;
  // "null" (a sandboxed frame, a local file) has no host and is refused.
  return URL.canParse(origin) && new URL(origin).host === host;
}
