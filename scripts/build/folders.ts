/**
 * A build is made in a folder of its own and takes the place of the last one when it is whole, so that a build that
 * fails, or is cut off, leaves the site that there was.
 */
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSnapshot } from '#server/content.ts';

/** Where a project's builds lie: the one that is served, the one in the making, and the one before. */
export const buildFolders = (root: string) => ({
  served: path.join(root, 'build'),
  next: path.join(root, '.generated', 'build-next'),
  previous: path.join(root, '.generated', 'build-previous'),
});

/** Puts the finished build in the place of the served one, which is kept as the previous one. */
export async function swapBuilds(root: string): Promise<void> {
  const { served, next, previous } = buildFolders(root);
  if (existsSync(served)) {
    await rm(previous, { recursive: true, force: true });
    await rename(served, previous);
  }
  try {
    await rename(next, served);
  } catch (error) {
    await recoverBuild(root);
    throw error;
  }
  await recordSwap(root);
}

/**
 * Puts the build before in the place of the served one, which becomes the one before: twice is where one began.
 * @returns whether there was one
 */
export async function rollBack(root: string): Promise<boolean> {
  const { next, previous } = buildFolders(root);
  if (!existsSync(previous)) return false;
  await rm(next, { recursive: true, force: true });
  await rename(previous, next);
  await swapBuilds(root);
  return true;
}

/** Whoever runs the server sees by this file that there is another build to serve (deploy/site-restart.path). */
async function recordSwap(root: string): Promise<void> {
  const folder = path.join(root, '.generated');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'swapped'), `${new Date().toISOString()}\n`);
}

/** Brings the previous build back where a swap was cut off between its two steps. */
export async function recoverBuild(root: string): Promise<void> {
  const { served, previous } = buildFolders(root);
  if (!existsSync(served) && existsSync(previous)) await rename(previous, served);
}

/** Copies the texts that a build is made from into it: the server says what the pages say, whatever is edited since. */
export async function copyContentSnapshot(contentDir: string, buildDir: string): Promise<void> {
  for await (const file of glob('**/*.{yaml,md}', { cwd: contentDir }))
    await cp(path.join(contentDir, file), path.join(contentSnapshot(buildDir), file));
}
