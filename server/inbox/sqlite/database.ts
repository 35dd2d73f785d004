/** Opens the inbox on demand and reopens it after a failure, so that a full or locked disk has no lasting effect. */
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, Row, Statement } from '../sql/statement.ts';
import { migrate, readMigrations, transaction, versionOf } from './migrate.ts';
import { StorageError, storageErrorIn } from '../storage-error.ts';

export type DatabaseOptions = {
  file: string;
  lockWaitMs?: number;
  /** For a program that may be newer than the server: opens only files of its own version, and doesn't migrate. */
  isGuest?: boolean;
};

export class Database implements Engine {
  readonly file: string;
  readonly #lockWaitMs: number;
  readonly #isGuest: boolean;
  #open: { db: DatabaseSync; inode: number } | undefined;

  constructor({ file, lockWaitMs = 3000, isGuest = false }: DatabaseOptions) {
    this.file = file;
    this.#isGuest = isGuest;
    this.#lockWaitMs = lockWaitMs;
  }

  rows(statement: Statement): Promise<Row[]> {
    return this.use((db) => runAll(db, [statement])[0] ?? []);
  }

  batch(statements: readonly Statement[]): Promise<Row[][]> {
    return this.use((db) => transaction(db, () => runAll(db, statements)));
  }

  /** Vacuums, because rows that moved between pages leave copies behind. @throws {StorageError} */
  overwriteDeleted(): Promise<void> {
    return this.use((db) => {
      // A temporary file would contain the same data.
      db.exec('PRAGMA temp_store = MEMORY; VACUUM');
      if (db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.['busy'] !== 0) throw new StorageError('locked');
    });
  }

  close(): void {
    this.#open?.db.close();
    this.#open = undefined;
  }

  /**
   * Runs the work, with retries while another process has the lock. Throws {@link StorageError}, or what the work
   * throws.
   */
  async use<Value>(work: (db: DatabaseSync) => Value): Promise<Value> {
    const giveUpAt = performance.now() + this.#lockWaitMs;
    for (let pause = 10; ; pause = Math.min(pause * 2, 200)) {
      try {
        return work(this.#connection());
      } catch (error) {
        const failure = storageErrorIn(error);
        if (failure?.reason !== 'locked' || performance.now() + pause > giveUpAt) throw failure ?? error;
      }
      await wait(pause);
    }
  }

  #connection(): DatabaseSync {
    // Reopen if the file was moved or replaced, because writes to the old one would be lost.
    if (this.#open && this.#open.inode !== inodeOf(this.file)) this.close();
    if (!this.#open) {
      // Don't create a new inbox, which would hide that a disk is not mounted or a folder was deleted.
      if (existsSync(existenceMarkOf(this.file)) && !existsSync(this.file)) throw new StorageError('missing');
      this.#open = { db: openFile(this.file, this.#isGuest), inode: inodeOf(this.file) ?? 0 };
      if (!existsSync(existenceMarkOf(this.file)))
        writeFileSync(existenceMarkOf(this.file), 'There is an inbox beside this file.\n', { mode: 0o600 });
    }
    return this.#open.db;
  }
}

export const runAll = (db: DatabaseSync, statements: readonly Statement[]): Row[][] =>
  statements.map(({ sql, values }) => db.prepare(sql).all(values));

/** A marker file that an inbox existed. The operator deletes it to start with an empty one. */
export const existenceMarkOf = (file: string): string => `${file}.exists`;

const inodeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/** Opens or creates the file, private and migrated. SQLite gives the -wal and -shm files the same mode. */
function openFile(file: string, isGuest: boolean): DatabaseSync {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) {
    const found = statSync(one, { throwIfNoEntry: false });
    if (found && (found.mode & 0o077) !== 0) chmodSync(one, 0o600);
  }
  const db = new DatabaseSync(file);
  try {
    // SQLite's own wait blocks this thread, so keep it short. `use` waits longer while the site keeps serving.
    db.exec('PRAGMA busy_timeout = 20');
    db.exec('PRAGMA journal_mode = WAL');
    // FULL: a commit returns only once its data is on disk.
    db.exec('PRAGMA synchronous = FULL');
    db.exec('PRAGMA foreign_keys = ON');
    db.exec('PRAGMA secure_delete = ON');
    db.exec('PRAGMA journal_size_limit = 16777216');
    if (isGuest && versionOf(db) !== readMigrations().length) throw new StorageError('newer');
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
