/** Limits posts per visitor and overall. Cloudflare counts them, so we store nothing. */
import type { MiddlewareHandler } from 'hono';
import { networksOf, unknownAddress } from '#server/http/client-address.ts';
import { tooMany } from '#server/http/rate-limit.ts';
import type { Env } from './platform.ts';

/** The bindings' window, as set in deploy/wrangler.jsonc; Cloudflare offers no longer one. */
const windowSeconds = 60;

/** @throws {ApiError} 429 `too-many-requests` */
export function limitBy(env: Pick<Env, 'POSTS_FIRST' | 'POSTS_NEAR' | 'POSTS_WIDE' | 'POSTS_ALL'>): MiddlewareHandler {
  return async (c, next) => {
    const { near, wide } = networksOf(c.get('clientAddress') ?? unknownAddress);
    const isFirst = (await env.POSTS_FIRST.limit({ key: wide })).success;
    const answers = await Promise.all([
      env.POSTS_NEAR.limit({ key: near }),
      env.POSTS_WIDE.limit({ key: wide }),
      env.POSTS_ALL.limit({ key: isFirst ? 'first' : 'further' }),
    ]);
    if (answers.some(({ success }) => !success)) throw tooMany(windowSeconds);
    await next();
  };
}
