import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

/** Nothing that time mends: another place must be named, or rights be given. */
const lasting = ['EACCES', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'];

/**
 * Makes the data folder where it is missing. A disk that is full or damaged for now does not stop the start: the forms
 * say so and work again as soon as it does.
 * @throws {StartError} where there can be no such folder
 */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(path.resolve(dataDir));
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    if (!lasting.includes(code)) return;
    throw new StartError(
      `The folder for data, ${path.resolve(dataDir)}, cannot be made (${code}). Name a place in DATA_DIR where this user may write.`,
      { cause },
    );
  }
}

/** One after the other: Node's own `recursive` never returns where the system allows no folder, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}
