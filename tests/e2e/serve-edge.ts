/** Serves the club for tests as Cloudflare would, for the browser tests; otherwise as serve.ts on an ordinary day. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { builtClub } from '#tests/fixtures/clubs.ts';
import { openEdge } from '#scripts/edge/workerd.ts';
import { buildEdge } from '#scripts/build/edge.ts';
import { startUpstream } from '../upstreams/server.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { replay, serverTime } from './live/feeds.ts';

const folder = await builtClub(process.env['CLUB'] ?? 'plain');
const data = mkdtempSync(path.join(tmpdir(), 'edge-site-'));
process.once('exit', () => rmSync(data, { recursive: true, force: true }));
const feeds = await startUpstream();
replay(feeds);
const vars = { ...settingsAt(feeds.url), RATE_LIMIT: 'off', LOG_LEVEL: 'error' };
const edge = path.join(data, 'edge');
await buildEdge(path.resolve(import.meta.dirname, '../..'), path.join(folder, 'build'), { edge, clock: serverTime });
const { url } = await openEdge({ edgeDir: edge, persist: path.join(data, 'd1'), vars });
process.stdout.write(`The site is at ${url.origin}\nIts data is in ${data}\n`);
