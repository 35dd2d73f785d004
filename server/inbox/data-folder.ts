import { accessSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { erasureFiles } from '#server/inbox/erased-addresses.ts';
import { StartError } from '#server/start-error.ts';

/** Other files that this server writes to the folder. */
const ownNames = new Set<string>(['cache', 'clock', 'closure.json', ...Object.values(erasureFiles)]);

/** Errors that only the operator can fix. */
const lasting = ['EACCES', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'];

/** A full or damaged disk doesn't stop the start. @throws {StartError} if the folder is shared or not writable */
export function makeDataFolder(dataDir: string): void {
  const folder = path.resolve(dataDir);
  try {
    makeFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    // A disk that became read-only is not the operator's mistake.
    if (!lasting.includes(code) || (code === 'EROFS' && existsSync(folder))) return;
    throw new StartError(
      `This user can't write into the folder for data, ${folder} (${code}). Name another folder in DATA_DIR, or run as root: chown ${process.getuid?.()} ${folder} && chmod 700 ${folder}`,
      { cause },
    );
  }
  if (isShared(folder))
    throw new StartError(
      `Others can look into the folder ${folder}, and it holds things of theirs. Name a folder of its own in DATA_DIR, or make this one private: chmod 700 ${folder}`,
    );
}

/** Creates one level at a time: Node's `recursive` never returns where the system allows no folder, as in /proc. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Whether others can open the folder and it contains their files. The sticky bit, as on /tmp, protects each file. */
function isShared(folder: string): boolean {
  const { mode, uid } = statSync(folder);
  if (uid !== process.getuid?.() || (mode & 0o1000) !== 0 || (mode & 0o077) === 0) return false;
  const names = readdirSync(folder);
  return !names.includes('inbox.sqlite') && names.some((name) => !ownNames.has(name));
}
