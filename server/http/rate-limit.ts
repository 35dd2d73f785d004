/** Counts in memory, by salted hashes of networks, so that no record of who posted exists. */
import { createHash, randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { minuteMs, secondMs } from '#domain/durations.ts';
import { ApiError } from './api-error.ts';
import { networksOf, unknownAddress } from './client-address.ts';

export type RateLimitOptions = {
  limit: number;
  windowMs: number;
  enabled: boolean;
  /** How many requests all visitors have together. It bounds the memory too: only what was accepted is remembered. */
  together?: number;
  /** A monotonic clock in milliseconds; another one in tests. */
  clock?: () => number;
};

/** A provider gives a household a /56 of IPv6, some of them a /48; several households share a /48. */
const wideFactor = 4;

/** In a sliding window. Refused requests don't count, so waiting helps. @throws {ApiError} 429 `too-many-requests` */
export function rateLimit(options: RateLimitOptions): MiddlewareHandler {
  const { limit, windowMs, enabled, together = 40 * limit, clock = () => performance.now() } = options;
  const salt = randomBytes(16);
  const hash = (network: string) => createHash('sha256').update(salt).update(network).digest('base64');
  /** The accepted requests of the window, the oldest first, each with the networks that it came from. */
  let accepted: { at: number; from: readonly string[] }[] = [];
  return async (c, next) => {
    if (enabled) {
      const now = clock();
      accepted = accepted.filter(({ at }) => at > now - windowMs);
      const { near, wide } = networksOf(c.get('clientAddress') ?? unknownAddress);
      const from = [near, wide].map(hash);
      const of = (network: string | undefined) => accepted.filter((one) => one.from.includes(network ?? ''));
      const full = [
        { past: of(from[0]), most: limit },
        { past: of(from[1]), most: wideFactor * limit },
        { past: accepted, most: together },
      ].filter(({ past, most }) => past.length >= most);
      if (full.length > 0) {
        const freeAt = Math.max(...full.map(({ past, most }) => (past.at(-most)?.at ?? now) + windowMs));
        throw tooMany(Math.ceil((freeAt - now) / secondMs));
      }
      accepted.push({ at: now, from });
    }
    await next();
  };
}

export function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil((seconds * secondMs) / minuteMs);
  const wait = minutes > 1 ? `${minutes} minutes` : 'a minute';
  return new ApiError(
    429,
    'too-many-requests',
    `That is a lot of messages in a short time. Please try again in ${wait}.`,
    {
      headers: { 'Retry-After': String(seconds) },
    },
  );
}
