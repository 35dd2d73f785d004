/** `npm run dev`: the site with hot reload, content edits included, and the real API beside it. */
import path from 'node:path';
import { createServer } from 'vite';
import { prepare } from './prepare.ts';
import { startDevelopmentApi } from './site/development-api.ts';
import { developmentPages } from './site/development-pages.ts';

const root = path.resolve(import.meta.dirname, '..');
const pictures = await prepare(root, (line) => process.stdout.write(`${line}\n`));
await pictures.encode();
process.env['DEVELOPMENT_API'] = await startDevelopmentApi();
const port = Number(process.env['PORT'] ?? 5173);
const vite = await createServer({ root, appType: 'custom', server: { port } });
vite.middlewares.use(developmentPages(vite, root));
await vite.listen();
vite.printUrls();
