import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, statfs } from 'node:fs/promises';
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
    const failure = await readFile(file, 'utf8').catch(unlessMissing);
    if (failure === undefined) return { state: 'ok' };
    const { since } = JSON.parse(failure) as FetchFailure;
    return { state: now().getTime() - Date.parse(since) < hourMs ? 'ok' : 'warning', fetchFailsSince: since };
  };
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}

/** Warns when content was edited after the build. `findProblem` returns why there is no newer one, if known. */
export function contentCheck(contentDir: string, builtAt: string, findProblem: () => string | undefined): Check {
  return async () => {
    const problem = findProblem();
    if (problem !== undefined) return { state: 'warning', builtAt, problem };
    const names = (await filesBelow(contentDir)).filter((name) => /\.(?:ya?ml|md)$/.test(name));
    const edited = Math.max(0, ...names.map((name) => modifiedMs(path.join(contentDir, name))));
    const isNewer = edited > Date.parse(builtAt);
    return { state: isNewer ? 'warning' : 'ok', builtAt, editedAt: new Date(edited).toISOString() };
  };
}

/** None if the folder is missing: a server may have only its build. Retries if a subfolder was deleted meanwhile. */
async function filesBelow(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(unlessMissing);
  return names ?? (existsSync(folder) ? filesBelow(folder) : []);
}

/** 0 for a file that is gone since it was listed. */
const modifiedMs = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
