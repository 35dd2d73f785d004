/** `npm run dev`: the site with hot reload. The API and the search use the last build, on another port. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { readContent } from '#content/load.server.ts';
import { buildFolders } from './build/folders.ts';
import { ensureBuild } from './build/ensure-build.ts';
import { progressOn } from './build/progress.ts';
import { whileServed } from './browser/served.ts';
import { prepareAll } from './prepare.ts';
import { generatedFiles, pages } from './dev/middleware.ts';

const root = path.resolve(import.meta.dirname, '..');
const port = Number(process.env['PORT'] ?? 5173);
const fromBuild = [
  '/api',
  '/assets',
  '/closures.ics',
  '/es/closures.ics',
  '/hours.ics',
  '/es/hours.ics',
  '/search.json',
  '/search.es.json',
  '^/search\\?',
  '^/es/search\\?',
];

if (!existsSync(buildFolders(root).served)) await ensureBuild(root);
const content = readContent(path.join(root, 'content'));
await prepareAll({ root, content, ...progressOn(process.stdout) });
await whileServed({ folder: root, program: ['server/run.js'], env: { PORT: '0' } }, async (api) => {
  const proxy = Object.fromEntries(fromBuild.map((url) => [url, api]));
  const vite = await createServer({ root, appType: 'custom', server: { port, proxy } });
  for (const handler of [generatedFiles, pages(vite, root)]) vite.middlewares.use(handler);
  await vite.listen();
  vite.printUrls();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void vite.close());
  if (vite.httpServer) await once(vite.httpServer, 'close');
});
