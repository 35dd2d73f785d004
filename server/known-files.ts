/**
 * The way of nearly every request: a GET of a file that the build made. Node itself answers it from memory, with the
 * headers and the line in the log that the application would give (tests/server/known-files.test.ts compares them), but
 * without its dozens of objects for each request. Everything else is the application's.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import { chooseEncoding, etagMatches } from '#server/encoding.ts';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/log.ts';
import { forwardedOverHttps } from '#server/middleware/client-address.ts';
import { loggedPath } from '#server/middleware/request-log.ts';
import { securityHeadersOf, strictTransport } from '#server/middleware/security-headers.ts';
import { withoutContent } from '#server/serve-site.ts';
import type { BuiltSite, Representation } from '#server/site.ts';

type KnownFilesDeps = {
  settings: Pick<Settings, 'TRUST_PROXY'>;
  site: BuiltSite;
  log: Log;
  /** What answers at the site's own addresses before its files. */
  files?: readonly Hono[];
};

/** Answers a request and says so, or leaves it alone: whatever is not plainly a file of the site. */
export function knownFiles({ settings, site, log, files = [] }: KnownFilesDeps) {
  const others = new Set(files.flatMap(({ routes }) => routes.map(({ path }) => path)));
  const headers = new Map<Representation, Readonly<Record<200 | 304, readonly string[]>>>();

  const headersOf = (kind: Representation) => {
    const known = headers.get(kind) ?? { 200: whole(kind.headers), 304: whole(withoutContent(kind.headers)) };
    headers.set(kind, known);
    return known;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const started = performance.now();
    const [path = ''] = (request.url ?? '').split('?', 1);
    const file = site.files.get(path);
    if (!file || file === site.notFound || others.has(path) || !isPlain(request)) return false;
    const kind = file[chooseEncoding(request.headers['accept-encoding'], file)] ?? file.identity;
    const status = etagMatches(request.headers['if-none-match'], kind.etag) ? 304 : 200;
    const requestId = crypto.randomUUID();
    const isSecure = forwardedOverHttps(request.headers['x-forwarded-proto'], settings.TRUST_PROXY);
    response.writeHead(status, [
      ...headersOf(kind)[status],
      'x-request-id',
      requestId,
      ...(isSecure ? strictTransport : []),
    ]);
    response.end(status === 200 && request.method === 'GET' ? kind.body : undefined);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log.info({ requestId, method: request.method, path: loggedPath(path), status, ms }, 'request');
    return true;
  };
}

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
