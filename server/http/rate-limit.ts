/** Counts in memory by salted hashes of networks, so that there is no record of who posted. */
import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { ApiError } from './api-error.ts';
import { networksOf, unknownAddress } from './client-address.ts';
import { tooManyWords } from '#words/refusals.ts';

export type RateLimitOptions = {
  limit: number;
  windowMs: number;
  enabled: boolean;
  /** The limit for all visitors together; the first posts of each network have a second one of the same size. */
  together?: number;
  /** A monotonic clock in milliseconds, replaced in tests. */
  clock?: () => number;
};

/** Providers give a household an IPv6 /56, some a /48; several households may share a /48. */
const wideFactor = 4;

/**
 * How many posts of each wide network count separately from its further ones, so that a few networks that exhaust their
 * limits leave room for others.
 */
const firstPosts = 3;

/** A sliding window. Refused requests don't count, so waiting helps. @throws {ApiError} 429 `too-many-requests` */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler {
  const { limit, windowMs, enabled, together = 40 * limit, clock = () => performance.now() } = options;
  const salt = randomBytes(16);
  const hash = (network: string) => createHash('sha256').update(salt).update(network).digest('base64');
  /** The accepted requests in the window, oldest first, each with its networks. */
  let accepted: { at: number; from: readonly string[]; isFirst: boolean }[] = [];
  return async (c, next) => {
    if (enabled) {
      const now = clock();
      accepted = accepted.filter(({ at }) => at > now - windowMs);
      const { near, wide } = networksOf(c.get('clientAddress') ?? unknownAddress);
      const from = [near, wide].map(hash);
      const [ofNear = [], ofWide = []] = from.map((network) => accepted.filter((one) => one.from.includes(network)));
      const isFirst = ofWide.length < firstPosts;
      const full = [
        { past: ofNear, most: limit },
        { past: ofWide, most: wideFactor * limit },
        { past: accepted.filter((one) => one.isFirst === isFirst), most: together },
      ].filter(({ past, most }) => past.length >= most);
      if (full.length > 0) {
        const freeAt = Math.max(...full.map(({ past, most }) => (past.at(-most)?.at ?? now) + windowMs));
        throw tooMany(Math.ceil((freeAt - now) / secondMs));
      }
      accepted.push({ at: now, from, isFirst });
    }
    await next();
  };
}

/** The refusal of a post that may be retried after this many seconds; its message gives minutes. */
export function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil((seconds * secondMs) / minuteMs);
  const [message, spanish] = tooManyWords(minutes);
  return new ApiError(429, 'too-many-requests', message, { headers: { 'Retry-After': String(seconds) }, spanish });
}
