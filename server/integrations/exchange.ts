/** The pieces of one HTTP exchange: its address, its redirects, its body, its headers. Put together in upstream.ts. */
import { secondMs } from '#domain/durations.ts';
import { UpstreamError } from './upstream-error.ts';

/** What lets a source answer "not modified". */
export type Validators = { etag?: string; lastModified?: string };

const maxRedirects = 3;

/** Asks, follows redirects that are safe, and gives the answer with its body unread. */
export async function fetchFollowing(
  upstream: string,
  address: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  const start = withoutCredentials(upstream, address);
  const all = { ...headers, accept: '*/*', ...(start.authorization && { authorization: start.authorization }) };
  let { url } = start;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await fetch(url, { headers: all, signal, redirect: 'manual' });
    if (![301, 302, 303, 307, 308].includes(response.status)) return response;
    await response.body?.cancel();
    url = redirectTarget(upstream, url, response.headers.get('location'));
  }
  throw new UpstreamError(upstream, 'redirect', `redirected more than ${maxRedirects} times`);
}

/** `fetch` refuses addresses with a password in them; cameras are often reached by one. */
function withoutCredentials(upstream: string, address: string): { url: URL; authorization: string | undefined } {
  if (!URL.canParse(address)) throw new UpstreamError(upstream, 'network', 'its address is not a web address');
  const url = new URL(address);
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url, authorization: pair === ':' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Redirects are followed on the same host only, and never from https to http. */
function redirectTarget(upstream: string, from: URL, location: string | null): URL {
  if (!location || !URL.canParse(location, from))
    throw new UpstreamError(upstream, 'redirect', 'redirected to nowhere');
  const to = new URL(location, from);
  const isSafe =
    to.host === from.host && (to.protocol === from.protocol || (from.protocol === 'http:' && to.protocol === 'https:'));
  if (!isSafe || to.username || to.password)
    throw new UpstreamError(upstream, 'redirect', 'redirected to another host');
  return to;
}

/** The whole body, or a `too-large` error as soon as it is known to exceed the limit. */
export async function readBody(
  upstream: string,
  response: Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new UpstreamError(upstream, 'too-large', `answered with more than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    // Counted after decompression, so that a small answer can't blow up.
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** The headers with which a source can answer "not modified". */
export const conditions = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

/** The moment that a Retry-After header names (seconds or a date), in Unix milliseconds. */
export function retryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return now.getTime() + Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : date;
}

/**
 * How long ago the origin server vouched for a response, in milliseconds: its Age header, 0 without one
 * (https://www.rfc-editor.org/rfc/rfc9111#section-5.1). A cache on the way may serve a copy of three days. Several
 * caches may each have added a value: the largest counts. `Date` isn't compared with our clock, which may be wrong.
 */
export function ageMs(headers: Headers): number {
  const seconds = (headers.get('age') ?? '').match(/\d+/g) ?? [];
  return Math.max(0, ...seconds.map(Number)) * secondMs;
}

/** What to send with the next question for the same thing. */
export function validatorsOf(headers: Headers): Validators {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
}
