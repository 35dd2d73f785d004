/** A complete build replaces the served folder, so a failed or interrupted build leaves the present site in place. */
import { existsSync } from 'node:fs';
import { cp, glob, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentSnapshot } from '#server/content.ts';

/** The served folder, its replacement and its predecessor; `swapped` is written at each swap. */
type Folders = Record<'served' | 'next' | 'previous' | 'swapped', string>;

export const buildFolders = (root: string): Folders => ({
  served: path.join(root, 'build'),
  next: path.join(root, '.generated', 'build-next'),
  previous: path.join(root, '.generated', 'build-previous'),
  swapped: path.join(root, '.generated', 'swapped'),
});

export const releaseFolders = (target: string): Folders => ({
  served: target,
  next: `${target}-next`,
  previous: `${target}-previous`,
  swapped: path.join(path.dirname(target), 'swapped'),
});

/** Replaces the served folder with the finished one, and keeps it as the previous one. */
export async function swapIn(folders: Folders): Promise<void> {
  const { served, next, previous, swapped } = folders;
  if (existsSync(served)) {
    await rm(previous, { recursive: true, force: true });
    await rename(served, previous);
  }
  try {
    await rename(next, served);
  } catch (error) {
    await recover(folders);
    throw error;
  }
  // Tells the service manager to restart the server (deploy/site-restart.path).
  await mkdir(path.dirname(swapped), { recursive: true });
  await writeFile(swapped, `${new Date().toISOString()}\n`);
}

/** Swaps the served and the previous build, so a second call undoes the first. @returns whether there was one */
export async function rollBack(folders: Folders): Promise<boolean> {
  const { next, previous } = folders;
  if (!existsSync(previous)) return false;
  await rm(next, { recursive: true, force: true });
  await rename(previous, next);
  await swapIn(folders);
  return true;
}

/** Restores what was served if a swap was interrupted between its two steps. */
export async function recover({ served, previous }: Folders): Promise<void> {
  if (!existsSync(served) && existsSync(previous)) await rename(previous, served);
}

/** Copies the content into the build, so the server's words match the pages', and links to documents work. */
export async function copyContentSnapshot(contentDir: string, buildDir: string): Promise<void> {
  for await (const file of glob('**/*.{yaml,md,pdf}', { cwd: contentDir }))
    await cp(path.join(contentDir, file), path.join(contentSnapshot(buildDir), file));
  // For photographs, the names are enough: they tell which drawings are replaced.
  for await (const file of glob('images/*.*', { cwd: contentDir, exclude: ['**/*.md'] })) {
    const named = path.join(contentSnapshot(buildDir), file);
    await mkdir(path.dirname(named), { recursive: true });
    await writeFile(named, '');
  }
}
