/** GET /closures.ics: the closures to come, for calendar programs that ask again by themselves. */
import { Hono } from 'hono';
import type { Plans } from '#content/today.server.ts';
import { comingClosures } from '#domain/closures.ts';
import { rangeDay } from '#domain/range-time.ts';
import { closuresFile } from '#server/calendar-file.ts';
import type { Calendar } from '#server/integrations/calendar.ts';

type Deps = { calendar: Pick<Calendar, 'news'>; plans: Plans; host: string; now: () => Date };

/**
 * 503 while the club's calendar could never be read: the subscriber's program then keeps the closures that it has,
 * where a shorter list would take them away.
 */
export function closuresFileRoute({ calendar, plans, host, now }: Deps): Hono {
  return new Hono().get('/closures.ics', async (c) => {
    const news = await calendar.news();
    if (news?.checkedAt === null)
      return c.text('The club’s calendar cannot be read right now.', 503, { 'retry-after': '300' });
    const at = now();
    const closures = comingClosures(rangeDay(at), { ...plans, calendar: news });
    const stamp = news ? new Date(news.checkedAt) : at;
    return c.body(closuresFile({ name: 'Closures of the range', host, stamp }, closures), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'public, max-age=60',
    });
  });
}
