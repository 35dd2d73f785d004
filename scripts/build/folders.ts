/**
 * The folders of builds. A build is made in a folder of its own and replaces the served one when it is complete, so a
 * failed or interrupted build leaves the present site.
 */
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSnapshot } from '#server/content.ts';

/** The folders of the served build, of the one in progress and of the previous one. */
export const buildFolders = (root: string) => ({
  served: path.join(root, 'build'),
  next: path.join(root, '.generated', 'build-next'),
  previous: path.join(root, '.generated', 'build-previous'),
});

/** Replaces the served build with the finished one, and keeps it as the previous one. */
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
 * Restores the previous build. The served one becomes the previous one, so a second call undoes the first. @returns
 * whether there was a previous build
 */
export async function rollBack(root: string): Promise<boolean> {
  const { next, previous } = buildFolders(root);
  if (!existsSync(previous)) return false;
  await rm(next, { recursive: true, force: true });
  await rename(previous, next);
  await swapBuilds(root);
  return true;
}

/** Tells the service manager that there is another build to serve (deploy/site-restart.path). */
async function recordSwap(root: string): Promise<void> {
  const folder = path.join(root, '.generated');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'swapped'), `${new Date().toISOString()}\n`);
}

/** Restores the previous build if a swap was interrupted between its two steps. */
export async function recoverBuild(root: string): Promise<void> {
  const { served, previous } = buildFolders(root);
  if (!existsSync(served) && existsSync(previous)) await rename(previous, served);
}

/** Copies the content into the build, so that the server's words match the pages', and its links lead to documents. */
export async function copyContentSnapshot(contentDir: string, buildDir: string): Promise<void> {
  for await (const file of glob('**/*.{yaml,md,pdf}', { cwd: contentDir }))
    await cp(path.join(contentDir, file), path.join(contentSnapshot(buildDir), file));
}
