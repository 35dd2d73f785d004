/** Restores a backup. Each table has its own rule for what is newer in the inbox than in the backup. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { readErasures } from '../erased-addresses.ts';
import { Refusal } from '../privacy-case.ts';
import { erase, findPersonalData, personalDataQueries } from '../sql/erase.ts';
import { toldRecord } from '../sql/outbox.ts';
import { purge } from '../sql/retention.ts';
import { statement } from '../sql/statement.ts';
import { columns, departureHash, endMails, listsIn } from '../sql/subscribers.ts';
import { StorageError } from '../storage-error.ts';
import { copyInto, keptFile } from './backup.ts';
import { type Database, existenceMarkOf, runAll } from './database.ts';
import { transaction } from './migrate.ts';
import { count, isWhole, readBackup, tablesOf } from './read-backup.ts';

/**
 * Replaces the inbox in one transaction, and returns the path of a copy of its previous content. Doesn't resend mails,
 * break newer links or restore deleted data. @throws {Refusal} if the backup is incomplete or the restore isn't
 * confirmed
 */
export async function restore(
  database: Database,
  file: string,
  now: Date,
  isConfirmed: boolean,
): Promise<{ restored: number; kept: string }> {
  const backup = readBackup(file, database.file);
  try {
    const restored = count(backup, 'main.items');
    const damaged = await isDamaged(database);
    if (damaged && !isConfirmed)
      throw new Refusal(
        `The inbox is damaged. This puts the ${restored} items of the backup in its place; what is left of it is kept beside it. To go on, add --yes.`,
      );
    const aside = damaged && moveAside(database, now);
    // Creates the inbox if missing.
    await database.use(() => undefined);
    backup.prepare('ATTACH ? AS inbox').run(database.file);
    const kept = keptFile(database.file, 'whole', now);
    transaction(backup, () => {
      const inInbox = count(backup, 'inbox.items');
      const lost = count(
        backup,
        '(SELECT number, received_at FROM inbox.items EXCEPT SELECT number, received_at FROM main.items)',
      );
      if (inInbox > 0 && !isConfirmed)
        throw new Refusal(
          `This puts the ${restored} items of the backup in place of the ${inInbox} in the inbox. ${lost} of those are not in the backup and would be gone, and so would what was noted since. To go on, add --yes: the inbox as it is now is kept beside it all the same.`,
        );
      if (!aside || inInbox > 0) keep(database.file, kept);
      replaceAll(backup, readErasures(database.file), now);
    });
    // The write-ahead log contains data that was deleted again.
    await database.use((db) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
    return { restored, kept: aside || kept };
  } finally {
    backup.close();
  }
}

async function isDamaged(database: Database): Promise<boolean> {
  if (!existsSync(database.file)) {
    // The operator knows that the file is missing.
    rmSync(existenceMarkOf(database.file), { force: true });
    return false;
  }
  try {
    return !(await database.use((db) => isWhole(db, 'quick_check')));
  } catch (error) {
    if (error instanceof StorageError && error.reason === 'damaged') return true;
    throw error;
  }
}

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

/** Data that is newer in the inbox than in the backup (`main`), and stays. */
const keepSince = `
  UPDATE main.outbox SET sent_at = sent.sent_at, seed = NULL FROM inbox.outbox AS sent
    WHERE sent.message_id = outbox.message_id AND sent.sent_at IS NOT NULL;

  -- What was announced since stays announced. If that is lost, the closures known next count as announced.
  DELETE FROM main.feed_records WHERE name = '${toldRecord}';
  INSERT INTO main.feed_records SELECT * FROM inbox.feed_records WHERE name = '${toldRecord}';

  -- An alert that waits, and a link that was sent, go to the backup's subscriber with the same address.
  DELETE FROM main.outbox WHERE days IS NOT NULL AND sent_at IS NULL;
  INSERT INTO main.outbox (item_id, template, message_id, created_at, next_attempt_at, days)
    SELECT max(own.item_id), alert.template, alert.message_id, alert.created_at, alert.next_attempt_at, alert.days
    FROM inbox.outbox AS alert JOIN inbox.signups AS signup ON signup.item_id = alert.item_id
      JOIN inbox.subscribers AS known ON known.id = signup.subscriber_id
      JOIN main.subscribers AS subscriber ON subscriber.email_key = known.email_key AND subscriber.alerts_at IS NOT NULL
      JOIN main.signups AS own ON own.subscriber_id = subscriber.id
    WHERE alert.days IS NOT NULL AND alert.sent_at IS NULL AND alert.failed_at IS NULL GROUP BY alert.id;
  INSERT OR IGNORE INTO main.tokens SELECT hash, subscriber.id, purpose, created_at
    FROM inbox.tokens JOIN inbox.subscribers AS known ON known.id = subscriber_id
      JOIN main.subscribers AS subscriber ON subscriber.email_key = known.email_key;

  -- Revoked links stay revoked. A link to the whole inbox belongs to no item.
  DELETE FROM main.desk_links;
  INSERT INTO main.desk_links SELECT hash, item.id, ends_at
    FROM inbox.desk_links LEFT JOIN inbox.items AS known ON known.id = item_id
      LEFT JOIN main.items AS item ON item.number = known.number
    WHERE item_id IS NULL OR item.id IS NOT NULL;

  -- So it is with the office's page.
  DELETE FROM main.office_links;
  INSERT INTO main.office_links SELECT * FROM inbox.office_links;
  DELETE FROM main.office_uses;
  INSERT INTO main.office_uses SELECT * FROM inbox.office_uses;
  DELETE FROM main.office_requests;
  INSERT INTO main.office_requests SELECT * FROM inbox.office_requests;

  INSERT OR REPLACE INTO main.departures SELECT * FROM inbox.departures;

  -- What the site said since was said.
  DELETE FROM main.said WHERE first_at >= (SELECT min(first_at) FROM inbox.said);
  INSERT INTO main.said (first_at, last_at, build, status, sources)
    SELECT first_at, last_at, build, status, sources FROM inbox.said ORDER BY id;

  INSERT OR REPLACE INTO main.retired_numbers SELECT * FROM inbox.retired_numbers;`;

/** Items that arrived since the backup are lost, but their references were mailed, so their numbers are retired. */
const retireLost = `INSERT OR REPLACE INTO main.retired_numbers SELECT number, :now FROM inbox.items
  WHERE number NOT IN (SELECT number FROM main.items)`;

function replaceAll(db: DatabaseSync, isErased: ReturnType<typeof readErasures>, now: Date): void {
  runAll(db, erase(findPersonalData(runAll(db, personalDataQueries), isErased), now));
  db.exec(keepSince);
  runAll(db, [statement(retireLost, { now: now.getTime() })]);
  endDeparted(db, now);
  runAll(db, purge(now));
  db.exec('PRAGMA defer_foreign_keys = ON');
  const tables = tablesOf(db, 'main');
  db.exec(tables.map((table) => `DELETE FROM inbox.${table};`).join(''));
  db.exec(tables.map((table) => `INSERT INTO inbox.${table} SELECT * FROM main.${table};`).join(''));
}

/** Ends lists in the backup (`main`) that an address has left since. */
export function endDeparted(db: DatabaseSync, now: Date): void {
  const departures = db.prepare('SELECT * FROM main.departures').all();
  const leftAt = new Map(departures.map(({ email_hash, left_at }) => [email_hash, Number(left_at)]));
  for (const subscriber of db.prepare('SELECT * FROM main.subscribers').all()) {
    for (const list of listsIn('all')) {
      const left = leftAt.get(departureHash(String(subscriber['email_key']), list)) ?? -Infinity;
      const joined = Math.max(Number(subscriber['asked_at']), Number(subscriber[columns[list]] ?? 0));
      if (left > joined) runAll(db, endMails(statement('SELECT :id', { id: subscriber['id'] ?? null }), list, [], now));
    }
  }
}
