/**
 * Serves the built site for the browser tests: the real server on a data folder of its own, with the public feeds
 * replayed by a local server. Its clock stands still at the moment of the recordings.
 *   node tests/e2e/serve.ts <port> [ordinary|bad]
 */
import { rmSync } from 'node:fs';
import { main } from '#server/node.ts';
import { startUpstream } from '../upstreams/server.ts';
import { replay, serverTime } from './live/feeds.ts';
import { dataFolder } from './live/inbox.ts';

const [port = '4173', day = 'ordinary'] = process.argv.slice(2);
// What an earlier run left behind: the test runner ends its servers without asking them.
const data = dataFolder(port);
rmSync(data, { recursive: true, force: true });

const feeds = await startUpstream();
replay(feeds, day === 'bad' ? 'bad' : 'ordinary');

await main({
  now: () => new Date(serverTime),
  env: {
    ...process.env,
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    NWS_URL: feeds.url,
    EPA_UV_URL: feeds.url,
    CALTRANS_URL: feeds.url,
    CALENDAR_ICS_URL: `${feeds.url}/calendar.ics`,
    // The other camera is one that the club has not connected.
    WEBCAM_MAIN_URL: `${feeds.url}/camera`,
    WEBCAM_PARKING_URL: '',
    SMTP_URL: '',
  },
});
