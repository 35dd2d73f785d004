import type { DatabaseSync } from 'node:sqlite';
import { readErasures } from '../erased-addresses.ts';
import type { InboxItem, Subscriber } from '../privacy-case.ts';
import { cases } from '../sql/cases.ts';
import { erase, findPersonalData, personalDataQueries } from '../sql/erase.ts';
import { purge } from '../sql/retention.ts';
import { type Database, runAll } from './database.ts';
import { transaction } from './migrate.ts';
import { readBackup } from './read-backup.ts';
import { endDeparted } from './restore.ts';

/** What a file has and the inbox lacks: items, actions on items, and subscribers or their confirmation. */
export type Lacking = { items: InboxItem[]; handled: InboxItem[]; subscribers: Subscriber[] };

/**
 * Finds what another inbox, replaced by a restore or from a backup, has and this one lacks, and merges it if confirmed.
 * Data in this inbox is unchanged; deleted people, unsubscribed addresses and expired items are left out. A mail still
 * queued there is sent. @throws {Refusal} for a file that is not an inbox
 */
export async function merge(database: Database, file: string, now: Date, isConfirmed: boolean): Promise<Lacking> {
  const other = readBackup(file, database.file);
  try {
    await database.use(() => undefined);
    other.prepare('ATTACH ? AS inbox').run(database.file);
    dropEnded(other, readErasures(database.file), now);
    other.exec(`CREATE TEMP TABLE lacking AS ${lacking}`);
    const found = await lackingIn(other);
    if (isConfirmed) transaction(other, () => bringIn(other));
    return found;
  } finally {
    other.close();
  }
}

/** Drops ended data from the file's copy (`main`). */
function dropEnded(db: DatabaseSync, isErased: ReturnType<typeof readErasures>, now: Date): void {
  runAll(db, erase(findPersonalData(runAll(db, personalDataQueries), isErased), now));
  db.exec('INSERT OR REPLACE INTO main.departures SELECT * FROM inbox.departures');
  endDeparted(db, now);
  runAll(db, purge(now));
}

/** A form that was sent again has another number, but the same idempotency key. */
const lacking = `SELECT id FROM main.items AS item WHERE NOT EXISTS (
  SELECT 1 FROM inbox.items AS own WHERE own.number = item.number OR own.key_hash = item.key_hash)`;

const ownItem = 'inbox.items AS own ON own.number = item.number AND own.received_at = item.received_at';

const handled = `SELECT item.number FROM main.items AS item JOIN ${ownItem}
  LEFT JOIN main.privacy_requests AS request ON request.item_id = item.id
  LEFT JOIN inbox.privacy_requests AS own_request ON own_request.item_id = own.id
  LEFT JOIN main.contact_messages AS message ON message.item_id = item.id
  LEFT JOIN inbox.contact_messages AS own_message ON own_message.item_id = own.id
  WHERE ${['request.acknowledged_at', 'request.extended_at', 'request.closed_at', 'message.closed_at']
    .map((moment) => `(${moment} IS NOT NULL AND own_${moment} IS NULL)`)
    .join(' OR ')}`;

async function lackingIn(db: DatabaseSync): Promise<Lacking> {
  const inFile = cases({
    rows: async (one) => runAll(db, [one])[0] ?? [],
    batch: async (some) => runAll(db, some),
  });
  const items = await inFile.list(['privacy-request', 'contact-message']);
  const among = (sql: string): ((item: InboxItem) => boolean) => {
    const numbers = new Set(
      db
        .prepare(sql)
        .all()
        .map(({ number }) => Number(number)),
    );
    return ({ reference }) => numbers.has(Number(reference.slice(-6)));
  };
  const missing = db
    .prepare(
      `SELECT there.id FROM main.subscribers AS there LEFT JOIN inbox.subscribers AS own USING (email_key)
       WHERE own.id IS NULL OR (there.confirmed_at IS NOT NULL AND own.confirmed_at IS NULL)
         OR (there.alerts_at IS NOT NULL AND own.alerts_at IS NULL)`,
    )
    .all();
  const ids = new Set(missing.map(({ id }) => Number(id)));
  return {
    items: items.filter(among('SELECT number FROM main.items WHERE id IN (SELECT id FROM lacking)')),
    handled: items.filter(among(handled)),
    subscribers: (await inFile.subscribers()).filter(({ id }) => ids.has(id)),
  };
}

function bringIn(db: DatabaseSync): void {
  const columnsOf = (table: string, ...without: string[]): string[] =>
    db
      .prepare('SELECT name FROM pragma_table_info(:table)')
      .all({ table })
      .map(({ name }) => String(name))
      .filter((name) => !without.includes(name));
  const copy = (table: string, ...without: string[]): string => {
    const names = columnsOf(table, 'id', ...without).join();
    return `INSERT OR IGNORE INTO inbox.${table} (${names}) SELECT ${names} FROM main.${table}`;
  };
  /** Copies an item's rows, with the item's id in the inbox. */
  const copyOf = (table: string): string => {
    const names = columnsOf(table, 'id', 'item_id');
    return `INSERT OR IGNORE INTO inbox.${table} (item_id, ${names.join()})
      SELECT own.id, ${names.map((name) => `there.${name}`).join()} FROM main.${table} AS there
        JOIN main.items AS item ON item.id = there.item_id AND item.id IN (SELECT id FROM lacking) JOIN ${ownItem};`;
  };
  db.exec(`
    ${copy('items')} WHERE id IN (SELECT id FROM lacking);
    ${['privacy_requests', 'contact_messages', 'outbox', 'desk_links'].map(copyOf).join('')}

    ${copy('subscribers', 'replaces')};
    UPDATE inbox.subscribers SET confirmed_at = coalesce(subscribers.confirmed_at, there.confirmed_at),
        alerts_at = coalesce(subscribers.alerts_at, there.alerts_at),
        alert_days = iif(subscribers.alerts_at IS NULL, there.alert_days, subscribers.alert_days)
      FROM main.subscribers AS there WHERE there.email_key = subscribers.email_key;
    UPDATE inbox.subscribers SET replaces = old.id
      FROM main.subscribers AS there JOIN main.subscribers AS replaced ON replaced.id = there.replaces
        JOIN inbox.subscribers AS old ON old.email_key = replaced.email_key
      WHERE there.email_key = subscribers.email_key;
    INSERT OR IGNORE INTO inbox.signups (item_id, subscriber_id, wants, day)
      SELECT own.id, subscriber.id, there.wants, there.day
      FROM main.signups AS there JOIN main.items AS item ON item.id = there.item_id JOIN ${ownItem}
        JOIN main.subscribers AS known ON known.id = there.subscriber_id
        JOIN inbox.subscribers AS subscriber ON subscriber.email_key = known.email_key;
    INSERT OR IGNORE INTO inbox.tokens SELECT hash, subscriber.id, purpose, created_at
      FROM main.tokens JOIN main.subscribers AS known ON known.id = subscriber_id
        JOIN inbox.subscribers AS subscriber ON subscriber.email_key = known.email_key;

    -- What is noted of a step is noted with its moment, so both or neither are taken.
    UPDATE inbox.privacy_requests SET ${[
      'acknowledged_at',
      'extended_at',
      'extension_reason',
      'closed_at',
      'outcome',
      'outcome_note',
    ]
      .map((name) => `${name} = coalesce(privacy_requests.${name}, there.${name})`)
      .join()}
      FROM main.privacy_requests AS there JOIN main.items AS item ON item.id = there.item_id JOIN ${ownItem}
      WHERE privacy_requests.item_id = own.id;
    UPDATE inbox.contact_messages SET closed_at = there.closed_at, outcome_note = there.outcome_note
      FROM main.contact_messages AS there JOIN main.items AS item ON item.id = there.item_id JOIN ${ownItem}
      WHERE contact_messages.item_id = own.id AND contact_messages.closed_at IS NULL;

    DELETE FROM inbox.retired_numbers WHERE number IN (SELECT number FROM inbox.items);`);
}
