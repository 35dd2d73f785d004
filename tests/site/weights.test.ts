/**
 * What each page asks of a phone before it is used, in bytes on the wire. `tests/e2e/speed.spec.ts` measures the
 * pictures.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { client, pages } from './built.ts';

/** A thousand bytes, as browsers and phone plans count. */
const kB = 1000;

const brotliBytes = (url: string) => statSync(path.join('build/encoded/br', url)).size;

/** Every script that a page loads by itself: those that it names, and what they import from the start. */
function scriptsOf(html: string): string[] {
  const found = new Set<string>();
  const follow = (url: string) => {
    if (found.has(url)) return;
    found.add(url);
    // `import{a}from"./b.js"`, `import"./b.js"`, `export{a}from"./b.js"`; not `import("./b.js")`, which waits for its
    // need.
    const code = readFileSync(path.join(client, url), 'utf8');
    for (const [, name = ''] of code.matchAll(/\b(?:from|import)\s*["']([^"']+\.js)["']/g))
      follow(path.posix.join(path.posix.dirname(url), name));
  };
  for (const [, url = ''] of html.matchAll(/["'](\/assets\/[^"']+\.js)["']/g)) follow(url);
  return [...found];
}

describe.each(pages)('$url', ({ html, document }) => {
  const scripts = scriptsOf(html);

  test('loads at most 115 kB of script before it is used, and no picture viewer', () => {
    const weights = scripts.map((url) => `${brotliBytes(url)} ${url}`);
    expect(scripts.length).toBeGreaterThan(3);
    expect(
      scripts.reduce((sum, url) => sum + brotliBytes(url), 0),
      weights.join('\n'),
    ).toBeLessThanOrEqual(115 * kB);
    expect(scripts.join(' ')).not.toMatch(/embla|lightbox/);
  });

  test('names each script that it needs, so that none is found only by running another', () => {
    const named = document
      .all('link')
      .filter((link) => link.get('rel') === 'modulepreload')
      .map((link) => link.get('href'));
    expect(scripts.filter((url) => !named.includes(url))).toEqual([]);
  });
});

test('the fonts together weigh at most 60 kB', () => {
  const fonts = readdirSync(path.join(client, 'assets')).filter((name) => name.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.length).toBeLessThanOrEqual(3);
  expect(fonts.reduce((sum, name) => sum + statSync(path.join(client, 'assets', name)).size, 0)).toBeLessThanOrEqual(
    60 * kB,
  );
});
