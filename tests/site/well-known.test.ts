import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { languageOf, languages, pathIn } from '#domain/language.ts';
import { client, headOf, listedPages, pages } from './built.ts';

const { site, spanish } = readContent();
const file = (name: string) => readFileSync(path.join(client, name), 'utf8');

test('the sitemap lists every page that visitors look up, once and at its canonical address', () => {
  const sitemap = file('sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1]);
  expect(listed).toHaveLength(listedPages.length);
  expect(new Set(listed)).toEqual(new Set(listedPages.map(({ url }) => `${site.origin}${url}`)));
  for (const [, day] of sitemap.matchAll(/<lastmod>(.*?)<\/lastmod>/g)) expect(day).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test('search engines find the sitemap, and are kept from the API and from pages that stand for a state', () => {
  const robots = file('robots.txt');
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml\n`);
  expect([...robots.matchAll(/^Disallow: (.*)$/gm)].map((match) => match[1])).toEqual(['/api/']);
  const hidden = pages.filter((page) => !listedPages.includes(page)).map(({ url }) => url);
  const states = ['/404', '/form-result', '/search'];
  const inSpanish = states.map((url) => `/es${url}`).filter((url) => pages.some((page) => page.url === url));
  expect(new Set(hidden)).toEqual(new Set([...states, ...inSpanish]));
});

describe.each(languages)('the web manifest in %s', (language) => {
  const manifest = JSON.parse(file(pathIn(language, '/manifest.webmanifest'))) as {
    description: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
    shortcuts: { name: string; url: string }[];
  };
  const said = language === 'es' ? spanish.site : site;

  test('names the club, starts at home, and has shortcuts to pages', () => {
    expect(manifest).toMatchObject({
      name: site.name,
      short_name: site.shortName,
      description: `${said.description} ${site.phone}`,
      lang: language,
      id: pathIn(language, '/'),
      start_url: pathIn(language, '/'),
      display: 'standalone',
    });
    const urls = manifest.shortcuts.map(({ url }) => url);
    expect(urls.map(languageOf)).toEqual(Array.from(urls, () => language));
    expect(listedPages.map(({ url }) => url)).toEqual(expect.arrayContaining(urls));
  });

  test('is that of each page in its language', () => {
    const own = pages.filter(({ url }) => languageOf(url) === language);
    for (const { url, document } of own) {
      const links = document.all('link').filter((link) => link.get('rel') === 'manifest');
      expect(
        links.map((link) => link.get('href')),
        url,
      ).toEqual([pathIn(language, '/manifest.webmanifest')]);
    }
  });

  test('has the icons that phones ask for, in the sizes that it states', async () => {
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const icon of manifest.icons) {
      const { width, height, format } = await sharp(path.join(client, icon.src)).metadata();
      expect({ size: `${width}x${height}`, type: `image/${format}` }).toEqual({ size: icon.sizes, type: icon.type });
    }
  });
});

test('the pictures for link previews and home screens have the size that their readers expect', async () => {
  const size = async (name: string) => {
    const { width, height } = await sharp(path.join(client, name)).metadata();
    return `${width}x${height}`;
  };
  expect(await size('social-card.png')).toBe('1200x630');
  expect(await size('apple-touch-icon.png')).toBe('180x180');
});

test('each page with a picture at its top has a link preview of its own, of at most 120 kB', async () => {
  const cards = listedPages
    .map((page) => new URL(headOf(page, 'og:image') ?? '').pathname)
    .filter((card) => card !== '/social-card.png');
  expect(cards.length).toBeGreaterThan(15);
  expect(new Set(cards).size).toBe(cards.length);
  for (const card of cards) {
    const file = path.join(client, card);
    const { width, height, format } = await sharp(file).metadata();
    expect([width, height, format], card).toEqual([1200, 630, 'jpeg']);
    expect(statSync(file).size, card).toBeLessThanOrEqual(120_000);
  }
});
