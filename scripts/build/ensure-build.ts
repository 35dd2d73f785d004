import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { rangeDay } from '#domain/range-time.ts';
import { outdatedBuild, readManifest } from '#server/http/site.ts';
import { buildFolders, recover } from './folders.ts';
import { fingerprintOf, recordedFingerprint } from './fingerprint.ts';

/** The exit code for a content error. Other failures have other codes. */
export const contentErrorExitCode = 1;

/** Builds the site unless a build of the present sources exists. @returns why that failed, or undefined */
export async function ensureBuild(root: string): Promise<string | undefined> {
  const folders = buildFolders(root);
  await recover(folders);
  const { served } = folders;
  if ((await recordedFingerprint(served)) === (await fingerprintOf(root))) {
    const { nextChange } = await readManifest(served);
    if (!outdatedBuild({ nextChange }, rangeDay(new Date()))) return undefined;
  }
  process.stdout.write(
    'There is no build of the present sources for today. Building; the first time takes about half a minute.\n',
  );
  return (await build(root)) === 0 ? undefined : 'The present sources could not be built; the reason is above.';
}

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
