/** `npm start`: builds the site when there is no build of the present sources, then becomes the server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { makeDataFolder } from '#server/data-folder.ts';
import { readSettings } from '#server/env.ts';
import { permissionFlags } from '#server/permissions.ts';
import { sayingWhatToMend } from '#server/start-error.ts';
import { buildFolders, recoverBuild } from './site/build-folders.ts';
import { fingerprintOf, recordedFingerprint } from './site/fingerprint.ts';

const root = path.dirname(import.meta.dirname);

await sayingWhatToMend(async () => {
  // Whoever waits for a build should not hear of a wrong setting after it.
  const { DATA_DIR } = readSettings(process.env);
  makeDataFolder(DATA_DIR);
  const failure = await buildWhatIsMissing();
  const args = [...permissionFlags(root, path.resolve(DATA_DIR)), path.join(root, 'server', 'run.js')];
  if (failure !== undefined) args.push(failure);
  become(args);
});

/** Has Node go on with these arguments: in this very process, which signals are meant for, but on Windows. */
function become(args: readonly string[]): void {
  if (process.platform !== 'win32') process.execve?.(process.execPath, [process.execPath, ...args], process.env);
  spawn(process.execPath, args, { stdio: 'inherit' }).once('exit', (code) => process.exit(code ?? 1));
}

/** @returns why there is no build of the present sources, where it has failed */
async function buildWhatIsMissing(): Promise<string | undefined> {
  await recoverBuild(root);
  if ((await recordedFingerprint(buildFolders(root).served)) === (await fingerprintOf(root))) return undefined;
  process.stdout.write('There is no build of the present sources. Building; the first time takes a minute or two.\n');
  return (await build()) === 0 ? undefined : 'The present sources could not be built; the reason stands above.';
}

/** Builds as `npm run build` does. Asked to stop meanwhile, it stops the build and ends. @returns its exit code */
async function build(): Promise<number | null> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'build.ts')], { cwd: root, stdio: 'inherit' });
  const closed = once(child, 'exit');
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal);
    void closed.then(() => process.exit(1));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, stop);
  const [code] = (await closed) as [number | null];
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.off(signal, stop);
  return code;
}
