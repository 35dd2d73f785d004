/** Serves the built site from memory by exact path: no request reaches the file system. */
import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { chooseEncoding, etagMatches } from '#server/http/negotiation.ts';
import type { Settings } from '#server/env.ts';
import type { Log } from '#server/http/log.ts';
import { logRequest } from '#server/http/request-log.ts';
import { securityHeadersOf, transportHeaders } from '#server/http/security-headers.ts';
import { notFoundPath, spanishNotFoundPath } from '#server/http/site-manifest.ts';
import { type BuiltSite, type Representation, siteAt, type SiteFile } from '#server/http/site.ts';
import { languageOf } from '#domain/language.ts';
import { textIn } from '#words/pairs.ts';
import { refusals } from '#words/refusals.ts';

type Deps = { settings: Pick<Settings, 'TRUST_PROXY'>; site: BuiltSite; log: Log; now: () => Date };

/** Answers and logs requests for the site's edition at the moment of the request. */
export function staticFiles({ settings, site, log, now }: Deps): RequestListener {
  return (request, response) => {
    const startedAt = performance.now();
    const { method = 'GET', url = '/', headers } = request;
    const { path, search } = splitTarget(url);
    const { status, headers: own, body } = respond(siteAt(site, now()), { method, path, search, headers });
    const requestId = crypto.randomUUID();
    const transport = transportHeaders(headers['x-forwarded-proto'], settings.TRUST_PROXY);
    response.writeHead(status, { ...own, ...transport, 'x-request-id': requestId }).end(body);
    logRequest(log, { requestId, method, path, status, startedAt });
  };
}

type StaticRequest = {
  method: string;
  path: string;
  /** Including its `?`, or empty. */
  search: string;
  headers: Pick<IncomingHttpHeaders, 'accept-encoding' | 'if-none-match'>;
};
type StaticResponse = { status: number; headers: Readonly<Record<string, string>>; body?: Uint8Array | string };

/**
 * Splits a request target. A malformed path matches no file. Some proxies send absolute form (RFC 9112, section 3.2).
 */
export function splitTarget(target: string): { path: string; search: string } {
  const local = target.startsWith('/') ? target : target.replace(/^https?:\/\/[^/?]*/i, '');
  const queryAt = local.indexOf('?');
  const path = queryAt === -1 ? local : local.slice(0, queryAt);
  return { path: path.includes('%') ? decoded(path) : path, search: queryAt === -1 ? '' : local.slice(queryAt) };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** 200, 304, 308 to the canonical path, 404 with the site's own page, or 405. The query is ignored. */
export function respond(site: BuiltSite, request: StaticRequest): StaticResponse {
  const { method, path, search, headers } = request;
  const file = site.files.get(path);
  if (file && path !== notFoundPath && path !== spanishNotFoundPath) {
    if (method !== 'GET' && method !== 'HEAD')
      return plain(405, { allow: 'GET, HEAD' }, textIn(refusals.noSuchMethod, languageOf(path)));
    const found = representationOf(file, headers);
    if (!etagMatches(headers['if-none-match'], found.etag)) return { status: 200, ...found };
    return { status: 304, headers: notModifiedHeaders(found.headers) };
  }
  const target = site.redirects.get(withoutSlash(path)) ?? canonicalPath(site, path);
  if (target !== undefined) return plain(308, { location: withQuery(target, search), 'cache-control': 'no-cache' }, '');
  return notFound(
    site.files.get(languageOf(path) === 'es' ? spanishNotFoundPath : notFoundPath) ?? site.notFound,
    headers,
  );
}

const plain = (status: number, headers: Record<string, string>, body: string): StaticResponse => ({
  status,
  headers: { ...securityHeadersOf(''), 'content-type': 'text/plain; charset=utf-8', ...headers },
  body,
});

/** A 304 repeats the headers of the 200 response, except those that describe its body (RFC 9110, section 15.4.5). */
function notModifiedHeaders(headers: Representation['headers']): Representation['headers'] {
  const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
  return rest;
}

/** Responds to every method. It has no ETag, because the path may exist after the next build. */
function notFound(page: SiteFile, asked: StaticRequest['headers']): StaticResponse {
  const { body, headers } = representationOf(page, asked);
  const { etag: _etag, ...rest } = headers;
  return { status: 404, headers: { ...rest, 'cache-control': 'no-cache' }, body };
}

const representationOf = (file: SiteFile, headers: StaticRequest['headers']): Representation =>
  file[chooseEncoding(headers['accept-encoding'], file)] ?? file.identity;

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** Redirects `/faq/` and `/faq/index.html` to `/faq`, but only to existing paths, which `//other.example/` is not. */
function canonicalPath(site: BuiltSite, path: string): string | undefined {
  const canonical = withoutSlash(path.replace(/\/index\.html$/, '/'));
  if (canonical === path || !site.files.has(canonical)) return undefined;
  return encodeURI(canonical);
}

/** Appends the request's query to the target's own query, before its fragment. */
function withQuery(target: string, search: string): string {
  const { search: asked } = new URL(`http://localhost/${search}`);
  const [page = '', fragment] = target.split('#', 2);
  const query = page.includes('?') ? asked.replace('?', '&') : asked;
  return page + query + (fragment === undefined ? '' : `#${fragment}`);
}
