/**
 * The way of nearly every request: a GET of a file that the build made. Node itself answers it from memory, with the
 * headers and the line in the log that the application would give (tests/server/known-files.test.ts compares them), but
 * without its dozens of objects for each request. Everything else is the application's.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { chooseEncoding, etagMatches } from '#server/encoding.ts';
import type { Settings } from '#server/env.ts';
import type { RequestLine } from '#server/log.ts';
import { forwardedOverHttps } from '#server/middleware/client-address.ts';
import { loggedPath } from '#server/middleware/request-log.ts';
import { securityHeadersOf, strictTransport } from '#server/middleware/security-headers.ts';
import { withoutContent } from '#server/serve-site.ts';
import type { BuiltSite, Representation, SiteFile } from '#server/site.ts';
import type { Encoding } from '#server/site-manifest.ts';

type KnownFilesDeps = {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  site: BuiltSite;
  /** Where the line of each request goes. */
  log: (line: RequestLine) => void;
  /** What answers at the site's own addresses before its files. */
  files?: readonly Hono[];
};

/** A file with all of an answer that is the same each time, in each of its encodings. */
type KnownFile = { logged: string; kinds: { identity: Kind } & Partial<Record<Encoding, Kind>> };
type Kind = Pick<Representation, 'body' | 'etag'> & { headers: Readonly<Record<200 | 304, readonly string[]>> };

/** Answers a request and says so, or leaves it alone: whatever is not plainly a file of the site. */
export function knownFiles({ settings, site, log, files = [] }: KnownFilesDeps) {
  const known = new Map<string, KnownFile>();
  for (const [path, file] of site.files) if (file !== site.notFound) known.set(path, knownFile(path, file));
  for (const { routes } of files) for (const { path } of routes) known.delete(path);

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    const { url = '', method = '', headers } = request;
    const found = known.get(url) ?? known.get(url.split('?', 1)[0] ?? '');
    if (!found || !isPlain(request)) return false;
    const { logged, kinds } = found;
    const kind = kinds[chooseEncoding(headers['accept-encoding'], kinds)] ?? kinds.identity;
    const status = etagMatches(headers['if-none-match'], kind.etag) ? 304 : 200;
    const requestId = crypto.randomUUID();
    const isSecure = forwardedOverHttps(headers['x-forwarded-proto'], settings.TRUST_PROXY);
    response.writeHead(status, [
      ...kind.headers[status],
      'x-request-id',
      requestId,
      ...(isSecure ? strictTransport : []),
    ]);
    response.end(status === 200 && method === 'GET' ? kind.body : undefined);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log({ requestId, method, path: logged, status, ms });
    return true;
  };
}

const knownFile = (path: string, { identity, br, gzip }: SiteFile): KnownFile => ({
  logged: JSON.stringify(loggedPath(path)),
  kinds: { identity: kindOf(identity), ...(br && { br: kindOf(br) }), ...(gzip && { gzip: kindOf(gzip) }) },
});

const kindOf = ({ body, etag, headers }: Representation): Kind => ({
  body,
  etag,
  headers: { 200: whole(headers), 304: whole(withoutContent(headers)) },
});

/** As Node writes them: each name followed by its value. */
const whole = (headers: Readonly<Record<string, string>>): string[] =>
  Object.entries({ ...headers, ...securityHeadersOf(headers['content-type'] ?? '') }).flat();

/** Without anything that only the application judges: another method, a body, an odd host. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    headers['content-length'] === undefined &&
    headers['transfer-encoding'] === undefined &&
    headers.expect === undefined &&
    /^[a-z\d.-]+(?::\d+)?$/i.test(headers.host ?? '')
  );
}
