import { loadContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';

const { pages } = loadContent();

export const sitePages = listedPages(pages);

/** The page for an unknown address is shown at this one. */
export const unknownPath = '/no-such-page';

/** The address of every page, those for a state of the site included. */
export const everyPath: readonly string[] = [...pages.values()].map(({ name, path }) =>
  name === 'not-found' ? unknownPath : path,
);

const kinds = ['/', '/calendar', '/contact', '/es', '/faq', '/gallery', '/weather'];
/** A page of each kind; in `npm run test:exhaustive` every page. */
export const sampledPaths = process.env['EVERY_PAGE'] ? everyPath : kinds;

export const headingOf = (path: string): string => sitePages.find((page) => page.path === path)?.heading ?? '';

/** Expected on the console: an unknown address, and a live feed that is down (tests/e2e/serve.ts). */
export const ordinaryErrors = /404|503/;
