/** GET /api/status: can I shoot if I go now? The body is {@link StatusAnswer}. */
import { Hono } from 'hono';
import type { Sources } from '#domain/day-plan.ts';
import { secondMs } from '#domain/durations.ts';
import { type StatusAnswer, statusAnswer } from '#domain/status-answer.ts';
import { shared, shareJson } from './cached-response.ts';

/** The maximum cache lifetime of the response, in seconds; shorter if the status changes earlier. */
const maxCopySeconds = 15;

type Deps = { sources: () => Promise<Sources>; now: () => Date };

type Kept = { sources: Sources; from: Date; until: Date; answer: StatusAnswer };

/** Always 200: the body says how far the status can be trusted. */
export function statusRoute({ sources, now }: Deps): Hono {
  let last: Kept | undefined;

  return new Hono().get('/status', ...shared, async (c) => {
    const known = await sources();
    const at = now();
    if (last?.sources !== known || at < last.from || at >= last.until) {
      const answer = statusAnswer(at, known);
      last = { sources: known, from: at, until: new Date(answer.changesAt), answer };
    }
    const seconds = Math.ceil((last.until.getTime() - at.getTime()) / secondMs);
    return shareJson(c, last.answer, {
      'cache-control': `public, max-age=${Math.min(maxCopySeconds, seconds)}`,
      // The clock by which the status was computed: pages correct theirs by it.
      date: at.toUTCString(),
    });
  });
}
