/** For the operator's monitoring and for load balancers. */
import { Hono } from 'hono';
import type { BuiltSite } from './site.ts';

/** GET /healthz: 200 while the process serves, with the build it serves and since when (ISO 8601, UTC). */
export function healthz({ site, now }: { site: Pick<BuiltSite, 'id' | 'builtAt'>; now: () => Date }): Hono {
  const startedAt = now().toISOString();
  return new Hono().get('/healthz', (c) => {
    c.header('cache-control', 'no-store');
    return c.json({ status: 'ok', build: site.id, builtAt: site.builtAt, startedAt });
  });
}
