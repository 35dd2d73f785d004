/** Content negotiation and conditional requests (RFC 9110, sections 12.5.3 and 13.1.2). */
import type { Encoding } from './site-manifest.ts';

/** Matches an encoding that the client accepts. Weights other than 0 are ignored, as in nginx. */
const accepted = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

/**
 * The smallest encoding that the client accepts. `identity` even if it refuses that, because a readable page is better
 * than a 406.
 */
export function chooseEncoding(
  header: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | 'identity' {
  if (!header) return 'identity';
  if (available.br && accepted.br.test(header)) return 'br';
  return available.gzip && accepted.gzip.test(header) ? 'gzip' : 'identity';
}

/** Weak comparison, because proxies that recompress turn our strong tags into weak ones. `etag` includes its quotes. */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
