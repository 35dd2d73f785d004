/** The inbox in one SQLite file on this machine: what the Node server uses. */
import path from 'node:path';
import type { DeskItem } from './desk.ts';
import { digestDue } from './digest.ts';
import { digestTemplate } from './mail-text.ts';
import type { InboxStore, Purged } from './store.ts';
import { purgeKeptCopies } from './sqlite/backup.ts';
import { itemRow, SqliteDesk } from './sqlite/desk.ts';
import type { Database } from './sqlite/database.ts';
import { queueMail, SqliteIntake } from './sqlite/intake.ts';
import { SqliteOutbox } from './sqlite/outbox.ts';
import { purgeIn } from './sqlite/retention.ts';
import { dateOrNot } from './sqlite/rows.ts';

/** Gives the store over a file. The file is opened by the first call that needs it. `close` closes the file. */
export function sqliteStore(database: Database): InboxStore {
  const intake = new SqliteIntake(database);
  const outbox = new SqliteOutbox(database);
  const desk = new SqliteDesk(database);
  return {
    add: (submission, circumstances) => intake.add(submission, circumstances),
    isConfirmable: (token, now) => intake.isConfirmable(token, now),
    confirm: (token, now) => intake.confirm(token, now),
    unsubscribe: (token, now) => intake.unsubscribe(token, now),
    hasDueMail: (now) => outbox.hasDueMail(now),
    claimMail: (now, until) => outbox.claimMail(now, until),
    mailSent: (id, at) => outbox.mailSent(id, at),
    mailFailed: (id, failure) => outbox.mailFailed(id, failure),
    mintToken: (mailId, purpose, now) => outbox.mintToken(mailId, purpose, now),
    mintDeskToken: (mailId, now) => outbox.mintDeskToken(mailId, now),
    queueDigest: async (now) => queueDigest(database, await desk.openRequests(), now),
    openRequests: () => desk.openRequests(),
    purge: (now) => purge(database, now),
    health: () => outbox.health(),
    close: async () => database.close(),
  };
}

function queueDigest(database: Database, open: readonly DeskItem[], now: Date): Promise<boolean> {
  return database.write((connection) => {
    const last = connection.get('SELECT max(created_at) AS at FROM outbox WHERE template = :template', {
      template: digestTemplate,
    });
    const item = digestDue(open, dateOrNot(last?.['at']), now);
    if (item)
      queueMail(connection, {
        id: Number(itemRow(connection, item.reference)['id']),
        template: digestTemplate,
        at: now,
      });
    return item !== undefined;
  });
}

async function purge(database: Database, now: Date): Promise<Purged> {
  const purged = await database.write((connection) => purgeIn(connection, now));
  // The write-ahead log still holds what was deleted; moved into the file, secure_delete overwrites it.
  await database.read((connection) => connection.db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  purgeKeptCopies(path.dirname(database.file), now);
  return purged;
}
