/** GET /search?q=… and /es/search?q=…: results as a page, opened by its address. Queries are never logged. */
import { type Context, Hono } from 'hono';
import { parseHtml } from '#content/html.server.ts';
import type { RenderAnswer } from '#domain/form-answer.ts';
import {
  type Live,
  longestQuery,
  searchFile,
  searchPath,
  type SearchSource,
  spanishSearchFile,
  spanishSearchPath,
} from '#domain/search.ts';
import { answersIn, type Frame } from './answers.ts';
import type { LiveLines } from './live-lines.ts';
import { memoizeLast } from './memoize-last.ts';

export type SearchRouteDeps = {
  siteName: string;
  /** A built page as text, which frames the results; undefined before the site is built. */
  page: (c: Context, path: string) => Promise<Frame>;
  /** A language's places and facts; undefined before the site is built. */
  source: (c: Context, file: string) => Promise<SearchSource | undefined>;
  liveLines: LiveLines;
  renderAnswer: RenderAnswer;
  now: () => Date;
};

/** Without `q` the next handler responds: the prerendered page searches in the browser. */
export function searchRoute({ siteName, page, source, liveLines, renderAnswer, now }: SearchRouteDeps): Hono {
  const route = new Hono();
  for (const [path, language, own, other] of [
    [searchPath, 'en-US', searchFile, spanishSearchFile],
    [spanishSearchPath, 'es', spanishSearchFile, searchFile],
  ] as const) {
    const framed = memoizeLast((html: Frame) => ({
      ...topIn(html),
      answer: answersIn({ siteName, language, frame: () => html, renderAnswer }),
    }));
    route.get(path, async (c, next) => {
      const query = c.req.query('q')?.slice(0, longestQuery);
      if (query === undefined) return next();
      const [first, second] = await Promise.all([source(c, own), source(c, other)]);
      if (!first || !second) return next();
      const { label, title, answer } = framed(await page(c, path));
      const sayLive = (asked: readonly Live[]) => liveLines(asked, language);
      return answer(200, { page: 'search', label, title, query, sources: [first, second], sayLive, now: now() });
    });
  }
  return route;
}

/** The page's heading and the label above it. */
function topIn(html: Frame): { label: string | undefined; title: string } {
  const [main] = html ? parseHtml(html).all('main') : [];
  const label = main?.all('p').find((line) => line.get('class') === 'kicker')?.text;
  return { label, title: main?.all('h1')[0]?.text ?? '' };
}
