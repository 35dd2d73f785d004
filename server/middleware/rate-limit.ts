/**
 * How often one visitor may post. Counted in memory, by a salted hash of the address: after a restart nobody can tell
 * who had posted, and neither can we.
 */
import { createHash, randomBytes } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { ApiError } from '#server/errors.ts';
import { unknownAddress } from '#server/middleware/client-address.ts';

export type RateLimitOptions = {
  /** How many requests each visitor has in any window. */
  limit: number;
  /** Length of the sliding window in milliseconds. */
  windowMs: number;
  now: () => Date;
  /** False lets everything pass (`RATE_LIMIT=off`). */
  enabled: boolean;
  /** How many visitors are remembered; past that, those who posted longest ago are forgotten. */
  remembered?: number;
};

/**
 * Refuses the request that exceeds the limit in a sliding window, with 429 and Retry-After. Refused requests do not
 * count, so waiting as long as Retry-After says always helps. Reads `clientAddress`, which the application sets.
 * @throws {ApiError} 429 `too-many-requests`
 */
export function rateLimit({ limit, windowMs, now, enabled, remembered = 10_000 }: RateLimitOptions): MiddlewareHandler {
  const salt = randomBytes(16);
  /**
   * Times of the accepted requests in epoch milliseconds, oldest first; visitors in the order of their last request.
   */
  const accepted = new Map<string, number[]>();
  return async (c, next) => {
    if (enabled) {
      const key = createHash('sha256')
        .update(salt)
        .update(network(c.get('clientAddress') ?? unknownAddress))
        .digest('base64');
      const time = now().getTime();
      const recent = (accepted.get(key) ?? []).filter((past) => past > time - windowMs);
      accepted.delete(key);
      if (recent.length >= limit) {
        accepted.set(key, recent);
        throw tooMany(Math.ceil(((recent[0] ?? time) + windowMs - time) / 1000));
      }
      accepted.set(key, [...recent, time]);
      for (const oldest of accepted.keys()) {
        if (accepted.size <= remembered) break;
        accepted.delete(oldest);
      }
    }
    await next();
  };
}

function tooMany(seconds: number): ApiError {
  const minutes = Math.ceil(seconds / 60);
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

/** A household has one IPv4 address, but a whole /64 of IPv6 to post from. */
function network(address: string): string {
  // A socket that listens on both families writes IPv4 addresses so.
  const v4 = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(address)?.[1];
  if (v4 || !isIPv6(address)) return v4 ?? address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
