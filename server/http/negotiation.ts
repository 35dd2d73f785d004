/** Content negotiation and conditional requests (RFC 9110, sections 12.5.3 and 13.1.2). */
import { parseAccept } from 'hono/utils/accept';
import type { Encoding } from './site-manifest.ts';

/** Below every weight a client can write: identity is acceptable unless refused, but never preferred unasked. */
const identityWeight = 0.0001;

/**
 * The best of the encodings that exist for a file.
 * @param header the request's Accept-Encoding; without one nothing is compressed
 * @returns `identity` also if the client accepts nothing we have: a readable response is better than a 406
 */
export function chooseEncoding(
  header: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | 'identity' {
  if (!header) return 'identity';
  const weights = weightsIn(header);
  const any = weights.get('*');
  const weigh = (name: string, otherwise: number) => weights.get(name) ?? any ?? otherwise;
  const br = available.br ? weigh('br', 0) : 0;
  const gzip = available.gzip ? (weights.get('x-gzip') ?? weigh('gzip', 0)) : 0;
  const identity = weigh('identity', identityWeight);
  if (br > 0 && br >= gzip && br >= identity) return 'br';
  if (gzip > 0 && gzip >= identity) return 'gzip';
  return 'identity';
}

type Weights = ReadonlyMap<string, number>;

/** Parsed headers: browsers send the same few, and parsing costs more than all the rest. */
const parsed = new Map<string, Weights>();
/** Bounds the cache against generated headers. */
const maxParsed = 100;

function weightsIn(header: string): Weights {
  const weights = parsed.get(header) ?? new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  if (parsed.size < maxParsed && header.length < 200) parsed.set(header, weights);
  return weights;
}

/**
 * Whether If-None-Match names this entity tag. The comparison is the weak one: proxies that compress again turn
 * our strong tags into weak ones.
 * @param etag with its quotes
 */
export function etagMatches(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
