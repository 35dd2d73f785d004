/** The Spanish pages as built: in Spanish from header to footer, and linked with their English counterparts. */
import { describe, expect, test } from 'vitest';
import { shellWords } from '#app/lib/shell-words.server.ts';
import { parseHtml, replaceRanges } from '#content/html.server.ts';
import { readContent } from '#content/load.server.ts';
import { headOf, pageAt, titleOf } from './built.ts';

const { site } = readContent();
const pairs = [
  ['/', '/es'],
  ['/faq', '/es/faq'],
  ['/safety-rules', '/es/safety-rules'],
] as const;

/** Common words that Spanish doesn't have. */
const english = /\b(?:the|and|of|with|you|your|for|are|to|from|on|this|page|open|closed|hours|call)\b/i;

/** Everything that a page says to eye, ear and search engine, without what is marked as English or is a name. */
function saidIn(url: string): string[] {
  const page = pageAt(url);
  const marked = page.document.all().filter((element) => element.name !== 'html' && element.get('lang') === 'en-US');
  const cuts = marked.map((element) => ({ at: element.place.outer, put: '' }));
  const document = parseHtml(replaceRanges(page.html, cuts));
  const attributes = document
    .all()
    .flatMap((element) => ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.get(name) ?? ''));
  const metas = ['description', 'og:title', 'og:description', 'og:image:alt'].map((name) => headOf(page, name));
  const sentences = document.all('body').flatMap(({ text }) => text.split(/(?<=[.:?!]) /));
  return [titleOf(page), ...metas, ...attributes, ...sentences].map((text) =>
    text.replaceAll(site.name, '').replace(/«[^»]*»/g, ''),
  );
}

describe.each(pairs)('%s and %s', (englishUrl, spanishUrl) => {
  test.each([englishUrl, spanishUrl])('%s names both, and its language', (url) => {
    const { document } = pageAt(url);
    expect(document.get('lang')).toBe(url === spanishUrl ? 'es' : 'en-US');
    const alternates = document.all('link').filter((link) => link.get('hreflang'));
    expect(alternates.map((link) => [link.get('hreflang'), link.get('href')])).toEqual([
      ['en-US', `${site.origin}${englishUrl}`],
      ['es', `${site.origin}${spanishUrl}`],
      ['x-default', `${site.origin}${englishUrl}`],
    ]);
  });

  test('the Spanish page says nothing in English', () => {
    const said = saidIn(spanishUrl);
    expect(said.filter((text) => english.test(text))).toEqual([]);
    const shell = new Set(Object.values(shellWords('en-US')).filter((words) => words.includes(' ')));
    expect(said.filter((text) => shell.has(text.trim()))).toEqual([]);
  });

  test('the Spanish page leads to pages in Spanish where there are any', () => {
    const links = pageAt(spanishUrl)
      .document.all('a')
      .filter((link) => link.get('lang') === undefined)
      .map((link) => link.get('href')?.replace(/[?#].*/, ''));
    expect(links).toContain('/es');
    expect(links.filter((to) => pairs.some(([other]) => other === to))).toEqual([]);
  });
});
