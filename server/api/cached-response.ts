/** Answers that many ask for and that seldom change: written once, compressed once, sent once to each. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Context } from 'hono';
import { chooseEncoding, etagMatches } from '#server/http/negotiation.ts';
import type { Encoding } from '#server/http/site-manifest.ts';

/** In bytes. Shorter answers fit into one packet as they are. */
const worthCompressing = 1_000;

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

type Answerer<Value> = (c: Context, value: Value, headers: Record<string, string>) => Promise<Response>;

/** {@link keptAnswers} in JSON. */
export const jsonAnswers = (): Answerer<object> =>
  keptAnswers('application/json', (value: object) => JSON.stringify(value));

/**
 * Makes the answerer of one route. It keeps the last answer: as long as it is handed the same object it is not written
 * again, and as long as it says the same, not compressed again. Answers carry an ETag, and 304 to who holds it.
 * @param write makes the text of an answer
 */
export function keptAnswers<Value extends object>(type: string, write: (value: Value) => string): Answerer<Value> {
  let last: Prepared | undefined;
  const prepare = (value: Value): Prepared => {
    if (last?.value === value) return last;
    const text = write(value);
    last = last?.text === text ? { ...last, value } : prepared(value, text);
    return last;
  };
  return async (c, value, headers) => {
    const { bytes, hash, encoded } = prepare(value);
    const isLong = bytes.byteLength >= worthCompressing;
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
