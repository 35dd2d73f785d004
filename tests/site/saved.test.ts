/** What the service worker keeps on visitors' devices: enough for every page, and no more than a phone plan bears. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { NotSavedFacts, PrecacheEntry } from '#app/features/offline/precache.ts';
import type { Language } from '#domain/language.ts';
import type { SiteManifest } from '#server/http/site-manifest.ts';
import { build, client, isOwnSite, pages } from './built.ts';

const { files } = JSON.parse(readFileSync(path.join(build, 'site.json'), 'utf8')) as SiteManifest;
const worker = readFileSync(path.join(client, 'sw.js'), 'utf8');
const [, entries = '', facts = ''] =
  /^const precacheEntries=(.*),notSavedFacts=(\{.*?\});\(function/s.exec(worker) ?? [];
const saved = JSON.parse(entries) as PrecacheEntry[];
const notSaved = JSON.parse(facts) as Record<Language, NotSavedFacts>;

test('is every page with its data, every script, and every document', () => {
  const urls = saved.map(({ url }) => url);
  expect(urls).toEqual(expect.arrayContaining(pages.map(({ url }) => url)));
  const others = Object.keys(files).filter((url) => /^\/(?:assets|data|documents)\//.test(url));
  expect(urls).toEqual(expect.arrayContaining(others));
});

test('is each picture of a page, in each composition', () => {
  const nameOf = (url: string) => url.replace(/-[0-9a-f]{8}-\d+\.avif$/, '');
  const shown = pages.flatMap(({ html }) => html.match(/\/images\/[\w-]+\.avif/g) ?? []).map(nameOf);
  expect(new Set(shown).size).toBeGreaterThan(20);
  expect(new Set(shown.filter((name) => !saved.some(({ url }) => nameOf(url) === name)))).toEqual(new Set());
});

test.runIf(isOwnSite)('is a map with the names of its language alone', () => {
  const maps = saved.filter(({ url }) => url.startsWith('/images/range-map-'));
  expect(maps).toHaveLength(2);
  for (const { url, language } of maps) expect(language, url).toBe(url.includes('range-map-es-') ? 'es' : 'en-US');
});

test.runIf(isOwnSite)('is listed without a signal with its language, where that is another one', () => {
  const english = notSaved.es.pages.filter(({ label }) => label.endsWith('(en inglés)')).map(({ to }) => to);
  expect(english).toContain('/terms');
  expect(english.filter((to) => to.startsWith('/es'))).toEqual([]);
});

test('is what pages in Spanish say for their visitors alone', () => {
  const words = saved.filter(({ url }) => /^\/assets\/(?:en|es)(?:-[a-z]+)?-[\w-]{8}\.js$/.test(url));
  expect(words).toHaveLength(8);
  for (const { url, language } of words) expect(language, url).toBe(url.startsWith('/assets/es') ? 'es' : undefined);
});

test('is each page in the language of its visitors only, where a page is in both', () => {
  const languageOf = (page: string) => saved.find(({ url }) => url === page)?.language;
  const spanish = pages.filter(({ url }) => /^\/es(?:\/|$)/.test(url)).map(({ url }) => url);
  for (const url of spanish)
    expect([url, languageOf(url.slice('/es'.length) || '/'), languageOf(url)]).toEqual([url, 'en-US', 'es']);
});

test('is, byte for byte, what is served', () => {
  for (const { url, integrity } of saved) {
    const file = files[url];
    if (!file) throw new Error(`${url} is kept, and not on the site`);
    const bytes = readFileSync(path.join(build, file.file));
    expect(`sha256-${createHash('sha256').update(bytes).digest('base64')}`, url).toBe(integrity);
  }
});

/** On the wire, with the headers of each response over HTTP/1.1. */
const bytesOf = (kept: typeof saved) =>
  kept.reduce((sum, { url }) => {
    const { file = '', encodings } = files[url] ?? { encodings: {} };
    return sum + 450 + statSync(path.join(build, encodings.br ?? file)).size;
  }, 0);

const savedFor = (shown: string) => saved.filter(({ screen }) => !screen || screen === shown);

test.each(['phone', 'wide'])('in both languages on a %s screen is at most 1.85 MB, as decision 010 says', (screen) => {
  expect(bytesOf(savedFor(screen))).toBeLessThanOrEqual(1_850_000);
});

test.each([
  ['en-US', 'es'],
  ['es', 'en-US'],
])('in %s is at most 1.4 MB, with no page or data that is there in %s only', (own, other) => {
  const kept = saved.filter(({ language }) => language !== other);
  for (const screen of ['phone', 'wide'])
    expect(bytesOf(savedFor(screen).filter((one) => kept.includes(one)))).toBeLessThanOrEqual(1_400_000);
  const isSpanish = (url: string) => /^\/es(?:\/|$)|^\/(?:data|assets)\/es[.-].*json$/.test(url);
  for (const { url, language } of kept.filter(
    ({ url }) => /^\/(?:data|assets)\/.*json$/.test(url) || !url.includes('.'),
  ))
    expect([url, isSpanish(url)]).toEqual([url, language === 'es']);
  // Each page of a visit, with its data.
  const pairs = pages.filter(({ url }) => isSpanish(url)).length;
  expect(pairs).toBeGreaterThan(3);
  expect(saved.filter(({ language }) => language === own).length).toBeGreaterThanOrEqual(2 * pairs);
});
