/** The built site as the tests read it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const client = path.resolve('build/client');

if (!existsSync(client)) throw new Error('There is no built site to test: run "npm run build" first.');

export type BuiltPage = { url: string; html: string };

/** Every built HTML page by its address, the 404 page included. */
export const pages: readonly BuiltPage[] = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({
    url: `/${file.replaceAll(path.sep, '/').replace(/(^|\/)index\.html$/, '')}`,
    html: readFileSync(path.join(client, file), 'utf8'),
  }));

/** The pages that visitors look up, without those that stand for a state. */
export const listedPages = pages.filter(({ html }) => !html.includes('content="noindex"'));

export const pageAt = (url: string): string => {
  const page = pages.find((candidate) => candidate.url === url);
  if (!page) throw new Error(`The site has no page ${url}`);
  return page.html;
};

/** The JSON-LD blocks of a page. */
export function jsonLd(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    (match) => JSON.parse(match[1] ?? '') as Record<string, unknown>,
  );
}

/** A text as it is, inside a regular expression. */
export const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
};

/** What a visitor reads of a piece of HTML, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/<script\b.*?<\/script>|<!--.*?-->/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
