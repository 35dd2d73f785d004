/** Copies of the inbox's file, made and put back while the site runs. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '#domain/durations.ts';
import { Refusal } from '../desk.ts';
import { safetyCopyDays } from '../policy.ts';
import { StoreUnavailable } from '../trouble.ts';
import type { Connection } from './connection.ts';
import { makePrivate, type Database } from './database.ts';
import { departureHash, eraseSubscriber } from './intake.ts';
import { migrate, versionOf } from './migrate.ts';
import { purgeIn } from './retention.ts';
import { textOf } from './rows.ts';

/** Every table, each after those that it refers to. */
const tables = [
  'items',
  'privacy_requests',
  'contact_messages',
  'subscribers',
  'signups',
  'tokens',
  'departures',
  'outbox',
];

const count = (connection: Connection, schema = 'main'): number =>
  Number(connection.get(`SELECT count(*) AS n FROM ${schema}.items`)?.['n']);

/**
 * Copies the inbox, as it is at one moment, into a new file for its owner only. Visitors notice nothing.
 * Gives the number of items. Throws {@link Refusal} when the file exists or its folder does not.
 */
export async function backUp(database: Database, file: string): Promise<number> {
  if (existsSync(file)) throw new Refusal(`${file} exists already. A backup never overwrites a file.`);
  if (!existsSync(path.dirname(file))) throw new Refusal(`There is no folder ${path.dirname(file)}.`);
  const unfinished = `${file}.part`;
  rmSync(unfinished, { force: true });
  // SQLite writes into an empty file, and leaves its mode as it is.
  closeSync(openSync(unfinished, 'wx', 0o600));
  try {
    const items = await database.read((connection) => {
      connection.run('VACUUM INTO :unfinished', { unfinished });
      return count(connection);
    });
    const handle = openSync(unfinished, 'r+');
    fsyncSync(handle);
    closeSync(handle);
    renameSync(unfinished, file);
    return items;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}

export type RestorePlan = {
  /** Items in the backup, in the inbox, and in the inbox but not in the backup. */
  inBackup: number;
  inInbox: number;
  lost: number;
};

/** What restoring a backup would do. Throws {@link Refusal} when the file is not a whole backup of an inbox. */
export function planRestore(database: Database, file: string): Promise<RestorePlan> {
  return withCopy(database, file, (connection) => ({
    inBackup: count(connection, 'backup'),
    inInbox: count(connection),
    lost: Number(
      connection.get(
        `SELECT count(*) AS n FROM main.items AS here WHERE NOT EXISTS
         (SELECT 1 FROM backup.items AS there WHERE there.number = here.number AND there.received_at = here.received_at)`,
      )?.['n'],
    ),
  }));
}

/**
 * Puts a backup in place of what the inbox holds, in one transaction, so that the running site sees one or the other.
 * The inbox as it was is kept beside it first. Three things are not turned back: mails sent since are not sent again,
 * addresses that left the email list since stay off it, and what has been kept for long enough stays deleted.
 * Gives the path of the kept copy. Throws {@link Refusal}.
 */
export async function restore(database: Database, file: string, now: Date): Promise<string> {
  const stamp = now.toISOString().replace(/[:.]/g, '-');
  const kept = path.join(path.dirname(database.file), `${keptPrefix}${stamp}.sqlite`);
  // Checked before anything is copied.
  await planRestore(database, file);
  await backUp(database, kept);
  await withCopy(database, file, (connection) => {
    connection.db.exec('BEGIN IMMEDIATE');
    try {
      replaceAll(connection, now);
      connection.db.exec('COMMIT');
    } catch (error) {
      if (connection.db.isTransaction) connection.db.exec('ROLLBACK');
      throw error;
    }
  });
  return kept;
}

function replaceAll(connection: Connection, now: Date): void {
  const sent = connection.all('SELECT message_id, sent_at FROM outbox WHERE sent_at IS NOT NULL');
  const departures = connection.all('SELECT * FROM departures');
  for (const table of tables.toReversed()) connection.run(`DELETE FROM main.${table}`);
  for (const table of tables) connection.run(`INSERT INTO main.${table} SELECT * FROM backup.${table}`);
  for (const mail of sent) connection.run('UPDATE outbox SET sent_at = :sent_at WHERE message_id = :message_id', mail);
  for (const departure of departures)
    connection.run('INSERT OR REPLACE INTO departures VALUES (:email_hash, :left_at)', departure);
  for (const subscriber of connection.all('SELECT * FROM subscribers')) {
    const left = connection.get('SELECT left_at FROM departures WHERE email_hash = :hash', {
      hash: departureHash(textOf(subscriber['email_key'])),
    });
    const joined = Math.max(Number(subscriber['asked_at']), Number(subscriber['confirmed_at'] ?? 0));
    if (left && Number(left['left_at']) > joined) eraseSubscriber(connection, Number(subscriber['id']));
  }
  purgeIn(connection, now);
}

/** Does the work with a checked copy of the backup, brought to this program's version, attached as `backup`. */
async function withCopy<Value>(
  database: Database,
  file: string,
  work: (connection: Connection) => Value,
): Promise<Value> {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  if (existsSync(database.file) && realpathSync(file) === realpathSync(database.file))
    throw new Refusal(`${file} is the inbox itself.`);
  const copy = path.join(path.dirname(database.file), `restoring-${process.pid}.sqlite`);
  try {
    makePrivate(copy);
    copyFileSync(file, copy);
    check(copy, file);
    return await database.read((connection) => {
      connection.run('ATTACH :copy AS backup', { copy });
      try {
        return work(connection);
      } finally {
        connection.db.exec('DETACH backup');
      }
    });
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(copy + suffix, { force: true });
  }
}

function check(copy: string, original: string): void {
  const db = new DatabaseSync(copy);
  try {
    if (versionOf(db) === 0) throw new Refusal(`${original} is empty: it is not a backup of an inbox.`);
    migrate(db);
    const faults = [
      ...db
        .prepare('PRAGMA integrity_check')
        .all()
        .filter((row) => row['integrity_check'] !== 'ok'),
      ...db.prepare('PRAGMA foreign_key_check').all(),
    ];
    if (faults.length > 0) throw new Refusal(`${original} is damaged. Take another backup.`);
    db.exec('PRAGMA journal_mode = DELETE');
  } catch (error) {
    if (error instanceof StoreUnavailable && error.reason === 'newer')
      throw new Refusal(`${original} comes from a newer version of this program. Update the program first.`);
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${original} is not a backup of an inbox, or it is damaged.`, { cause: error });
  } finally {
    db.close();
  }
}

const keptPrefix = 'before-restore-';

/** Deletes the copies that restores kept, once they are old: they hold personal data too. Gives their number. */
export function purgeKeptCopies(folder: string, now: Date): number {
  const old = readdirSync(folder).filter((name) => {
    if (!name.startsWith(keptPrefix)) return false;
    return statSync(path.join(folder, name)).mtimeMs < now.getTime() - safetyCopyDays * dayMs;
  });
  for (const name of old) rmSync(path.join(folder, name));
  return old.length;
}
