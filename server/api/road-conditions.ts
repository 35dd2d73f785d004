/** GET /api/road-conditions: the roads to the range. The body is `RoadsAnswer` in domain/roads.ts. */
import { Hono } from 'hono';
import type { Roads } from '#server/integrations/caltrans.ts';
import { cachedJson } from './cached-response.ts';

/** Always 200: a road of which nothing is known has the state `unknown`. */
export function roadConditionsRoute(roads: Roads): Hono {
  const json = cachedJson();
  return new Hono().get('/road-conditions', async (c) => {
    const answer = await roads.current();
    return json(c, answer, {
      'cache-control': answer.roads.every((road) => road.complete) ? 'public, max-age=60' : 'no-store',
    });
  });
}
