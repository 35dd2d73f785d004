/**
 * Reads a backup into memory, checks and migrates it. None of its own SQL runs: its rows are copied into tables that
 * our migrations made. Nothing is written to the disk.
 */
import { existsSync, realpathSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../privacy-case.ts';
import { StorageError } from '../storage-error.ts';
import { Connection } from './connection.ts';
import { migrate, readMigrations, versionOf } from './migrate.ts';

/** The caller closes the connection. Throws {@link Refusal} if the file is not a complete backup. */
export function readBackup(file: string, inbox: string): Connection {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  if (existsSync(inbox) && realpathSync(file) === realpathSync(inbox))
    throw new Refusal(`${file} is the inbox itself.`);
  if (statSync(file).size === 0) throw new Refusal(`${file} is empty: it is not a backup of an inbox.`);
  const memory = new DatabaseSync(':memory:');
  let source: DatabaseSync | undefined;
  try {
    // SQLite reads the file without a journal and creates none.
    const address = pathToFileURL(file);
    address.searchParams.set('immutable', '1');
    source = new DatabaseSync(address, { readOnly: true });
    copyRows(source, memory);
    migrate(memory);
    if (memory.prepare('PRAGMA foreign_key_check').all().length > 0) throw new Error('rows refer to what is not there');
    return new Connection(memory);
  } catch (error) {
    memory.close();
    if (error instanceof StorageError && error.reason === 'newer')
      throw new Refusal(`${file} comes from a newer version of this program. Update the program first.`, {
        cause: error,
      });
    throw new Refusal(`${file} is not a backup of an inbox, or it is damaged. Take another one.`, { cause: error });
  } finally {
    source?.close();
  }
}

function copyRows(source: DatabaseSync, memory: DatabaseSync): void {
  const version = versionOf(source);
  if (version === 0) throw new Error('the file is empty');
  if (version > readMigrations().length) throw new StorageError('newer');
  const faults = source.prepare('PRAGMA integrity_check').all();
  if (faults.some((row) => row['integrity_check'] !== 'ok')) throw new Error('the file is damaged');
  migrate(memory, undefined, version);
  memory.exec('PRAGMA foreign_keys = OFF');
  for (const table of tablesOf(memory)) {
    if (!tablesOf(source).includes(table)) throw new Error(`${table} is no table`);
    insertRows(memory, table, source.prepare(`SELECT * FROM ${table}`).all());
  }
  memory.exec('PRAGMA foreign_keys = ON');
}

export const tablesOf = (db: DatabaseSync): string[] =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    .all()
    .map((row) => String(row['name']));

/** Throws if the rows don't fit the table. */
export function insertRows(db: DatabaseSync, table: string, rows: ReturnType<Connection['all']>): void {
  const columns = db
    .prepare(`SELECT name FROM pragma_table_info('${table}')`)
    .all()
    .map((row) => String(row['name']));
  const insert = db.prepare(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
  );
  for (const row of rows) {
    if (columns.some((name) => row[name] === undefined)) throw new Error(`${table} has other columns`);
    insert.run(row);
  }
}
