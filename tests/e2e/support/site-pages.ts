/** Every page that visitors look up, as its content describes it, so that a changed heading is no broken test. */
import { loadContent } from '#content/load.server.ts';
import { listedPages } from '#content/page.server.ts';

export const sitePages = listedPages(loadContent().pages);
