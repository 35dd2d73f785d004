/** GET /api/status: can I shoot if I go now? The body is `StatusAnswer` in domain/status-answer.ts. */
import { Hono } from 'hono';
import type { Plans } from '#content/today.server.ts';
import type { CalendarNews } from '#domain/day-plan.ts';
import { secondMs } from '#domain/durations.ts';
import { type StatusAnswer, statusAnswer } from '#domain/status-answer.ts';
import type { Calendar } from '#server/integrations/calendar.ts';
import { jsonAnswers } from './cached-response.ts';

/** How long a copy of the answer may be used, in seconds; less where it changes before. */
const maxCopySeconds = 30;

type Deps = { calendar: Pick<Calendar, 'news'>; plans: Plans; now: () => Date };

/** One answer as long as it says the same. */
type Kept = { news: CalendarNews | null; from: Date; until: Date; answer: StatusAnswer };

/** Always 200: the status tells how far it can be trusted. */
export function statusRoute({ calendar, plans, now }: Deps): Hono {
  const json = jsonAnswers();
  let last: Kept | undefined;

  function look(news: CalendarNews | null, at: Date): Kept {
    const answer = statusAnswer(at, { ...plans, calendar: news });
    return { news, from: at, until: new Date(answer.changesAt), answer };
  }

  return new Hono().get('/status', async (c) => {
    const news = await calendar.news();
    const at = now();
    if (last?.news !== news || at < last.from || at >= last.until) last = look(news, at);
    const seconds = Math.ceil((last.until.getTime() - at.getTime()) / secondMs);
    return json(c, last.answer, { 'cache-control': `public, max-age=${Math.min(maxCopySeconds, seconds)}` });
  });
}
