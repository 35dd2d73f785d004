/**
 * GET /api/calendar: the next 60 days of the public calendar, with the club's own closures. The body is `AgendaAnswer`
 * in domain/agenda.ts.
 */
import { Hono } from 'hono';
import type { Calendar } from '#server/integrations/calendar.ts';
import { jsonAnswers } from '#server/json-answer.ts';

/** Always 200: the status tells how far the list can be trusted. */
export function calendarRoute(calendar: Calendar): Hono {
  const json = jsonAnswers();
  return new Hono().get('/calendar', async (c) => {
    const answer = await calendar.agenda();
    return json(c, answer, { 'cache-control': answer.status === 'ok' ? 'public, max-age=60' : 'no-store' });
  });
}
