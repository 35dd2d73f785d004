/** Responses that are shared by all visitors and seldom change: serialized once, compressed once, with ETag and 304. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { chooseEncoding, etagMatches } from '#server/http/negotiation.ts';
import type { Encoding } from '#server/http/site-manifest.ts';

/** In bytes. Shorter responses fit into one packet uncompressed. */
const minCompressedBytes = 1_000;

const compress: Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
};

type Prepared = {
  value: unknown;
  text: string;
  bytes: Uint8Array<ArrayBuffer>;
  hash: string;
  encoded: Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>;
};

type Responder<Value> = (c: Context, value: Value, headers: Record<string, string>) => Promise<Response>;

/** {@link cachedResponses} in JSON. */
export const cachedJson = (): Responder<object> =>
  cachedResponses('application/json', (value: object) => JSON.stringify(value));

/** GET of a feed's answer. Browsers may cache it for a minute unless it is uncertain, and so may change sooner. */
export function jsonRoute<Answer extends object>(
  route: string,
  load: () => Promise<Answer>,
  isCertain: (answer: Answer) => boolean = () => true,
): Hono {
  const json = cachedJson();
  return new Hono().get(route, async (c) => {
    const answer = await load();
    return json(c, answer, { 'cache-control': isCertain(answer) ? 'public, max-age=60' : 'no-store' });
  });
}

/**
 * Makes the responder of one route. It caches the last response: the same object is not serialized again, and the same
 * text is not compressed again. Responses have an ETag, and conditional requests get a 304.
 * @param write serializes a value
 */
export function cachedResponses<Value extends object>(type: string, write: (value: Value) => string): Responder<Value> {
  let last: Prepared | undefined;
  const prepare = (value: Value): Prepared => {
    if (last?.value === value) return last;
    const text = write(value);
    last = last?.text === text ? { ...last, value } : prepared(value, text);
    return last;
  };
  return async (c, value, headers) => {
    const { bytes, hash, encoded } = prepare(value);
    const isLong = bytes.byteLength >= minCompressedBytes;
    const encoding = isLong ? chooseEncoding(c.req.header('accept-encoding'), { br: true, gzip: true }) : 'identity';
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const all = { ...headers, etag, ...(isLong && { vary: 'Accept-Encoding' }) };
    if (etagMatches(c.req.header('if-none-match'), etag)) return c.body(null, 304, all);
    const typed = { ...all, 'content-type': type };
    if (encoding === 'identity') return c.body(bytes, 200, typed);
    const body = encoded.get(encoding) ?? compress[encoding](bytes);
    encoded.set(encoding, body);
    return c.body(await body, 200, { ...typed, 'content-encoding': encoding });
  };
}

function prepared(value: object, text: string): Prepared {
  const bytes = new TextEncoder().encode(text);
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { value, text, bytes, hash, encoded: new Map() };
}
