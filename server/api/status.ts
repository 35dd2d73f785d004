/** GET /api/status: can I shoot if I go now? The body is `StatusAnswer` in domain/status-answer.ts. */
import { Hono } from 'hono';
import type { Sources } from '#domain/day-plan.ts';
import { secondMs } from '#domain/durations.ts';
import { type StatusAnswer, statusAnswer } from '#domain/status-answer.ts';
import { shared, shareJson } from './cached-response.ts';

/** How long a copy of the answer may be used, in seconds; less where it changes before. */
const maxCopySeconds = 30;

type Deps = { sources: () => Promise<Sources>; now: () => Date };

type Kept = { sources: Sources; from: Date; until: Date; answer: StatusAnswer };

/** Always 200: the status tells how far it can be trusted. */
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
      // By the clock that the status goes by: pages correct theirs with it.
      date: at.toUTCString(),
    });
  });
}
