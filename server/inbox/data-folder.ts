/** Creates the data folder, for this user only. */
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '#server/start-error.ts';

/** Errors that only the operator can fix. */
const lasting = ['EACCES', 'EEXIST', 'ELOOP', 'ENAMETOOLONG', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS'];

/**
 * Creates the data folder if it is missing. A full or damaged disk doesn't stop the start: forms answer 503 until it
 * recovers. An existing folder keeps its mode, because only this user can read the files in it. @throws {StartError}
 * with the command to run, if this user can't write there
 */
export function makeDataFolder(dataDir: string): void {
  const folder = path.resolve(dataDir);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    const { code = '' } = cause as NodeJS.ErrnoException;
    // A disk that became read-only is not the operator's choice.
    if (!lasting.includes(code) || (code === 'EROFS' && existsSync(folder))) return;
    throw new StartError(
      `This user can't write into the folder for data, ${folder} (${code}). Name another folder in DATA_DIR, or run as root: chown ${process.getuid?.()} ${folder} && chmod 700 ${folder}`,
      { cause },
    );
  }
}
