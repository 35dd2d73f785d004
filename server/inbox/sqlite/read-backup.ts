import { existsSync, realpathSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../privacy-case.ts';
import { StorageError } from '../storage-error.ts';
import { migrate, readMigrations, versionOf } from './migrate.ts';

/** Reads a backup into memory. None of its SQL is run: its rows are copied to tables created by our migrations. */
export function readBackup(file: string, inbox: string): DatabaseSync {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  if (existsSync(inbox) && realpathSync(file) === realpathSync(inbox))
    throw new Refusal(`${file} is the inbox itself.`);
  if (statSync(file).size === 0) throw new Refusal(`${file} is empty: it is not a backup of an inbox.`);
  // The inbox is attached later, and may be locked for a while.
  const memory = new DatabaseSync(':memory:', { timeout: 10_000 });
  try {
    memory.exec('PRAGMA secure_delete = ON');
    // SQLite reads the file without its journal, and creates none.
    memory.prepare('ATTACH ? AS source').run(`${pathToFileURL(file).href}?immutable=1`);
    const version = versionOf(memory, 'source');
    if (version > readMigrations().length) throw new StorageError('newer');
    if (!isWhole(memory, 'source.integrity_check')) throw new Error('the file is damaged');
    migrate(memory, readMigrations().slice(0, version));
    memory.exec('PRAGMA foreign_keys = OFF');
    for (const table of tablesOf(memory, 'main')) {
      if (!tablesOf(memory, 'source').includes(table)) throw new Error(`${table} is no table`);
      memory.exec(`INSERT INTO main.${table} SELECT * FROM source.${table}`);
    }
    memory.exec('PRAGMA foreign_keys = ON; DETACH source');
    migrate(memory);
    if (memory.prepare('PRAGMA foreign_key_check').get()) throw new Error('rows refer to what is not there');
    return memory;
  } catch (error) {
    memory.close();
    if (error instanceof StorageError && error.reason === 'newer')
      throw new Refusal(`${file} comes from a newer version of this program. Update the program first.`, {
        cause: error,
      });
    throw new Refusal(`${file} is not a backup of an inbox, or it is damaged. Take another one.`, { cause: error });
  }
}

export const tablesOf = (db: DatabaseSync, schema: 'main' | 'source'): string[] =>
  db
    .prepare(`SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`)
    .all()
    .map(({ name }) => String(name));

/** Whether SQLite finds the file intact. @param check "quick_check" or "integrity_check", optionally of a schema */
export const isWhole = (db: DatabaseSync, check: string): boolean =>
  Object.values(db.prepare(`PRAGMA ${check}`).get() ?? {}).join() === 'ok';

export const count = (db: DatabaseSync, from: string): number =>
  Number(db.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.['n']);
