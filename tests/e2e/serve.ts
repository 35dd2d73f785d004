/**
 * Serves the built site for the browser tests: the real server on a data folder of its own, with the public feeds
 * replayed by a local server. Stops with the test run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { main } from '#server/node.ts';

const [port = '4173'] = process.argv.slice(2);
const data = await mkdtemp(path.join(tmpdir(), 'range-site-'));
process.once('exit', () => void rm(data, { recursive: true, force: true }));

/** A port on which nothing listens: every feed is down unless a test says otherwise. */
const nowhere = 'http://127.0.0.1:9';

await main({
  env: {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    NWS_URL: nowhere,
    EPA_UV_URL: nowhere,
    CALTRANS_URL: nowhere,
    CALENDAR_ICS_URL: `${nowhere}/basic.ics`,
  },
});
