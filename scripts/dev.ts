/** `npm run dev`: the site with hot reload, content edits included, and the real API beside it. */
import path from 'node:path';
import { createServer } from 'vite';
import { readContent } from '#content/load.server.ts';
import { prepare } from './prepare.ts';
import { startDevelopmentApi } from './dev/api.ts';
import { generatedFiles, pages, searchIndex } from './dev/middleware.ts';

const root = path.resolve(import.meta.dirname, '..');
const pictures = await prepare({
  root,
  content: readContent(path.join(root, 'content')),
  log: (line) => process.stdout.write(`${line}\n`),
});
await pictures.encode();
process.env['DEVELOPMENT_API'] = await startDevelopmentApi();
const port = Number(process.env['PORT'] ?? 5173);
const vite = await createServer({ root, appType: 'custom', server: { port } });
for (const handler of [generatedFiles, searchIndex(vite), pages(vite, root)]) vite.middlewares.use(handler);
await vite.listen();
vite.printUrls();
