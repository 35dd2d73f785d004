/** The address of every page, those for a state of the site included. */
import { loadContent } from '#content/load.server.ts';

/** Is on no site of ours: its page is the one for unknown addresses. */
export const unknownPath = '/no-such-page';

export const everyPath: readonly string[] = [...loadContent().pages.values()].map(({ name, path }) =>
  name === 'not-found' ? unknownPath : path,
);

/**
 * What pages say to the console as they should: that an address is unknown, and that a live feed is down
 * (tests/e2e/serve.ts).
 */
export const ordinaryErrors = /404|503/;
