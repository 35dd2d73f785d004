/**
 * GET /api/calendar: the next 60 days of the public calendar, with the club's own closures. The body is `AgendaAnswer`
 * in domain/agenda.ts. GET /api/calendar/event.ics?id=…: one of its events, for the visitor's own calendar.
 */
import { Hono } from 'hono';
import { eventsFile } from './calendar-file.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Calendar } from '#server/integrations/calendar.ts';
import { cachedJson } from './cached-response.ts';

/** The list is always 200: the status tells how far it can be trusted. `host`: the website's. */
export function calendarRoute(calendar: Calendar, host: string): Hono {
  const json = cachedJson();
  return new Hono()
    .get('/calendar', async (c) => {
      const answer = await calendar.agenda();
      return json(c, answer, { 'cache-control': answer.status === 'ok' ? 'public, max-age=60' : 'no-store' });
    })
    .get('/calendar/event.ics', async (c) => {
      const { events, fetchedAt, from } = await calendar.agenda();
      const event = events.find(({ id }) => id === c.req.query('id'));
      if (!event) throw new ApiError(404, 'not-found', 'This event is not in the calendar any more.');
      const about = { name: event.title, host, stamp: new Date(fetchedAt ?? from) };
      return c.body(eventsFile(about, [event]), 200, {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="event.ics"',
      });
    });
}
