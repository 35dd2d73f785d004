/** `npm start`: builds the site when there is no build of the present sources, then serves it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { main } from '#server/node.ts';
import { fingerprintOf, recordedFingerprint } from './site/fingerprint.ts';

const root = path.dirname(import.meta.dirname);

await main({ prepare: buildWhatIsMissing });

async function buildWhatIsMissing(): Promise<void> {
  if ((await recordedFingerprint(root)) === (await fingerprintOf(root))) return;
  process.stdout.write('There is no build of the present sources. Building; the first time takes a minute or two.\n');
  const code = await build();
  // The build has said what is wrong.
  if (code !== 0) process.exit(code);
}

/** Runs `npm run build` as the user would. @returns its exit code */
async function build(): Promise<number> {
  const npm = process.env['npm_execpath'];
  const child = npm
    ? spawn(process.execPath, [npm, 'run', 'build'], { cwd: root, stdio: 'inherit' })
    : spawn('npm run build', { cwd: root, stdio: 'inherit', shell: true });
  const stop = () => child.kill();
  process.once('SIGTERM', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', stop);
  return code ?? 1;
}
