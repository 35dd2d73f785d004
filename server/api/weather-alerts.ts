/** GET /api/weather-alerts: the alerts in force at the range. The body is `AlertsAnswer` in domain/alerts.ts. */
import { Hono } from 'hono';
import type { Alerts } from '#server/integrations/alerts.ts';
import { cachedJson } from './cached-response.ts';

/** Always 200: not knowing is an answer, and its status says so. */
export function weatherAlertsRoute(alerts: Alerts): Hono {
  const json = cachedJson();
  return new Hono().get('/weather-alerts', async (c) => {
    const answer = await alerts.current();
    return json(c, answer, { 'cache-control': answer.status === 'ok' ? 'public, max-age=60' : 'no-store' });
  });
}
