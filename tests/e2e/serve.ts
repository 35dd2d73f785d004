/**
 * Serves the built site on a free port, with its own data folder and replayed feeds, at the moment of the recordings.
 * CLUB names a site of tests/fixtures/sites, which is built first when needed; without it, it is the real one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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

/** Whether the calendars could be read: beside other tests that start now, that may take longer than a page waits. */
async function knowsTheDay({ api }: Services): Promise<boolean> {
  const answers = await Promise.all(api.map(async (one) => await one.request('/status')));
  const said = await Promise.all(answers.filter(({ ok }) => ok).map(async (one) => (await one.json()) as StatusAnswer));
  return said.some(({ sure }) => sure);
}

/** By a clock that never moves, services don’t try a feed again that has failed: others take their place. */
async function knowing(create: () => Promise<Services>): Promise<Services> {
  for (let attempt = 1; ; attempt += 1) {
    const services = await create();
    if (attempt === 10 || (await knowsTheDay(services))) return services;
    await services.close();
  }
}

await main({
  buildDir: path.join(folder, 'build'),
  contentDir: path.join(folder, 'content'),
  now: () => new Date(serverTime),
  // By this clock the site was built in the future, and what comes in is dated no earlier than that.
  open: (parts) =>
    knowing(() => createServices({ ...parts, site: { ...parts.site, builtAt: serverTime.toISOString() } })),
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
