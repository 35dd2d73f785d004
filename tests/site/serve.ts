import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { staticFiles } from '#server/http/static-files.ts';
import { createLog } from '#server/http/log.ts';
import { loadSite } from '#server/http/site.ts';
import { build } from './built.ts';

export type ServedSite = { origin: string; close: () => Promise<void> };

export async function serveBuiltSite(): Promise<ServedSite> {
  const site = await loadSite(build);
  const log = createLog({ LOG_LEVEL: 'silent' });
  const server = createServer(staticFiles({ settings: { TRUST_PROXY: 1 }, site, log, now: () => new Date() }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
