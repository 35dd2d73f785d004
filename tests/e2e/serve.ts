/**
 * Serves the built site on a free port, with its own data folder and replayed feeds, at the moment of the recordings.
 * CLUB names a site of tests/fixtures/sites, which is built first when needed; without it, it is the real one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { secondMs } from '#domain/durations.ts';
import type { StatusAnswer } from '#domain/status-answer.ts';
import { main } from '#server/main.ts';
import { createServices, type Services } from '#server/create-services.ts';
import { builtClub } from '#tests/fixtures/clubs.ts';
import { startUpstream } from '../upstreams/server.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { replay, serverTime } from './live/feeds.ts';

const club = process.env['CLUB'];
const folder = club ? await builtClub(club) : path.resolve('.');
const data = mkdtempSync(path.join(tmpdir(), 'range-site-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));

const feeds = await startUpstream();
replay(feeds);

/**
 * Reads the calendars before the first visitor comes: beside other tests that start at the same moment, the thread that
 * parses them may need longer than a page waits. After a failure they are read again, as on the site itself.
 */
async function readFeeds({ api }: Services): Promise<void> {
  for (let attempts = 0; attempts < 30; attempts += 1) {
    const answers = await Promise.all(api.map(async (one) => await one.request('/status')));
    const known = await Promise.all(
      answers.filter(({ ok }) => ok).map(async (one) => (await one.json()) as StatusAnswer),
    );
    if (known.some(({ sure }) => sure)) return;
    await setTimeout(secondMs);
  }
}

await main({
  buildDir: path.join(folder, 'build'),
  contentDir: path.join(folder, 'content'),
  now: () => new Date(serverTime),
  // By this clock the site was built in the future, and what comes in is dated no earlier than that.
  open: async (parts) => {
    const services = await createServices({ ...parts, site: { ...parts.site, builtAt: serverTime.toISOString() } });
    await readFeeds(services);
    return services;
  },
  env: {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    ...settingsAt(feeds.url),
    // A camera that the club has not connected.
    WEBCAM_PARKING_URL: '',
    SMTP_URL: '',
  },
});
// It has said why it did not start; the stand-in for the feeds would keep the process alive.
if (process.exitCode) process.exit();
process.stdout.write(`Its data is in ${data}\n`);
