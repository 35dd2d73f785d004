/** Types for the parts of Cloudflare Workers that we use: https://developers.cloudflare.com/workers/runtime-apis/ */
import type { D1 } from '#server/inbox/d1.ts';
import type { Reader } from './reader.ts';

export type Env = {
  ASSETS: { fetch(request: Request): Promise<Response> };
  DB: D1;
  /** The office's closures: the output of `npm run close -- … --print`. */
  CLOSURE?: string;
  /** The first posts from a network that several people may share. `POSTS_ALL` limits them separately. */
  POSTS_FIRST: RateLimit;
  /** Posts from one network, from a network that several people may share, and overall. */
  POSTS_NEAR: RateLimit;
  POSTS_WIDE: RateLimit;
  POSTS_ALL: RateLimit;
};

type RateLimit = { limit(by: { key: string }): Promise<{ success: boolean }> };

export type Context = {
  /** Keeps the Worker running until the work is done, even after the response was sent. */
  waitUntil(work: Promise<unknown>): void;
  exports: { Reader: Reader };
};

export type EdgeCache = {
  match(key: Request): Promise<Response | undefined>;
  put(key: Request, response: Response): Promise<void>;
  delete(key: Request): Promise<boolean>;
};
export const edgeCache = (): EdgeCache => (globalThis as unknown as { caches: { default: EdgeCache } }).caches.default;
