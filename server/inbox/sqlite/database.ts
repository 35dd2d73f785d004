/**
 * The SQLite file of the inbox: who may read it and how a write reaches the disk. The file is opened when it is first
 * needed and again after a failure, so that a full or locked disk at start stops neither the site nor, once it is put
 * right, the inbox.
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
  /**
   * How long, in milliseconds, an operation waits for another process's lock before it gives up. The site serves
   * meanwhile.
   */
  lockWaitMs?: number;
  /** The folder of migrations; another one in tests. */
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

  /** Throws {@link StorageError} or whatever the work throws. */
  read<Value>(work: (connection: Connection) => Value): Promise<Value> {
    return this.#patiently(() => work(this.#connection()));
  }

  /**
   * Does the work in one transaction. It is on the disk when the promise resolves; when the promise rejects, nothing of
   * it is. Throws {@link StorageError} or whatever the work throws.
   */
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
   * Overwrites what was deleted: the file is written anew, because rows that SQLite has moved between pages can leave
   * copies that `secure_delete` does not reach, and the write-ahead log is emptied. Throws {@link StorageError}.
   */
  overwriteDeleted(): Promise<void> {
    return this.read((connection) => {
      // No temporary file, in which the same could be read.
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
    // A file that was moved away or replaced would still take our writes, and nobody would ever find them.
    if (this.#open && this.#open.inode !== inodeOf(this.file)) this.close();
    if (!this.#open) {
      // A disk that is not mounted, a folder that was cleaned up: a new inbox in its place would hide that.
      if (existsSync(existenceMarkOf(this.file)) && !existsSync(this.file)) throw new StorageError('missing');
      const connection = new Connection(openFile(this.file, this.#migrations));
      this.#open = { connection, inode: inodeOf(this.file) ?? 0 };
      if (!existsSync(existenceMarkOf(this.file)))
        writeFileSync(existenceMarkOf(this.file), 'There is an inbox beside this file.\n', { mode: 0o600 });
    }
    return this.#open.connection;
  }
}

/** Says that there was an inbox here. Whoever wants a new one in its place deletes this file. */
export const existenceMarkOf = (file: string): string => `${file}.exists`;

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Opens the file, made if it is missing, readable by its owner only, in the newest version. */
function openFile(file: string, migrations?: string): DatabaseSync {
  makeFilePrivate(file);
  const db = new DatabaseSync(file);
  try {
    // SQLite waits on a lock by blocking this thread. The longer waits, in #patiently, let the site serve meanwhile.
    db.exec('PRAGMA busy_timeout = 20');
    db.exec('PRAGMA journal_mode = WAL');
    // FULL: a commit returns when its bytes are on the disk, not merely on their way.
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    // What is deleted is overwritten: purged requests must not be readable in the file.
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
 * Makes the file, if it is missing, and its folder for their owner alone, and takes rights away that others have.
 * SQLite gives the -wal and -shm beside the file the same mode. Throws {@link StorageError} where others share it.
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
