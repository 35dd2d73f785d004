import { existsSync } from 'node:fs';
import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { hourMs } from '#domain/durations.ts';
import type { Check } from './health.ts';

const megabyte = 1024 * 1024;
/** Enough for a day of posts, the database's log, and a backup. */
const enoughBytes = 200 * megabyte;
const fullBytes = 5 * megabyte;

export function diskCheck(dataDir: string): Check {
  return async () => {
    const { bavail, bsize } = await statfs(dataDir);
    const free = bavail * bsize;
    const state = free < fullBytes ? 'failing' : free < enoughBytes ? 'warning' : 'ok';
    return { state, freeMegabytes: Math.floor(free / megabyte) };
  };
}

/** In the build's folder, written by `npm run publish:site` while the code host can't be reached. */
export const fetchFailureFile = 'fetch-failure.json';
export type FetchFailure = { since: string; isMailed: boolean };

/** Warns when changes could not be fetched for an hour, so that edits are not published. */
export function publishCheck(buildDir: string, now: () => Date): Check {
  const file = path.join(buildDir, fetchFailureFile);
  return async () => {
    if (!existsSync(file)) return { state: 'ok' };
    const { since } = JSON.parse(await readFile(file, 'utf8')) as FetchFailure;
    return { state: now().getTime() - Date.parse(since) < hourMs ? 'ok' : 'warning', fetchFailsSince: since };
  };
}

/** Warns when content was edited after the build. `findProblem` returns why there is no newer one, if known. */
export function contentCheck(contentDir: string, builtAt: string, findProblem: () => string | undefined): Check {
  return async () => {
    const problem = findProblem();
    if (problem !== undefined) return { state: 'warning', builtAt, problem };
    // A server may have only its build.
    const names = existsSync(contentDir) ? await readdir(contentDir, { recursive: true }) : [];
    const times = await Promise.all(
      names.filter((name) => /\.(ya?ml|md)$/.test(name)).map((name) => modifiedMs(path.join(contentDir, name))),
    );
    const edited = new Date(Math.max(0, ...times));
    const isNewer = edited > new Date(builtAt);
    return { state: isNewer ? 'warning' : 'ok', builtAt, editedAt: edited.toISOString() };
  };
}

/** 0 for a file that is gone since it was listed, and for the lock files of Emacs, links that lead nowhere. */
async function modifiedMs(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0;
    throw error;
  }
}
