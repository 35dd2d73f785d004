/** `npm run dev`: the site with hot reload, content edits included. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { prepare } from './prepare.ts';

const root = path.resolve(import.meta.dirname, '..');
await prepare(root, (line) => process.stdout.write(`${line}\n`));
const command = path.join(root, 'node_modules/@react-router/dev/bin.cjs');
spawn(process.execPath, [command, 'dev', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' }).on('exit', (code) => {
  process.exitCode = code ?? 1;
});
