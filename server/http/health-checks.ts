/** Checks of /readyz besides inbox and feeds: free disk space, and whether the build has the current content. */
import { existsSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Check } from './health.ts';

const megabyte = 1024 * 1024;
/** Enough for a day of posts, the database's log, and a backup. */
const enoughBytes = 200 * megabyte;
const fullBytes = 5 * megabyte;

/** Checks the free space of the data folder. */
export function diskCheck(dataDir: string): Check {
  return async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const state = free < fullBytes ? 'failing' : free < enoughBytes ? 'warning' : 'ok';
    return { state, freeMegabytes: Math.floor(free / megabyte) };
  };
}

/**
 * Warns when content was edited after the build: visitors see the older version.
 * @param findProblem returns why there is no newer build, if known
 */
export function contentCheck(contentDir: string, builtAt: string, findProblem: () => string | undefined): Check {
  return async () => {
    const problem = findProblem();
    if (problem !== undefined) return { state: 'warning', builtAt, problem };
    // A server may have only its build.
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
