/** Counts in memory, by salted hashes of networks, so that no record of who posted exists. */
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
  /** How many requests all visitors have together, and once more as many for the first ones of each network. */
  together?: number;
  /** A monotonic clock in milliseconds; another one in tests. */
  clock?: () => number;
};

/** A provider gives a household a /56 of IPv6, some of them a /48; several households share a /48. */
const wideFactor = 4;

/**
 * So many posts of each wide network count apart from all further ones: a few networks that post all they may leave
 * others room.
 */
const firstPosts = 3;

/** In a sliding window. Refused requests don't count, so waiting helps. @throws {ApiError} 429 `too-many-requests` */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler {
  const { limit, windowMs, enabled, together = 40 * limit, clock = () => performance.now() } = options;
  const salt = randomBytes(16);
  const hash = (network: string) => createHash('sha256').update(salt).update(network).digest('base64');
  /** The accepted requests of the window, the oldest first, each with the networks that it came from. */
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

/** The refusal of a post that may be sent again after so many seconds; it names them in minutes. */
export function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil((seconds * secondMs) / minuteMs);
  const [message, spanish] = tooManyWords(minutes);
  return new ApiError(429, 'too-many-requests', message, { headers: { 'Retry-After': String(seconds) }, spanish });
}
