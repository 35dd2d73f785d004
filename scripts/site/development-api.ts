/** In development: the real API on a port of its own, to which Vite hands on what it is asked for below /api. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '#server/app.ts';
import { ownContent } from '#server/content.ts';
import { readSettings } from '#server/env.ts';
import { createLog } from '#server/log.ts';
import { openParts } from '#server/parts.ts';
import { noSite } from './no-site.ts';

/** Starts it with the settings of `npm start`. @returns its address */
export async function startDevelopmentApi(): Promise<string> {
  const settings = readSettings(process.env);
  const now = () => new Date();
  const log = createLog(settings);
  const { api } = await openParts({ settings, log, site: noSite, contentDir: ownContent, now });
  const answer = getRequestListener(createApp({ settings, site: noSite, log, now, api }).fetch, {
    hostname: 'localhost',
  });
  const server = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
