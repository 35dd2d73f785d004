/**
 * Opens the inbox's SQLite file when it is first needed and again after a failure, so a full or locked disk at the
 * start stops neither the site nor, later, the inbox.
 */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { isShared, makePrivate } from '#server/inbox/data-folder.ts';
import { Connection, transaction } from './connection.ts';
import type { Engine, Row, Statement } from '../sql/statement.ts';
import { migrate } from './migrate.ts';
import { StorageError, storageErrorIn } from '../storage-error.ts';

export type DatabaseOptions = {
  file: string;
  /** How long, in milliseconds, to wait for another process's lock. The site serves meanwhile. */
  lockWaitMs?: number;
  /** Replaced in tests. */
  migrations?: string;
};

export class Database implements Engine {
  readonly file: string;
  readonly #lockWaitMs: number;
  readonly #migrations: string | undefined;
  #open: { connection: Connection; inode: number } | undefined;

  constructor({ file, lockWaitMs = 3000, migrations }: DatabaseOptions) {
    this.file = file;
    this.#lockWaitMs = lockWaitMs;
    this.#migrations = migrations;
  }

  /** Throws {@link StorageError}, or what the work throws. */
  read<Value>(work: (connection: Connection) => Value): Promise<Value> {
    return this.#patiently(() => work(this.#connection()));
  }

  /** Does the work in one durable transaction. Throws {@link StorageError}, or what the work throws. */
  write<Value>(work: (connection: Connection) => Value): Promise<Value> {
    return this.#patiently(() => {
      const connection = this.#connection();
      return transaction(connection.db, () => work(connection));
    });
  }

  rows({ sql, values }: Statement): Promise<Row[]> {
    return this.read((connection) => connection.all(sql, values));
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.write((connection) => connection.runAll(statements));
  }

  /**
   * Overwrites deleted data: rewrites the file, because rows that SQLite moved between pages leave copies that
   * `secure_delete` doesn't reach, and empties the write-ahead log. Throws {@link StorageError}.
   */
  overwriteDeleted(): Promise<void> {
    return this.read((connection) => {
      // A temporary file would hold the same data.
      connection.db.exec('PRAGMA temp_store = MEMORY; VACUUM');
      if (connection.get('PRAGMA wal_checkpoint(TRUNCATE)')?.['busy'] !== 0) throw new StorageError('locked');
    });
  }

  close(): void {
    this.#open?.connection.db.close();
    this.#open = undefined;
  }

  async #patiently<Value>(work: () => Value): Promise<Value> {
    const giveUpAt = performance.now() + this.#lockWaitMs;
    for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
      try {
        return work();
      } catch (error) {
        const failure = storageErrorIn(error);
        if (failure?.reason !== 'locked' || performance.now() + pause > giveUpAt) throw failure ?? error;
      }
      await wait(pause);
    }
  }

  #connection(): Connection {
    // If the file was moved or replaced, writes to the old one would be lost.
    if (this.#open && this.#open.inode !== inodeOf(this.file)) this.close();
    if (!this.#open) {
      // A new inbox would hide that a disk is not mounted or a folder was deleted.
      if (existsSync(existenceMarkOf(this.file)) && !existsSync(this.file)) throw new StorageError('missing');
      const connection = new Connection(openFile(this.file, this.#migrations));
      this.#open = { connection, inode: inodeOf(this.file) ?? 0 };
      if (!existsSync(existenceMarkOf(this.file)))
        writeFileSync(existenceMarkOf(this.file), 'There is an inbox beside this file.\n', { mode: 0o600 });
    }
    return this.#open.connection;
  }
}

/** Marks that there was an inbox. The operator deletes it to start with an empty one. */
export const existenceMarkOf = (file: string): string => `${file}.exists`;

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Opens or creates the file, private and migrated. */
function openFile(file: string, migrations?: string): DatabaseSync {
  makeFilePrivate(file);
  const db = new DatabaseSync(file);
  try {
    // SQLite's own wait blocks this thread. Longer waits, in #patiently, let the site serve meanwhile.
    db.exec('PRAGMA busy_timeout = 20');
    db.exec('PRAGMA journal_mode = WAL');
    // FULL: a commit waits until its data is on the disk.
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    // Deleted data is overwritten.
    db.exec('PRAGMA secure_delete = ON');
    db.exec('PRAGMA journal_size_limit = 16777216');
    migrate(db, migrations);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/**
 * Creates the file and its folder, and makes both private. SQLite gives the -wal and -shm files the same mode. Throws
 * {@link StorageError} if others share the folder.
 */
function makeFilePrivate(file: string): void {
  const folder = path.dirname(file);
  if (isShared(folder, path.basename(file))) throw new StorageError('shared');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  makePrivate(folder);
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(one, { throwIfNoEntry: false });
    if (found && (found.mode & 0o077) !== 0) chmodSync(one, 0o600);
  }
}
