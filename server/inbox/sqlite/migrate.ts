/** Applies migrations. Each file of migrations/ runs in one transaction. An older program refuses a newer file. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from '../storage-error.ts';

/** Identifies the file as an inbox ("LARG"). */
export const applicationId = 0x4c415247;

const folder = path.join(import.meta.dirname, '../migrations');

type Migration = { name: string; sql: string };

export const readMigrations = (): Migration[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, sql: readFileSync(path.join(folder, name), 'utf8') }));

/**
 * The file's version; 0 if it is empty. Throws {@link StorageError} if it is not an inbox. `schema` names an attached
 * file.
 */
export function versionOf(db: DatabaseSync, schema = 'main'): number {
  const pragma = (name: string) => Number(db.prepare(`PRAGMA ${schema}.${name}`).get()?.[name]);
  const version = pragma('user_version');
  const mark = pragma('application_id');
  const isNew = version === 0 && mark === 0;
  const empty = isNew && db.prepare(`SELECT 1 FROM ${schema}.sqlite_schema LIMIT 1`).get() === undefined;
  if (!empty && mark !== applicationId) throw new StorageError('damaged', new Error('this file is not an inbox'));
  return version;
}

/** Throws {@link StorageError} (`newer`) for a newer program's file. */
export function migrate(db: DatabaseSync, migrations: readonly Migration[] = readMigrations()): void {
  if (versionOf(db) > migrations.length) throw new StorageError('newer');
  for (const [index, { sql }] of migrations.entries()) {
    if (versionOf(db) > index) continue;
    transaction(db, () => {
      // Another process may have applied it.
      if (versionOf(db) > index) return;
      db.exec(sql);
      db.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${index + 1}`);
    });
  }
}

/** Runs the work in a transaction, which is rolled back if it throws. */
export function transaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // On a full disk SQLite has already rolled back.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
