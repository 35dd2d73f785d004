import { chownSync, closeSync, constants, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { lstat, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ClosureList } from './closure-list.ts';
import { closuresIn, noClosures, type OfficeClosure, type OfficeNews } from './office-closure.ts';

export const closureFile = (dataDir: string): string => path.join(dataDir, 'closure.json');

/** Returns a function that reads the file and never rejects. It returns the same object until the file changes. */
export function openOfficeClosures(dataDir: string): () => Promise<OfficeNews> {
  const file = closureFile(dataDir);
  const folder = identityOf(dataDir);
  let last: { version: string; news: OfficeNews } | undefined;
  return async () => {
    try {
      const { ino, mtimeMs, size } = await stat(file);
      const version = [ino, mtimeMs, size].join();
      if (last?.version !== version) last = { version, news: closuresIn(await readFile(file, 'utf8')) };
      return last.news;
    } catch (error) {
      last = undefined;
      const isSame = (await identityOf(dataDir)) === (await folder) && (await folder) !== undefined;
      return isSame && isMissing(error) && (await isAbsent(file)) ? noClosures : 'unreadable';
    }
  };
}

/** A link that leads to nothing is there: what it leads to may be on a disk that isn't mounted. */
const isAbsent = (file: string): Promise<boolean> => lstat(file).then(() => false, isMissing);

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Another folder in its place is one whose disk was unmounted or swapped. Undefined: it can't be reached. */
const identityOf = (folder: string): Promise<string | undefined> =>
  stat(folder).then(
    ({ dev, ino }) => [dev, ino].join(),
    () => undefined,
  );

/** Replaces the file atomically and durably, for the user that owns the folder. */
export function writeOfficeClosures(dataDir: string, closures: readonly OfficeClosure[]): void {
  try {
    replaceFile(dataDir, JSON.stringify(closures));
  } catch (error) {
    if (closures.length > 0) throw error;
    // On a full disk, the range can still be opened: a missing file is an empty list.
    rmSync(closureFile(dataDir), { force: true });
  }
}

function replaceFile(dataDir: string, text: string): void {
  const temporary = `${closureFile(dataDir)}.${process.pid}.tmp`;
  // The write waits for the disk. Node's permission model, which the server runs under, forbids fsync.
  const { O_CREAT, O_SYNC, O_TRUNC, O_WRONLY } = constants;
  const descriptor = openSync(temporary, O_CREAT | O_SYNC | O_TRUNC | O_WRONLY, 0o600);
  try {
    writeSync(descriptor, text, 0);
    // The operator may be root, and the server is not.
    const { uid, gid } = statSync(dataDir);
    if (process.getuid?.() === 0) chownSync(temporary, uid, gid);
    renameSync(temporary, closureFile(dataDir));
    // The same bytes again: a journaling file system then writes the rename before them. Not by the file's name, which
    // may be that of another command's list by now.
    writeSync(descriptor, text, 0);
  } finally {
    closeSync(descriptor);
    rmSync(temporary, { force: true });
  }
}

/** The office's closures in the data folder. Changes are made one after the other, so that none is lost. */
export function closuresInFile(dataDir: string): ClosureList {
  const read = openOfficeClosures(dataDir);
  let last: Promise<void> = Promise.resolve();
  return {
    read,
    fixed: noClosures,
    change: (edit) => {
      const changed = last.then(async () => writeOfficeClosures(dataDir, edit(await read())));
      last = changed.catch(() => undefined);
      return changed;
    },
  };
}
