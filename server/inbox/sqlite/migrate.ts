/**
 * Brings the inbox's file to the newest version, one numbered file of migrations/ after the other, each in one
 * transaction with the version it leads to (`user_version`). There is no way back: an older program refuses a newer
 * file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DatabaseSync } from 'node:sqlite';
import { transaction } from './connection.ts';
import { StorageError } from '../storage-error.ts';

/** Marks the file as an inbox of this program ("LARG"), so that no other database is taken for one. */
export const applicationId = 0x4c415247;

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url));

type Migration = { version: number; name: string; sql: string };

/** The migrations in order. Throws when their numbers have a gap or a name is not like `002-name.sql`. */
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

/** The version of a file; 0 when it is empty. Throws {@link StorageError} when it is not an inbox. */
export function versionOf(db: DatabaseSync): number {
  const version = pragma(db, 'user_version');
  const mark = pragma(db, 'application_id');
  const empty = version === 0 && mark === 0 && db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() === undefined;
  if (!empty && mark !== applicationId) throw new StorageError('damaged', new Error('this file is not an inbox'));
  return version;
}

/**
 * `upTo`: the version to stop at, if not the newest.
 * Throws {@link StorageError} (`newer`) when the file was written by a newer program.
 */
export function migrate(db: DatabaseSync, folder?: string, upTo = Infinity): void {
  const migrations = readMigrations(folder);
  if (versionOf(db) > migrations.length) throw new StorageError('newer');
  for (const { version, sql } of migrations) {
    if (version > upTo) return;
    if (versionOf(db) >= version) continue;
    transaction(db, () => {
      // Another process may have been faster.
      if (versionOf(db) >= version) return;
      db.exec(sql);
      db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${version}`);
    });
  }
}
