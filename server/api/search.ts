/** GET /search?q=…: the results as a page, for visitors without JavaScript. Queries are never logged. */
import { type Context, Hono } from 'hono';
import { longestQuery, searchPath, type SearchSource } from '#domain/search.ts';
import type { Answer } from './answers.ts';

export type SearchRouteDeps = {
  answer: Answer;
  title: string;
  /** Undefined before the site is built. */
  source: (c: Context) => Promise<SearchSource | undefined>;
};

/** Without `q` the next handler responds: the prerendered page searches in the browser. */
export function searchRoute({ answer, title, source }: SearchRouteDeps): Hono {
  return new Hono().get(searchPath, async (c, next) => {
    const query = c.req.query('q');
    const found = query !== undefined && (await source(c));
    return found ? answer(200, { page: 'search', title, query: query.slice(0, longestQuery), source: found }) : next();
  });
}
