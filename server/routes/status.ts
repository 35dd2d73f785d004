/** GET /api/status: can I shoot if I go now? The body is `StatusAnswer` in domain/status-answer.ts. */
import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import type { Plans } from '#content/today.server.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import { secondMs } from '#domain/durations.ts';
import { statusAnswer } from '#domain/status-answer.ts';
import type { Calendar } from '#server/integrations/calendar.ts';

/** How long a copy of the answer may be used, in seconds; less where it changes before. */
const maxCopySeconds = 30;

type Deps = { calendar: Pick<Calendar, 'news'>; plans: Plans; now: () => Date };

/** One body as long as it says the same. */
type Written = { news: CalendarNews | null; from: Date; until: Date; body: string; etag: string };

/** Always 200: the status tells how far it can be trusted. */
export function statusRoute({ calendar, plans, now }: Deps): Hono {
  let last: Written | undefined;

  function write(news: CalendarNews | null, at: Date): Written {
    const answer = statusAnswer(at, { ...plans, calendar: news });
    const body = JSON.stringify(answer);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    return { news, from: at, until: new Date(answer.changesAt), body, etag };
  }

  return new Hono().get('/status', async (c) => {
    const news = await calendar.news();
    const at = now();
    if (last?.news !== news || at < last.from || at >= last.until) last = write(news, at);
    const seconds = Math.ceil((last.until.getTime() - at.getTime()) / secondMs);
    c.header('etag', last.etag);
    c.header('cache-control', `public, max-age=${Math.min(maxCopySeconds, seconds)}`);
    if (c.req.header('if-none-match') === last.etag) return c.body(null, 304);
    return c.body(last.body, 200, { 'content-type': 'application/json' });
  });
}
