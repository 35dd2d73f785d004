import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { closureIn, type OfficeClosure, type OfficeNews } from './office-closure.ts';

export const closureFile = (dataDir: string): string => path.join(dataDir, 'closure.json');

/** Returns a function that reads the file and never rejects. It returns the same object until the file changes. */
export function openOfficeClosure(dataDir: string): () => Promise<OfficeNews> {
  const file = closureFile(dataDir);
  let last: { version: string; news: OfficeNews } | undefined;
  return async () => {
    try {
      const { ino, mtimeMs, size } = await stat(file);
      const version = [ino, mtimeMs, size].join();
      if (last?.version !== version) last = { version, news: closureIn(await readFile(file, 'utf8')) };
      return last.news;
    } catch (error) {
      last = undefined;
      const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
      // Where the whole folder is missing, its disk may not be mounted.
      return isMissing && existsSync(dataDir) ? 'none' : 'unreadable';
    }
  };
}

/** Replaces the file atomically and durably, for the user that owns the folder. */
export function writeOfficeClosure(dataDir: string, closure: OfficeClosure): void {
  const temporary = `${closureFile(dataDir)}.${process.pid}.tmp`;
  const descriptor = openSync(temporary, 'w', 0o600);
  try {
    writeSync(descriptor, JSON.stringify(closure));
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  // The operator may be root, and the server is not.
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(temporary, uid, gid);
  renameSync(temporary, closureFile(dataDir));
}

export const liftOfficeClosure = (dataDir: string): void => rmSync(closureFile(dataDir), { force: true });
