import type { Page } from '@playwright/test';
import { loadContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { englishPath, pathIn } from '#domain/language.ts';

const { pages } = loadContent();

export const sitePages = listedPages(pages);

/** The not-found page is shown at this path. */
export const unknownPath = '/no-such-page';

/** The path of every page, including the unlisted ones. */
export const everyPath: readonly string[] = [...pages.values()].map(({ name, path }) =>
  name === 'not-found' ? unknownPath : path,
);

/** These paths, and those of them that exist in Spanish. */
export const inBothLanguages = (...paths: readonly string[]): string[] =>
  paths.flatMap((path) => [path, pathIn('es', path)]).filter((path) => everyPath.includes(path));

/** Set by `npm run test:exhaustive`. */
export const every = Boolean(process.env['EVERY_PAGE']);
/** A page of each kind, one of them in Spanish; in `npm run test:exhaustive` every page. */
export const sampledPaths = every ? everyPath : ['/', '/calendar', '/contact', '/es/faq', '/gallery', '/weather'];
/** The pages checked by all rules: with a form, a full-page picture, live parts, and longer words. */
export const judgedPaths = every ? everyPath : ['/', '/contact', '/es/faq', '/weather'];
/** The pages with their own layout: Spanish pages share their twins' layout, except for `/es`. */
export const laidOutPaths = everyPath.filter((path) => englishPath(path) === path || path === '/es');

/** In CSS pixels, on a phone 360 pixels wide. */
export const footerLimit = 544;

export const headingOf = (path: string): string => sitePages.find((page) => page.path === path)?.heading ?? '';

/** Expected on the console: an unknown address, and a failing live feed (tests/e2e/serve.ts). */
export const ordinaryErrors = /404|503/;

/** The limit for scripts loaded before a visitor interacts with the page, in kilobytes. React is 43 of them. */
export function scriptLimit(address: string): number {
  const path = englishPath(address);
  // Spanish sentences are longer.
  const more = path === address ? 0 : 1;
  return limitOf(path) + more;
}

function limitOf(path: string): number {
  // Live from its top to its end.
  if (path === '/weather') return 81.4;
  // They begin with a form, or show the coming days, which a printed sheet has however far the visitor has read.
  if (['/', '/contact', '/calendar', '/visit', '/privacy-request'].includes(path)) return 79.5;
  // Only what is below their first screen needs their own script.
  if (['/safety-rules', '/range-features'].includes(path)) return 70.9;
  return withoutComponent.includes(path) ? 69.9 : 77.8;
}

const withoutComponent = [
  '/access',
  '/accessibility',
  '/chemical-exposure-notice',
  '/faq',
  '/new-shooter-guide',
  '/pass',
  '/shareholder-memberships',
  '/terms',
  '/training',
  '/under-21-rules',
  '/youth-form',
  '/youth-form/text',
];

/** The transfer size of all scripts that a page has loaded so far. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
