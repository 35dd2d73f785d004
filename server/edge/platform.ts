/** What we use of Cloudflare Workers, as types: https://developers.cloudflare.com/workers/runtime-apis/ */
import type { D1 } from '#server/inbox/d1.ts';
import type { Reader } from './reader.ts';

export type Env = {
  ASSETS: { fetch(request: Request): Promise<Response> };
  DB: D1;
  /** What the office has closed: what `npm run close -- … --print` says. */
  CLOSURE?: string;
  /** The first posts of a network that several may share, which have a limit of their own in `POSTS_ALL`. */
  POSTS_FIRST: RateLimit;
  /** Posts from one network, from one that several may share, and of all together. */
  POSTS_NEAR: RateLimit;
  POSTS_WIDE: RateLimit;
  POSTS_ALL: RateLimit;
};

type RateLimit = { limit(by: { key: string }): Promise<{ success: boolean }> };

export type Context = {
  /** The request's answer may have left; this is finished all the same. */
  waitUntil(work: Promise<unknown>): void;
  exports: { Reader: Reader };
};

export type EdgeCache = {
  match(key: Request): Promise<Response | undefined>;
  put(key: Request, response: Response): Promise<void>;
  delete(key: Request): Promise<boolean>;
};
export const edgeCache = (): EdgeCache => (globalThis as unknown as { caches: { default: EdgeCache } }).caches.default;
