import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '#domain/durations.ts';
import { Refusal } from '../privacy-case.ts';
import { safetyCopyDays } from '../policy.ts';
import type { Database } from './database.ts';

/** Copies a snapshot to a file, and counts its items. @throws {Refusal} if the file exists or its folder doesn't */
export async function backUp(database: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new Refusal(`${file} exists already. A backup never overwrites a file.`);
  if (!existsSync(path.dirname(file))) throw new Refusal(`There is no folder ${path.dirname(file)}.`);
  await database.use((db) => copyInto(db, file));
  // Count in the copy, because more may have arrived meanwhile.
  const copy = new DatabaseSync(file, { readOnly: true });
  const items = Number(copy.prepare('SELECT count(*) AS n FROM items').get()?.['n']);
  copy.close();
  return items;
}

/** Writes a private copy, which gets its name only once complete on disk. Throws as SQLite and the file system do. */
export function copyInto(db: DatabaseSync, file: string): void {
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  // SQLite writes to an empty file and keeps its mode.
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    db.prepare('VACUUM INTO :unfinished').run({ unfinished });
    fsyncSync(handle);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

const keptPrefixes = { whole: 'before-restore-', damaged: 'damaged-' };

/** The path, beside the inbox, for a file that a restore replaces or that is damaged. */
export function keptFile(inbox: string, what: keyof typeof keptPrefixes, now: Date): string {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  return path.join(path.dirname(inbox), `${keptPrefixes[what]}${stamp}.sqlite`);
}

/** Deletes old copies, which hold personal data, and unfinished ones. */
export function purgeKeptCopies(folder: string, now: Date): void {
  for (const name of readdirSync(folder)) {
    if (!Object.values(keptPrefixes).some((prefix) => name.startsWith(prefix))) continue;
    const file = path.join(folder, name);
    const keptDays = name.endsWith('.part') ? 1 : safetyCopyDays;
    if (statSync(file).mtimeMs < now.getTime() - keptDays * dayMs) rmSync(file);
  }
}
