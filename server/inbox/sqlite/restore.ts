/** Replaces the inbox with a backup, even while the site runs or if the inbox is damaged. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StorageError } from '../storage-error.ts';
import { copyInto, keptFile } from './backup.ts';
import { readErasures } from '../erased-addresses.ts';
import { erase, personalDataQueries, findPersonalData } from '../sql/erase.ts';
import { departureHash, endMails, listsIn } from '../sql/subscribers.ts';
import { toldRecord } from '../sql/closure-alerts.ts';
import { purge } from '../sql/retention.ts';
import { textOf } from '../sql/rows.ts';
import { statement, type Row } from '../sql/statement.ts';
import type { Connection } from './connection.ts';
import { type Database, existenceMarkOf } from './database.ts';
import { insertRows, readBackup, tablesOf } from './read-backup.ts';

export type RestorePlan = {
  /** `lost` counts items that are in the inbox but not in the backup. */
  inBackup: number;
  inInbox: number;
  lost: number;
  /** The inbox can't be read. */
  damaged: boolean;
};

const itemsOf = (connection: Connection): string[] =>
  connection
    .all('SELECT number, received_at FROM items')
    .map((row) => `${Number(row['number'])} ${Number(row['received_at'])}`);

/** Previews a restore. Throws {@link Refusal} if the file is not a complete backup. */
export async function planRestore(database: Database, file: string): Promise<RestorePlan> {
  const backup = readBackup(file, database.file);
  const backedUp = new Set(itemsOf(backup));
  backup.db.close();
  if (await isDamaged(database)) return { inBackup: backedUp.size, inInbox: 0, lost: 0, damaged: true };
  const present = await database.read(itemsOf);
  const lost = present.filter((item) => !backedUp.has(item)).length;
  return { inBackup: backedUp.size, inInbox: present.length, lost, damaged: false };
}

/**
 * Replaces the inbox's content in one transaction, so the running site sees one or the other. Keeps a copy of the
 * previous inbox, made under the same lock, or the files of a damaged one, and returns its path. A restore doesn't
 * resend mails, break links that were sent since, resubscribe addresses, or bring back data that has expired or was
 * deleted on request. Throws {@link Refusal}.
 */
export async function restore(database: Database, file: string, now: Date): Promise<string> {
  const backup = readBackup(file, database.file);
  try {
    backup.runAll(erase(findPersonalData(backup.runAll(personalDataQueries), readErasures(database.file)), now));
    const aside = (await isDamaged(database)) ? moveAside(database, now) : undefined;
    const kept = keptFile(database.file, 'whole', now);
    await database.write((connection) => {
      if (!aside || itemsOf(connection).length > 0) keep(database.file, kept);
      replaceAll(connection, backup, now);
    });
    // The write-ahead log holds what was deleted again.
    await database.read((connection) => connection.db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    return aside ?? kept;
  } finally {
    backup.db.close();
  }
}

async function isDamaged(database: Database): Promise<boolean> {
  if (!existsSync(database.file)) {
    // The operator knows that the file is missing.
    rmSync(existenceMarkOf(database.file), { force: true });
    return false;
  }
  try {
    const faults = await database.read((connection) => connection.all('PRAGMA quick_check'));
    return faults.some((row) => row['quick_check'] !== 'ok');
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'damaged') return true;
    throw error;
  }
}

/** The running site detects the new file and opens it. */
function moveAside(database: Database, now: Date): string {
  const aside = keptFile(database.file, 'damaged', now);
  database.close();
  for (const suffix of ['-wal', '-shm', ''])
    if (existsSync(database.file + suffix)) renameSync(database.file + suffix, aside + suffix);
  rmSync(existenceMarkOf(database.file), { force: true });
  return aside;
}

/** Uses its own connection, because the one with the lock is in a transaction. */
function keep(inbox: string, kept: string): void {
  const reader = new DatabaseSync(inbox, { readOnly: true });
  try {
    copyInto(reader, kept);
  } finally {
    reader.close();
  }
}

function replaceAll(connection: Connection, backup: Connection, now: Date): void {
  const sent = connection.all('SELECT message_id, sent_at FROM outbox WHERE sent_at IS NOT NULL');
  const departures = connection.all('SELECT * FROM departures');
  const tokens = connection.all(
    'SELECT tokens.*, email_key FROM tokens JOIN subscribers ON subscribers.id = subscriber_id',
  );
  const links = connection.all('SELECT desk_links.*, number FROM desk_links LEFT JOIN items ON id = item_id');
  const told = connection.all('SELECT * FROM feed_records WHERE name = :name', { name: toldRecord });
  const alerts = connection.all(
    `SELECT outbox.*, email_key FROM outbox JOIN signups USING (item_id) JOIN subscribers ON subscribers.id = subscriber_id
     WHERE days IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL`,
  );
  connection.db.exec('PRAGMA defer_foreign_keys = ON');
  const tables = tablesOf(connection.db);
  for (const table of tables) connection.run(`DELETE FROM ${table}`);
  for (const table of tables) insertRows(connection.db, table, backup.all(`SELECT * FROM ${table}`));
  for (const mail of sent) connection.run('UPDATE outbox SET sent_at = :sent_at WHERE message_id = :message_id', mail);
  // What was announced since stays announced. If that is lost, the closures known next count as announced.
  connection.run('DELETE FROM feed_records WHERE name = :name', { name: toldRecord });
  insertRows(connection.db, 'feed_records', told);
  connection.run('DELETE FROM outbox WHERE days IS NOT NULL AND sent_at IS NULL');
  for (const alert of alerts) keepAlert(connection, alert);
  for (const token of tokens) keepToken(connection, token);
  // Revoked links stay revoked.
  connection.run('DELETE FROM desk_links');
  for (const link of links) keepLink(connection, link);
  for (const departure of departures)
    connection.run('INSERT OR REPLACE INTO departures VALUES (:email_hash, :left_at)', departure);
  for (const subscriber of connection.all('SELECT * FROM subscribers')) {
    for (const list of listsIn('all')) {
      const left = connection.get('SELECT left_at FROM departures WHERE email_hash = :hash', {
        hash: departureHash(textOf(subscriber['email_key']), list),
      });
      const confirmedAt = subscriber[list === 'list' ? 'confirmed_at' : 'alerts_at'];
      const joined = Math.max(Number(subscriber['asked_at']), Number(confirmedAt ?? 0));
      if (left && Number(left['left_at']) > joined)
        connection.runAll(endMails(statement('SELECT :id', { id: subscriber['id'] ?? null }), list, [], now));
    }
  }
  connection.runAll(purge(now));
}

function keepLink(connection: Connection, { hash = null, ends_at = null, number = null }: Row): void {
  // A link to the whole inbox belongs to no item.
  if (number === null) connection.run('INSERT INTO desk_links VALUES (:hash, NULL, :ends_at)', { hash, ends_at });
  else
    connection.run('INSERT INTO desk_links SELECT :hash, id, :ends_at FROM items WHERE number = :number', {
      hash,
      ends_at,
      number,
    });
}

/** An alert that waits goes to the backup's subscriber with the same address. */
function keepAlert(
  connection: Connection,
  { message_id, template, created_at, next_attempt_at, days, email_key }: Row,
) {
  connection.run(
    `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, days)
     SELECT max(item_id), :template, :message_id, :created_at, :next_attempt_at, :days
     FROM signups JOIN subscribers ON subscribers.id = subscriber_id
     WHERE email_key = :email_key AND alerts_at IS NOT NULL GROUP BY subscriber_id`,
    {
      message_id: message_id ?? null,
      template: template ?? null,
      created_at: created_at ?? null,
      next_attempt_at: next_attempt_at ?? null,
      days: days ?? null,
      email_key: email_key ?? null,
    },
  );
}

/** A link that was sent since belongs to the backup's subscriber with the same address. */
function keepToken(connection: Connection, { hash, purpose, created_at, email_key }: Row): void {
  connection.run(
    `INSERT OR IGNORE INTO tokens (hash, subscriber_id, purpose, created_at)
     SELECT :hash, id, :purpose, :created_at FROM subscribers WHERE email_key = :email_key`,
    { hash: hash ?? null, purpose: purpose ?? null, created_at: created_at ?? null, email_key: email_key ?? null },
  );
}
