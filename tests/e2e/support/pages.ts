import type { Page } from '@playwright/test';
import { loadContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';
import { englishPath, pathIn } from '#domain/language.ts';

const { pages } = loadContent();

export const sitePages = listedPages(pages);

/** The page for an unknown address is shown at this one. */
export const unknownPath = '/no-such-page';

/** The address of every page, those for a state of the site included. */
export const everyPath: readonly string[] = [...pages.values()].map(({ name, path }) =>
  name === 'not-found' ? unknownPath : path,
);

/** These pages, and those of them that there are in Spanish. */
export const inBothLanguages = (...paths: readonly string[]): string[] =>
  paths.flatMap((path) => [path, pathIn('es', path)]).filter((path) => everyPath.includes(path));

/** The mark of a test that is the same on a Spanish page: each run tries English, `npm run test:exhaustive` both. */
export const longIn = (path: string): string => (englishPath(path) === path ? '' : ' @long');

/** In `npm run test:exhaustive`. */
export const every = Boolean(process.env['EVERY_PAGE']);
/** A page of each kind, one of them in Spanish; in `npm run test:exhaustive` every page. */
export const sampledPaths = every ? everyPath : ['/', '/calendar', '/contact', '/es/faq', '/gallery', '/weather'];
/** Those that are judged in full: a form, a picture over the whole page, live parts, and longer words. */
export const judgedPaths = every ? everyPath : ['/', '/contact', '/es/faq', '/weather'];
/** Each has words and a layout of its own; Spanish ones have the layout of their twins, and `/es` its own. */
export const laidOutPaths = everyPath.filter((path) => englishPath(path) === path || path === '/es');

/** In CSS pixels, on a phone of 360. */
export const footerLimit = 544;

export const headingOf = (path: string): string => sitePages.find((page) => page.path === path)?.heading ?? '';

/** Expected on the console: an unknown address, and a live feed that is down (tests/e2e/serve.ts). */
export const ordinaryErrors = /404|503/;

/** Of the scripts that come before a visitor uses the page, in kilobytes. React is 58 of them. */
export function scriptLimit(address: string): number {
  const path = englishPath(address);
  // The sentences are longer in Spanish.
  const more = path === address ? 0 : 1.5;
  return limitOf(path) + more;
}

function limitOf(path: string): number {
  // A form, a carousel and a calendar.
  if (path === '/') return 102.1;
  // A form or live parts, and frames.
  if (['/contact', '/calendar', '/weather'].includes(path)) return 102.7;
  if (path === '/visit') return 98.7;
  if (['/safety-rules', '/privacy-request'].includes(path)) return 95.6;
  return withoutComponent.includes(path) ? 85.9 : 93.4;
}

const withoutComponent = [
  '/access',
  '/accessibility',
  '/chemical-exposure-notice',
  '/faq',
  '/new-shooter-guide',
  '/shareholder-memberships',
  '/terms',
  '/training',
];

/** Of all scripts that a page has loaded so far, as they came over the wire. */
export const scriptBytes = (page: Page): Promise<number> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
