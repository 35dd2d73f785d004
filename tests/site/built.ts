import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type ParsedElement, parseHtml } from '#content/html.server.ts';

export const project = process.env['SITE_DIR'] ?? path.resolve('.');
export const build = path.join(project, 'build');
export const client = path.join(build, 'client');

/** Whether it is the club's own site, not one with other facts and texts. */
export const isOwnSite = path.resolve(project) === path.resolve('.');

if (!existsSync(client)) throw new Error('There is no built site to test: run "npm run build" first.');

export type BuiltPage = { url: string; html: string; document: ParsedElement };

/** Every built HTML page by its address, the 404 page included. */
export const pages: readonly BuiltPage[] = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    const html = readFileSync(path.join(client, file), 'utf8');
    return {
      url: `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '')}`,
      html,
      document: parseHtml(html),
    };
  });

/** What a page's head says under that name or property; empty where it says nothing. */
export const headOf = ({ document }: BuiltPage, name: string): string =>
  document
    .all('meta')
    .find((meta) => [meta.get('name'), meta.get('property')].includes(name))
    ?.get('content') ?? '';

/** The pages that visitors look up, without those for a state. */
export const listedPages = pages.filter((page) => headOf(page, 'robots') !== 'noindex');

export const pageAt = (url: string): BuiltPage => {
  const page = pages.find((candidate) => candidate.url === url);
  if (!page) throw new Error(`The site has no page ${url}`);
  return page;
};

/** The bytes of a file on the wire: one that Brotli makes no smaller is sent as it is. */
export const brotliBytes = (url: string) =>
  (statSync(path.join(build, 'encoded/br/client', url), { throwIfNoEntry: false }) ?? statSync(path.join(client, url)))
    .size;

/** The style sheets of every page. */
const assets = path.join(client, 'assets');
export const styles = readdirSync(assets)
  .filter((name) => /^site-.*\.css$/.test(name))
  .map((name) => readFileSync(path.join(assets, name), 'utf8'))
  .join('\n');

/** Every script that a page loads by itself: those that it names, and what they import from the start. */
export function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const follow = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    // Static imports only: `import("./b.js")` waits for its need.
    const code = readFileSync(path.join(client, url), 'utf8');
    for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*["']([^"']+\.js)["']/g))
      follow(path.posix.join(path.posix.dirname(url), name));
  };
  for (const [, url = ''] of html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) follow(url);
  return [...found];
}

/** Every text inside a value, without those that are addresses. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:https?|mailto|tel):|^[/#]/.test(value) ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

export const titleOf = ({ document }: BuiltPage): string => document.all('title')[0]?.text ?? '';

export const jsonLd = (document: ParsedElement): Record<string, unknown>[] =>
  document
    .all('script')
    .filter((script) => script.get('type') === 'application/ld+json')
    .map((script) => JSON.parse(script.source) as Record<string, unknown>);

/** A text as it is, inside a regular expression. */
export const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
