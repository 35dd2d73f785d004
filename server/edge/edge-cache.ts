import { dayMs, secondMs } from '#domain/durations.ts';
import type { RecordStore } from '#server/feeds/cache.ts';
import { etagMatches } from '#server/http/negotiation.ts';
import type { Log } from '#server/http/log.ts';
import { edgeCache } from './platform.ts';

const recordSeconds = dayMs / secondMs;

/**
 * Stores feed records in a data center's cache, for a day at most. A failure is logged and reads as a missing record.
 */
export function edgeCacheStore(origin: string, log: Log): RecordStore {
  const keyOf = (name: string) => new Request(`${origin}/.feeds/${name}`);
  const logFailure = (name: string) => (error: unknown) => log.warn({ err: error, name }, 'the edge cache failed');
  return {
    read: async (name) => {
      const cached = await edgeCache().match(keyOf(name)).catch(logFailure(name));
      return cached?.json().catch(logFailure(name));
    },
    async write(name, record) {
      const headers = { 'cache-control': `max-age=${recordSeconds}`, 'content-type': 'application/json' };
      await edgeCache()
        .put(keyOf(name), new Response(JSON.stringify(record), { headers }))
        .catch(logFailure(name));
    },
  };
}

/**
 * How long the edge caches responses that browsers may not cache, so that not every visitor requests a failing feed.
 */
const uncacheableSeconds = 15;
const browserExpiry = 'x-browser-expiry';
/** Some caches don't store failed responses, so all are stored as 200. */
const realStatus = 'x-real-status';

/**
 * Returns the cached response or a new one, which must not depend on the visitor. Browsers get its own cache headers.
 */
export async function cachedAtEdge(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
  respond: (request: Request) => Promise<Response>,
  log: Log,
): Promise<Response> {
  const logFailure = (error: unknown) => log.warn({ err: error }, 'the edge cache failed');
  // Drop the visitor's headers.
  const shared = new Request(request.url);
  const cached = await edgeCache().match(shared).catch(logFailure);
  if (cached) return restored(request, cached);
  const response = await respond(shared);
  const seconds = Number(/public, max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '')?.[1] ?? 0);
  const headers = new Headers(response.headers);
  headers.set('cache-control', `max-age=${seconds || uncacheableSeconds}`);
  headers.set(browserExpiry, String(Date.now() + seconds * secondMs));
  headers.set(realStatus, String(response.status));
  const copy = new Response(await response.arrayBuffer(), { headers });
  waitUntil(edgeCache().put(shared, copy.clone()).catch(logFailure));
  return restored(request, copy);
}

function restored(request: Request, cached: Response): Response {
  const headers = new Headers(cached.headers);
  const seconds = Math.ceil((Number(headers.get(browserExpiry)) - Date.now()) / secondMs);
  const status = Number(headers.get(realStatus));
  headers.delete(browserExpiry);
  headers.delete(realStatus);
  headers.set('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-store');
  const etag = headers.get('etag');
  const isKnown = etag !== null && etagMatches(request.headers.get('if-none-match') ?? undefined, etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(cached.body, { status, headers });
}
