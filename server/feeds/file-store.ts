/** Stores the feeds' last good values as files, so that a restart during an outage loses nothing. */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#server/http/log.ts';
import type { RecordStore } from './cache.ts';

/** Fits a webcam picture of 5 MB in base64. */
const maxRecordBytes = 8 * 1024 * 1024;

/** Stores records as files that only their owner can read. Unreadable files are ignored until they are replaced. */
export function fileStore(folder: string, log: Log): RecordStore {
  const fileOf = (name: string) => path.join(folder, `${name}.json`);
  return {
    async read(name) {
      try {
        if ((await stat(fileOf(name))).size > maxRecordBytes) throw new Error('larger than any record');
        return JSON.parse(await readFile(fileOf(name), 'utf8'));
      } catch (error) {
        const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
        if (!isMissing) log.warn({ err: error, name }, 'last good value is unreadable: ignored');
        return undefined;
      }
    },
    async write(name, record) {
      const temporary = path.join(folder, `.${name}.${randomUUID()}.tmp`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(temporary, JSON.stringify(record), { mode: 0o600, flag: 'wx' });
        await rename(temporary, fileOf(name));
      } catch (error) {
        log.warn({ err: error, name }, 'last good value could not be stored');
        await rm(temporary, { force: true }).catch((failure: unknown) =>
          log.warn({ err: failure, name }, 'temporary file could not be deleted'),
        );
      }
    },
  };
}
