/** Creates the data folder and makes it private before anything is written into it. */
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { erasureFiles } from '#server/inbox/erased-addresses.ts';
import { StartError } from '#server/start-error.ts';

/** What this server writes there besides the inbox. */
const ownNames = new Set<string>(['cache', 'clock', 'closure.json', ...Object.values(erasureFiles)]);

/** Errors that only the operator can fix. A full disk may recover by itself. */
const lasting = ['EACCES', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'];
/** Of a folder that exists. A disk that became read-only is not the operator's choice. */
const denied = ['EACCES', 'EPERM'];

/**
 * Creates the data folder if it is missing, and makes it private if it is ours. A disk that is full, damaged or read-
 * only doesn't stop the start: forms answer 503 until it recovers. @throws {StartError} with the command to run, if
 * this user can't write there or others share the folder
 */
export function makeDataFolder(dataDir: string): void {
  const folder = path.resolve(dataDir);
  try {
    makeFolder(folder);
  } catch (cause) {
    if (!isOneOf(lasting, cause)) return;
    throw new StartError(
      `The folder for data, ${folder}, cannot be made (${cause.code}). Name a place in DATA_DIR where this user may write.`,
      { cause },
    );
  }
  try {
    if (!statSync(folder).isDirectory())
      throw new StartError(`DATA_DIR must name a folder, and ${folder} is a file. Name another place.`);
    if (isShared(folder))
      throw new StartError(
        `Others can look into the folder ${folder}, and it holds things of theirs: what visitors send must not lie there. Name a folder of its own in DATA_DIR, or make this one private: chmod 700 ${folder}`,
      );
    makePrivate(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    if (!isOneOf(denied, cause)) return;
    const { uid } = statSync(folder);
    const isOurs = uid === process.getuid?.();
    throw new StartError(
      isOurs
        ? `This user may not write into its folder for data, ${folder}. Run: chmod 700 ${folder}`
        : `The folder for data, ${folder}, belongs to another user, and this one may not write there. Run as root: chown ${process.getuid?.()} ${folder} && chmod 700 ${folder}`,
      { cause },
    );
  }
}

/**
 * Whether other users can open the folder and it holds files of theirs but no inbox. Then we neither change its
 * permissions nor store visitors' messages in it.
 */
export function isShared(folder: string, inbox = 'inbox.sqlite'): boolean {
  if (!existsSync(folder) || !isOpenToOthers(folder)) return false;
  const names = readdirSync(folder);
  return !names.includes(inbox) && names.some((name) => !ownNames.has(name));
}

export function makePrivate(folder: string): void {
  if (isOpenToOthers(folder)) chmodSync(folder, 0o700);
}

/** False for folders of other users and for sticky folders such as /tmp, where the file's own mode protects it. */
function isOpenToOthers(folder: string): boolean {
  const { mode, uid } = statSync(folder);
  return uid === process.getuid?.() && (mode & 0o1000) === 0 && (mode & 0o077) !== 0;
}

/** Creates one level at a time: Node's own `recursive` never returns where the system allows no folder, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

const isOneOf = (codes: readonly string[], error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code));
