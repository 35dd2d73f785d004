/**
 * Migrates the inbox's file. Each numbered file of migrations/ runs in one transaction that also sets `user_version`.
 * There are no down migrations: an older program refuses a newer file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './connection.ts';
import { StorageError } from '../storage-error.ts';

/** Identifies the file as an inbox ("LARG"). */
export const applicationId = 0x4c415247;

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

type Migration = { version: number; name: string; sql: string };

/** Throws if the numbers have a gap or a name is not like `002-name.sql`. */
export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .toSorted()
    .map((name, index) => {
      const version = Number(/^(\d{3})-[a-z0-9-]+\.sql$/.exec(name)?.[1]);
      if (version !== index + 1) throw new Error(`${name} is out of order: migration ${index + 1} was expected`);
      return { version, name, sql: readFileSync(path.join(folder, name), 'utf8') };
    });
}

const pragma = (db: DatabaseSync, name: 'user_version' | 'application_id'): number =>
  Number(db.prepare(`PRAGMA ${name}`).get()?.[name]);

/** 0 for an empty file. Throws {@link StorageError} if the file is not an inbox. */
export function versionOf(db: DatabaseSync): number {
  const version = pragma(db, 'user_version');
  const mark = pragma(db, 'application_id');
  const empty = version === 0 && mark === 0 && db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (!empty && mark !== applicationId) throw new StorageError('damaged', new Error('this file is not an inbox'));
  return version;
}

/** `upTo` is the last version to apply. Throws {@link StorageError} (`newer`) for the file of a newer program. */
export function migrate(db: DatabaseSync, folder?: string, upTo = Infinity): void {
  const migrations = readMigrations(folder);
  if (versionOf(db) > migrations.length) throw new StorageError('newer');
  for (const { version, sql } of migrations) {
    if (version > upTo) return;
    if (versionOf(db) >= version) continue;
    transaction(db, () => {
      // Another process may have applied it.
      if (versionOf(db) >= version) return;
      db.exec(sql);
      db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version}`);
    });
  }
}
