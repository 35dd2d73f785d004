/** What /readyz looks at beside the inbox and the feeds: the disk, and whether the build is of the present content. */
import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from './readyz.ts';

const megabyte = 1024 * 1024;
/** A day of posts, the log of the database, and a backup. */
const roomyBytes = 200 * megabyte;
const fullBytes = 5 * megabyte;

/** How much room the data folder has. */
export function diskCheck(dataDir: string): Check {
  return async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const state = free < fullBytes ? 'failing' : free < roomyBytes ? 'warning' : 'ok';
    return { state, freeMegabytes: Math.floor(free / megabyte) };
  };
}

/**
 * Content that was edited after the build is not what visitors see.
 * @param problem why there is no newer build, where that was found at the start
 */
export function contentCheck(contentDir: string, builtAt: string, problem: string | undefined): Check {
  return async () => {
    if (problem !== undefined) return { state: 'warning', builtAt, problem };
    // A server may have nothing but its build.
    const names = existsSync(contentDir) ? await readdir(contentDir, { recursive: true }) : [];
    const times = await Promise.all(
      names
        .filter((name) => /\.(ya?ml|md)$/.test(name))
        .map(async (name) => (await stat(path.join(contentDir, name))).mtimeMs),
    );
    const edited = new Date(Math.max(0, ...times));
    const isNewer = edited > new Date(builtAt);
    return { state: isNewer ? 'warning' : 'ok', builtAt, editedAt: edited.toISOString() };
  };
}
