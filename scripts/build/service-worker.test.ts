import { afterEach, expect, it } from 'vitest';
import { smallSite, type TemporarySite, unfinishedSite } from '#tests/fixtures/small-site.ts';
import { finishSite } from './finish.ts';
import type { PrecacheEntry } from '#app/features/offline/precache.ts';
import { byNeed } from './service-worker.ts';

let site: TemporarySite | undefined;
afterEach(() => site?.remove());

async function savedOf(files: Readonly<Record<string, string>>): Promise<readonly PrecacheEntry[]> {
  site = await unfinishedSite({ ...smallSite, ...files });
  let told: readonly PrecacheEntry[] = [];
  await finishSite({
    root: site.root,
    worker: (saved) => {
      told = saved;
      return 'script';
    },
  });
  return told;
}

const shows = (...pictures: string[]) => ({
  'index.html': `<html><body>${pictures.map((picture) => `<img src="/images/${picture}-480.jpg">`).join('')}</body></html>`,
});

it('keeps pages, data, scripts, fonts and documents, each with its version and its content', async () => {
  const saved = await savedOf({ 'documents/form.pdf': '%PDF' });
  expect(saved.map(({ url }) => url).toSorted()).toEqual([
    '/',
    '/404',
    '/assets/barlow-abc12345.woff2',
    '/assets/entry-abc12345.js',
    '/data/faq.json',
    '/data/home.json',
    '/documents/form.pdf',
    '/faq',
    '/manifest.webmanifest',
  ]);
  const [script, form] = ['/assets/entry-abc12345.js', '/documents/form.pdf'].map((url) =>
    saved.find((file) => file.url === url),
  );
  expect(script?.revision).toBeNull();
  expect(form?.revision).toMatch(/^[0-9a-f]{20}$/);
  expect(form?.integrity).toMatch(/^sha256-[\w+/]{43}=$/);
});

it('keeps a picture in the composition that a screen shows, and no visitor gets both', async () => {
  const half = 'x'.repeat(600_000);
  const saved = await savedOf({
    ...shows('berm-0123abcd', 'berm-portrait-0123abcd', 'oak-0123abcd'),
    'images/berm-0123abcd-400.avif': half,
    'images/berm-portrait-0123abcd-300.avif': half,
    'images/berm-portrait-0123abcd-480.avif': 'large',
    'images/oak-0123abcd-320.avif': half,
  });
  expect(saved.filter(({ url }) => url.startsWith('/images/')).map(({ url, screen }) => [url, screen])).toEqual([
    ['/images/berm-0123abcd-400.avif', 'wide'],
    ['/images/berm-portrait-0123abcd-300.avif', 'phone'],
    ['/images/oak-0123abcd-320.avif', undefined],
  ]);
});

it('keeps the smallest file of each picture that a page shows, unless it weighs too much', async () => {
  const saved = await savedOf({
    ...shows('berm-0123abcd', 'oak-0123abcd'),
    'images/oak-0123abcd-320.avif': 'x'.repeat(2_000_000),
    'images/berm-0123abcd-320.avif': 'small',
    'images/berm-0123abcd-480.avif': 'large',
    'images/berm-0123abcd-320.webp': 'other',
    'images/berm-portrait-dark-0123abcd-240.avif': 'by night',
    'images/unused-0123abcd-320.avif': 'small',
  });
  expect(saved.filter(({ url }) => url.startsWith('/images/')).map(({ url }) => url)).toEqual([
    '/images/berm-0123abcd-320.avif',
  ]);
});

it('saves first where the menus lead, each page with its data, and the legal pages last', () => {
  const link = (to: string) => ({ label: to, es: to, to });
  const navigation = {
    header: [link('/'), { label: 'Visit', es: 'Visita', items: [link('/pass'), link('/contact')] }],
    mobileActions: [link('/contact')],
    footer: [{ label: 'Visit', es: 'Visita', items: [link('/contact'), link('/faq')] }],
    search: link('/search'),
    legal: [link('/terms')],
    more: [],
  };
  const inOrder = [
    '/data/home.json',
    '/',
    '/es',
    '/assets/es.contact-0123abcd.json',
    '/contact',
    '/pass',
    '/faq',
    '/404',
    '/assets/site-0123abcd.js',
    '/images/oak-0123abcd-320.avif',
    '/data/terms.json',
    '/terms',
  ];
  const entries = inOrder.toSorted().map((url) => ({ url, revision: null, integrity: '' }));
  const urls = byNeed(entries, navigation).map(({ url }) => url);
  const pagesOf = (paths: readonly string[]) => paths.map((path) => path.replace(/^.*?(home|contact|terms).*$/, '$1'));
  expect(new Set(urls.slice(0, 3))).toEqual(new Set(inOrder.slice(0, 3)));
  expect(pagesOf(urls.slice(3))).toEqual(
    pagesOf([...inOrder.slice(3, 7), '/404', ...urls.slice(8, 10), ...inOrder.slice(10)]),
  );
});
