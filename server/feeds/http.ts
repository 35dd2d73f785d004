import { z } from 'zod';
import { secondMs } from '#domain/durations.ts';
import { UpstreamError } from './upstream-error.ts';

export const validatorsSchema = z.object({
  etag: z.string().exactOptional(),
  lastModified: z.string().exactOptional(),
});
export type Validators = z.infer<typeof validatorsSchema>;

const maxRedirects = 3;

/** Sends a GET request, follows safe redirects, and returns the response with its body unread. */
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

/** Moves a URL's password, which webcams often need, to an Authorization header: `fetch` rejects such URLs. */
function withoutCredentials(upstream: string, address: string): { url: URL; authorization: string | undefined } {
  if (!URL.canParse(address)) throw new UpstreamError(upstream, 'network', 'its address is not a web address');
  const url = new URL(address);
  const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return { url, authorization: pair === ':' ? undefined : `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Allows redirects to the same host only, and never from https to http. */
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

/** Reads the body. Throws `too-large` as soon as it exceeds the limit, which counts decompressed bytes. */
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
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

export const conditionalHeaders = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag && { 'if-none-match': etag }),
  ...(lastModified && { 'if-modified-since': lastModified }),
});

export function validatorsOf(headers: Headers): Validators {
  const [etag, lastModified] = [headers.get('etag'), headers.get('last-modified')];
  return { ...(etag && { etag }), ...(lastModified && { lastModified }) };
}

/** The moment that a Retry-After header (seconds or a date) names, in Unix milliseconds. */
export function retryAfter(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return now.getTime() + Number(header) * secondMs;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : date;
}

/** In milliseconds: the largest Age (RFC 9111, section 5.1). `Date` isn't used, because our clock may be wrong. */
export function ageMs(headers: Headers): number {
  const seconds = (headers.get('age') ?? '').match(/\d+/g) ?? [];
  return Math.max(0, ...seconds.map(Number)) * secondMs;
}
