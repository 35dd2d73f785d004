/** What is remembered between requests, in the cache of the place of Cloudflare's network that was asked. */
import { secondMs } from '#domain/durations.ts';
import { etagMatches } from '#server/http/negotiation.ts';
import type { LastGood } from '#server/integrations/last-good.ts';
import type { Log } from '#server/http/log.ts';
import { edgeCache } from './platform.ts';

/** The last good answers of the feeds are useful for hours; for how long says each resource. */
const feedSeconds = 24 * 60 * 60;

/** The last good answer of each source. @param origin the website's own, for the keys: nobody is asked there */
export function cachedLastGood(origin: string, log: Log): LastGood {
  const keyOf = (name: string) => new Request(`${origin}/.feeds/${name}`);
  const cautiously = async <Value>(name: string, work: () => Promise<Value>): Promise<Value | undefined> => {
    try {
      return await work();
    } catch (error) {
      log.warn({ err: error, name }, 'the cache failed');
      return undefined;
    }
  };
  return {
    read: (name) => cautiously(name, async () => (await edgeCache().match(keyOf(name)))?.json()),
    async write(name, record) {
      const headers = { 'cache-control': `max-age=${feedSeconds}`, 'content-type': 'application/json' };
      await cautiously(name, () => edgeCache().put(keyOf(name), new Response(JSON.stringify(record), { headers })));
    },
    async remove(name) {
      await cautiously(name, () => edgeCache().delete(keyOf(name)));
    },
  };
}

/** For so long, in seconds, what browsers may not keep is given again: not every visitor asks a feed that fails. */
const briefSeconds = 15;
const browsersUntil = 'x-browsers-until';
/** Not every cache keeps an answer that failed, so each is kept as one that did not. */
const realStatus = 'x-real-status';

/**
 * The answer to a question that many ask alike, made once in a while. Only for what does not depend on who asks. It
 * never gets older in a browser than it would without us.
 * @param later takes what is finished after the answer has left
 */
export async function askedByMany(
  request: Request,
  later: (work: Promise<unknown>) => void,
  answer: (question: Request) => Promise<Response>,
): Promise<Response> {
  const question = new Request(request.url);
  const kept = await edgeCache().match(question);
  if (kept) return handedTo(request, kept);
  const made = await answer(question);
  const seconds = Number(/public, max-age=(\d+)/.exec(made.headers.get('cache-control') ?? '')?.[1] ?? 0);
  const headers = new Headers(made.headers);
  headers.set('cache-control', `max-age=${seconds || briefSeconds}`);
  headers.set(browsersUntil, String(Date.now() + seconds * secondMs));
  headers.set(realStatus, String(made.status));
  const copy = new Response(await made.arrayBuffer(), { headers });
  later(edgeCache().put(question, copy.clone()));
  return handedTo(request, copy);
}

function handedTo(request: Request, kept: Response): Response {
  const headers = new Headers(kept.headers);
  const seconds = Math.ceil((Number(headers.get(browsersUntil)) - Date.now()) / secondMs);
  const status = Number(headers.get(realStatus));
  headers.delete(browsersUntil);
  headers.delete(realStatus);
  headers.set('cache-control', seconds > 0 ? `public, max-age=${seconds}` : 'no-store');
  const etag = headers.get('etag');
  const isKnown = etag !== null && etagMatches(request.headers.get('if-none-match') ?? undefined, etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(kept.body, { status, headers });
}
