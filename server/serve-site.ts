/**
 * Answers every request that is not for the API, from memory and by exact path: there is no file system to walk out of.
 */
import type { Context, Handler } from 'hono';
import { chooseEncoding, etagMatches } from '#server/encoding.ts';
import type { BuiltSite, Representation, SiteFile } from '#server/site.ts';

/**
 * Serves the built site: 200, 304, 308 to the one right spelling of a path, 404 with the site's own page, 405.
 * Queries play no part in finding a file.
 */
export function serveSite(site: BuiltSite): Handler {
  return (c) => {
    // Decoded as far as it can be; what is malformed matches no file.
    const { path } = c.req;
    const file = site.files.get(path);
    if (file && file !== site.notFound) return answer(c, file);
    const target = site.redirects.get(withoutSlash(path)) ?? rightSpelling(site, path);
    if (target !== undefined)
      return c.body(null, 308, { location: withQuery(target, c.req.url), 'cache-control': 'no-cache' });
    return notFound(c, site);
  };
}

function answer(c: Context, file: SiteFile): Response {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
    return c.text('Method Not Allowed', 405, { allow: 'GET, HEAD' });
  const { body, etag, headers } = choose(c, file);
  if (!etagMatches(c.req.header('if-none-match'), etag)) return c.body(body, 200, headers);
  return c.body(null, 304, withoutContent(headers));
}

/** A 304 repeats what would have been said of the file, but not of its content. */
export function withoutContent(headers: Representation['headers']): Representation['headers'] {
  const { 'content-type': _type, 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers;
  return rest;
}

/** The page says 404 for posts too, and is not remembered: the path may exist after the next build. */
function notFound(c: Context, site: BuiltSite): Response {
  const { body, headers } = choose(c, site.notFound);
  const { etag: _etag, ...rest } = headers;
  return c.body(body, 404, { ...rest, 'cache-control': 'no-cache' });
}

function choose(c: Context, file: SiteFile): Representation {
  return file[chooseEncoding(c.req.header('accept-encoding'), file)] ?? file.identity;
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/**
 * `/faq/` and `/faq/index.html` mean `/faq`. Only paths that exist are answered so: `//elsewhere.example/` is not one.
 */
function rightSpelling(site: BuiltSite, path: string): string | undefined {
  const plain = withoutSlash(path.replace(/\/index\.html$/, '/'));
  if (plain === path || !site.files.has(plain)) return undefined;
  return encodeURI(plain);
}

/** The target with the query that was asked for, behind its own and before the place on the page. */
function withQuery(target: string, asked: string): string {
  const { search } = new URL(asked);
  const [page = '', place] = target.split('#', 2);
  const query = page.includes('?') ? search.replace('?', '&') : search;
  return page + query + (place === undefined ? '' : `#${place}`);
}
