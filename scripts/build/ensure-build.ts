/** The build that a program is about to serve. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { buildFolders, recoverBuild } from './folders.ts';
import { fingerprintOf, recordedFingerprint } from './fingerprint.ts';

/** How a build or a check ends that found a mistake in the content. Any other failure ends with another code. */
export const contentErrorExitCode = 1;

/**
 * Builds the site when there is no build of the present sources.
 * @returns why there is none then, where it has failed
 */
export async function ensureBuild(root: string): Promise<string | undefined> {
  await recoverBuild(root);
  if ((await recordedFingerprint(buildFolders(root).served)) === (await fingerprintOf(root))) return undefined;
  process.stdout.write('There is no build of the present sources. Building; the first time takes a minute or two.\n');
  return (await build(root)) === 0 ? undefined : 'The present sources could not be built; the reason stands above.';
}

/** Builds as `npm run build` does. Asked to stop meanwhile, it stops the build and ends. @returns its exit code */
async function build(root: string): Promise<number | null> {
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
