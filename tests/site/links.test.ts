import { LinkChecker, LinkState } from 'linkinator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { mailOnlyStyles } from '#domain/forms.ts';
import { listedPages, literally, pages } from './built.ts';
import { serveBuiltSite, type ServedSite } from './serve.ts';

const { site, redirects, pages: pageTexts } = readContent();
let served: ServedSite;
let links: { url: string; parent: string; state: LinkState; status?: number }[];

/** As the page writes it: with the club's own origin in place of the test server's. */
const written = (url = '') => url.replace(served.origin, '');

beforeAll(async () => {
  served = await serveBuiltSite();
  const checker = new LinkChecker();
  const crawl = await checker.check({
    // Every page, whether or not another leads to it; those with a status of their own are not linked to.
    path: listedPages.map(({ url }) => served.origin + url),
    recurse: true,
    checkCss: true,
    checkFragments: true,
    redirects: 'error',
    concurrency: 20,
    // Canonical addresses, previews and JSON-LD name the site by its public origin.
    urlRewriteExpressions: [{ pattern: new RegExp(`^${literally(site.origin)}(?=/|$)`), replacement: served.origin }],
    linksToSkip: (url) => Promise.resolve(!url.startsWith(served.origin)),
  });
  links = crawl.links.map(({ url, parent, state, status }) => ({
    url,
    parent: written(parent),
    state,
    ...(status && { status }),
  }));
});
afterAll(() => served.close());

describe('links, pictures, scripts, styles and fonts', () => {
  test('of ours exist, with the place on the page that they name', () => {
    // The API isn't served here.
    const broken = links.filter(({ url, state }) => state === LinkState.BROKEN && written(url) !== mailOnlyStyles);
    expect(broken.map(({ url, parent, status }) => `${parent} → ${written(url)} (${status})`)).toEqual([]);
    // The crawl has seen something: every page, and every kind of file that a page is made of.
    const seen = links.filter(({ state }) => state === LinkState.OK).map(({ url }) => new URL(url).pathname);
    for (const { url } of listedPages) expect(seen).toContain(url);
    for (const kind of ['css', 'woff2', 'avif', 'webp', 'jpg', 'png', 'svg', 'ico', 'webmanifest']) {
      expect(
        seen.some((file) => file.endsWith(`.${kind}`)),
        kind,
      ).toBe(true);
    }
  });

  test('to others are well-formed and encrypted, numbers and mailboxes dialable', () => {
    const others = new Map(
      links.filter(({ state }) => state === LinkState.SKIPPED).map(({ url, parent }) => [url, parent]),
    );
    expect(others.size).toBeGreaterThan(10);
    for (const [url, parent] of others) {
      expect(url, parent).toMatch(
        /^(https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)|tel:\+1\d{10}$|geo:-?[\d.]+,-?[\d.]+(\?|$)|webcal:\/\/[a-z0-9.-]+\.[a-z]{2,}\/(es\/)?[a-z]+\.ics$|mailto:[^@\s]+@[a-z0-9.-]+\.[a-z]{2,}(\?|$))/,
      );
    }
  });

  test('in new tabs hand over no window, and say so to those who hear the page', () => {
    for (const { url, document } of pages) {
      for (const link of document.all('a').filter((one) => one.get('target') === '_blank')) {
        expect(link.get('rel'), url).toContain('noopener');
        expect(link.text, url).toMatch(/\(new tab\)|\(otra pestaña\)/);
      }
    }
  });
});

test('a page that visitors look up is led to by another, but for those of Markdown alone, which may need none', () => {
  const alone = [...pageTexts.values()].flatMap(({ path, template }) => (template ? [path] : []));
  for (const { url } of listedPages.filter((page) => !alone.includes(page.url))) {
    const leads = pages.some((page) => page.url !== url && page.document.all('a').some((a) => a.get('href') === url));
    expect(leads, url).toBe(true);
  }
});

test('addresses that were once published lead to pages', async () => {
  for (const [from, to] of Object.entries(redirects)) {
    const answer = await fetch(served.origin + from, { redirect: 'manual' });
    expect(answer.status, from).toBe(308);
    expect(answer.headers.get('location'), from).toBe(to);
  }
});
