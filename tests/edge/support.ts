import path from 'node:path';
import { openEdge } from '#scripts/edge/workerd.ts';
import { replay } from '../e2e/live/feeds.ts';
import { settingsAt } from '../upstreams/recordings.ts';
import { type Behaviour, type FakeUpstream, startUpstream } from '../upstreams/server.ts';

export const buildDir = path.resolve(process.env['SITE_DIR'] ?? '.', 'build');
export const edgeDir = path.join(buildDir, 'edge');

export const taking =
  (mails: string[]): Behaviour =>
  (response, request) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      if (request.method === 'POST') mails.push(Buffer.concat(parts).toString());
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":"49a3999c"}');
    });
  };

/** The public feeds and the mail service on this machine, and the settings by which the edge asks them. */
export async function startOthers(): Promise<{ feeds: FakeUpstream; mails: string[]; vars: Record<string, string> }> {
  const feeds = await startUpstream();
  replay(feeds);
  const mails: string[] = [];
  feeds.on('/emails', taking(mails));
  return {
    feeds,
    mails,
    vars: {
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      ...settingsAt(feeds.url),
      MAIL_API_URL: `${feeds.url}/emails`,
      MAIL_API_KEY: 're_key',
    },
  };
}

export type Edge = Awaited<ReturnType<typeof openEdge>>;
export const startEdge = (vars: Record<string, string>): Promise<Edge> => openEdge({ edgeDir, vars });
