/** `npm run edge [-- --build]`: builds the site for Cloudflare; without --build, serves it locally (docs/edge.md). */
import path from 'node:path';
import { readSettings } from '#server/env.ts';
import { reportStartupErrors } from '#server/start-error.ts';
import { serveEdge } from '#scripts/edge/serve.ts';
import { buildFolders } from './build/folders.ts';
import { buildEdge } from './build/edge.ts';
import { ensureBuild } from './build/ensure-build.ts';

const root = path.dirname(import.meta.dirname);

await reportStartupErrors(async () => {
  const { DATA_DIR, PORT } = readSettings(process.env);
  const failure = await ensureBuild(root);
  if (failure !== undefined) {
    process.stderr.write(`${failure}\n`);
    process.exitCode = 1;
    return;
  }
  const { served } = buildFolders(root);
  await buildEdge(root, served);
  if (!process.argv.includes('--build'))
    await serveEdge(path.join(served, 'edge'), path.join(DATA_DIR, 'edge'), { port: PORT });
});
