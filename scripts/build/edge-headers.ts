/** The headers of static files on the edge in Cloudflare's format, derived from our own server's responses. */
import path from 'node:path';
import type { Day } from '#domain/days.ts';
import { startOfDay } from '#domain/range-time.ts';
import { transportHeaders } from '#server/http/security-headers.ts';
import { type BuiltSite, siteAt } from '#server/http/site.ts';
import { laterFolder, notFoundPath } from '#server/http/site-manifest.ts';
import { respond } from '#server/http/static-files.ts';
import { isHashed } from './urls.ts';

/** https://developers.cloudflare.com/workers/static-assets/headers/#limits */
const mostRules = 100;
const longestLine = 2000;

export type Later = { asOf: Day; paths: readonly string[] };

type Headers = ReadonlyMap<string, string>;

/** Headers that Cloudflare sets itself, or that depend on the single response. */
const ownOfAnAnswer = new Set(['content-length', 'content-encoding', 'etag', 'vary']);

export function headerRules(site: BuiltSite, later: readonly Later[]): string {
  const said = (path: string, edition = site): Headers => {
    const { headers } = respond(edition, { method: 'GET', path, search: '', headers: {} });
    const all = Object.entries({ ...headers, ...transportHeaders('https', 1) });
    return new Map(all.filter(([name]) => !ownOfAnAnswer.has(name)));
  };
  const files = [...site.files.keys()].map((url) => ({ url, pattern: patternOf(url), headers: said(url) }));
  const laterFiles = later.flatMap(({ asOf, paths }) =>
    paths.map((url) => ({
      url,
      pattern: `/${laterFolder(':day')}${patternOf(url)}`,
      headers: said(url, siteAt(site, startOfDay(asOf))),
    })),
  );
  const rules = new Map([
    // Cloudflare answers unknown paths with this page.
    ...exceptionsFrom('/*', said(notFoundPath), files),
    ...(later.length > 0 ? exceptionsFrom(`/${laterFolder('*')}`, said('/'), laterFiles) : []),
  ]);
  // The last matching rule wins, so narrower rules follow wider ones.
  const rank = (pattern: string) =>
    pattern === '/*' ? 0 : pattern.includes('*') ? pattern.split('/').length : Number.POSITIVE_INFINITY;
  const ordered = [...rules].toSorted(([a], [b]) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
  const names = new Set(ordered.flatMap(([, headers]) => [...headers.keys()]));
  const lines = ordered.flatMap(([pattern, headers]) => [
    pattern,
    ...(pattern === '/*' ? [] : [...names].map((name) => `  ! ${name}`)),
    ...[...headers].map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) throw new Error(`Cloudflare takes no header of ${long.length} characters: ${long}`);
  if (rules.size > mostRules) throw new Error(`Cloudflare takes ${mostRules} rules for headers, not ${rules.size}`);
  return `${lines.join('\n')}\n`;
}

/** A rule for the usual headers, and one for each pattern whose headers differ. */
function exceptionsFrom(
  all: string,
  usual: Headers,
  files: readonly { url: string; pattern: string; headers: Headers }[],
): Map<string, Headers> {
  const rules = new Map<string, Headers>();
  for (const { url, pattern, headers } of files) {
    const known = rules.get(pattern) ?? headers;
    if (!isSame(known, headers)) throw new Error(`The files ${pattern} are not all answered alike: see ${url}`);
    rules.set(pattern, headers);
  }
  for (const [pattern, headers] of rules) if (isSame(headers, usual)) rules.delete(pattern);
  return rules.set(all, usual);
}

/** Hashed files of one folder and type share their headers, and so do page data and link previews. */
function patternOf(url: string): string {
  return isHashed(url) || /^\/(?:data|cards)\//.test(url) ? `/${url.split('/', 2)[1]}/*${path.extname(url)}` : url;
}

const isSame = (one: Headers, other: Headers): boolean =>
  one.size === other.size && [...one].every(([name, value]) => other.get(name) === value);
