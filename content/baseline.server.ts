/** The content before an edit, for checks that compare. Only commands use it: the server spawns no child process. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Day } from '#domain/days.ts';
import { rangeDay } from '#domain/range-time.ts';
import { dataFiles } from './schemas.server.ts';

export type Baseline = {
  /** The text of a file; undefined if it didn't exist. */
  read: (file: string) => string | undefined;
  /** Whether a picture existed. Undefined if only texts are known. */
  has?: (file: string) => boolean;
  /** The day of the edit. A commit is judged by its own day, even if it is built years later. */
  editedOn: Day;
};

/**
 * The content before the edit in `folder`: the published one, the branch at the code host, the last commit or the one
 * before it, in this order; without any, that of the last build. Undefined if nothing earlier exists.
 */
export function findBaseline(folder: string): Baseline | undefined {
  const today = rangeDay(new Date());
  const built = path.join(folder, '../build/content');
  const inBuild = existsSync(path.join(built, dataFiles.prices));
  const readBuilt = (file: string) => {
    const full = path.join(built, file);
    return existsSync(full) ? readFileSync(full, 'utf8') : undefined;
  };
  return inRepository(folder, today) ?? (inBuild ? { read: readBuilt, editedOn: today } : undefined);
}

function inRepository(folder: string, today: Day): Baseline | undefined {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', ['-C', folder, ...args], { encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  if (head === undefined) return undefined;
  const prefix = git('rev-parse', '--show-prefix') ?? '';
  const published = git('rev-parse', '--verify', '--quiet', 'refs/published');
  const shared = git('merge-base', 'HEAD', '@{upstream}');
  const isEdited = git('status', '--porcelain', '--', '.') !== '';
  const isCommitted = !published && !isEdited && (!shared || shared === head);
  const revision = published ?? (isCommitted ? `${head}^` : (shared ?? head));
  const { texts, files } = entriesAt(folder, `${revision}:${prefix}`);
  if (!texts.has(dataFiles.prices)) return undefined;
  const committedAt = isCommitted ? git('log', '-1', '--format=%cI', 'HEAD') : undefined;
  return {
    read: (file) => texts.get(file),
    has: (file) => files.has(file),
    editedOn: committedAt ? rangeDay(new Date(committedAt)) : today,
  };
}

/** The files in a folder of a commit, and their texts. A process for each file took most of a check’s time. */
function entriesAt(folder: string, tree: string): { texts: Map<string, string>; files: Set<string> } {
  const git = (input: string, ...args: string[]) =>
    spawnSync('git', ['-C', folder, ...args], { input, maxBuffer: 2 ** 26 }).stdout;
  const blobs = git('', 'ls-tree', '--full-tree', '-r', '-z', tree)
    .toString()
    .split('\0')
    .map((row) => /^\d+ blob (?<object>\w+)\t(?<file>.+)$/.exec(row)?.groups)
    .filter((groups) => groups !== undefined);
  const named = blobs.filter(({ file = '' }) => /\.(?:yaml|md)$/.test(file));
  const objects = git(named.map(({ object }) => `${object}\n`).join(''), 'cat-file', '--batch');
  const texts = new Map<string, string>();
  let at = 0;
  for (const { file = '' } of named) {
    // A line with the object's name, kind and size in bytes, then the object and a line break.
    const start = objects.indexOf('\n', at) + 1;
    const end = start + Number(objects.toString('latin1', at, start).split(' ').at(-1));
    texts.set(file, objects.toString('utf8', start, end));
    at = end + 1;
  }
  return { texts, files: new Set(blobs.map(({ file = '' }) => file)) };
}
