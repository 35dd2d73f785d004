/** The address of every page, those for a state of the site included. */
import { sitePages } from './site-pages.ts';

/** Is on no site of ours: its page is the one for unknown addresses. */
export const unknownPath = '/no-such-page';

export const everyPath: readonly string[] = [...sitePages.map(({ path }) => path), '/form-result', unknownPath];

/**
 * What pages say to the console as they should: that an address is unknown, and that a live feed is down
 * (tests/e2e/serve.ts).
 */
export const ordinaryErrors = /404|503/;
