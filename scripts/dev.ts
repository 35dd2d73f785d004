/** `npm run dev`: the site with hot reload, content edits included, and the real API beside it. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare } from './prepare.ts';
import { startDevelopmentApi } from './site/development-api.ts';

const root = path.resolve(import.meta.dirname, '..');
const pictures = await prepare(root, (line) => process.stdout.write(`${line}\n`));
await pictures.encode();
const command = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
const env = { ...process.env, DEVELOPMENT_API: await startDevelopmentApi() };
spawn(process.execPath, [command, 'dev', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env }).on(
  'exit',
  (code) => process.exit(code ?? 1),
);
