/** GET /api/status?explain=1: what each source says, without personal data, addresses of feeds or settings. */
import { Hono } from 'hono';
import type { Sources } from '#domain/day-plan.ts';
import type { OfficeNews } from '#server/closing/office-closure.ts';
import { answerAt } from './status.ts';
import { shared, shareJson } from './cached-response.ts';

export type Explanation = Pick<ReturnType<typeof answerAt>, 'state' | 'days'> & { office: OfficeNews };

type Deps = { sources: () => Promise<Sources>; office: () => Promise<OfficeNews>; now: () => Date };

export function explainRoute({ sources, office, now }: Deps): Hono {
  return new Hono().get('/status', ...shared, async (c, next) => {
    if (c.req.query('explain') !== '1') return next();
    const at = now();
    const { state, days } = answerAt(at, await sources());
    const explanation: Explanation = { state, days, office: await office() };
    return shareJson(c, explanation, { 'cache-control': 'public, max-age=30', date: at.toUTCString() });
  });
}
