/**
 * The last good answer of each source, on disk: after a restart in the middle of an outage the site still knows it.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Log } from '#server/http/log.ts';

export type LastGood = {
  /**
   * What was last written under this name; undefined when there is nothing readable. Rejects where there may be
   * something that can't be reached now.
   */
  read(name: string): Promise<unknown>;
  /** Replaces it, whole or not at all. Never rejects: a full disk costs the memory of an outage, not the answer. */
  write(name: string, record: unknown): Promise<void>;
  /** Throws it away. Never rejects. */
  remove(name: string): Promise<void>;
};

/** A camera's picture of 5 MB, in base64. */
const maxBytes = 8 * 1024 * 1024;

/** @param folder made when missing; readable by its owner only */
export function openLastGood(folder: string, log: Log): LastGood {
  const remove = (name: string) =>
    rm(fileOf(name), { force: true }).catch((error: unknown) =>
      log.warn({ err: error, name }, 'last good answer could not be thrown away'),
    );
  const fileOf = (name: string) => path.join(folder, `${name}.json`);
  return {
    async read(name) {
      try {
        if ((await stat(fileOf(name))).size > maxBytes) throw new Error('larger than any that we write');
        return JSON.parse(await readFile(fileOf(name), 'utf8'));
      } catch (error) {
        // Nothing there yet is the usual case.
        if (isMissing(error)) return undefined;
        log.warn({ err: error, name }, 'last good answer is unreadable: thrown away');
        await remove(name);
        return undefined;
      }
    },
    remove,
    async write(name, record) {
      const temporary = path.join(folder, `.${name}.${randomUUID()}.tmp`);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(temporary, JSON.stringify(record), { mode: 0o600, flag: 'wx' });
        await rename(temporary, fileOf(name));
      } catch (error) {
        log.warn({ err: error, name }, 'last good answer could not be kept');
        await rm(temporary, { force: true }).catch((failure: unknown) =>
          log.warn({ err: failure, name }, 'temporary file stays'),
        );
      }
    },
  };
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
