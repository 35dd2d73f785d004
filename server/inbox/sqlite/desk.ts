/** What the club reads and writes, from the command line or through a link. */
import type { Kind } from '#domain/forms.ts';
import { numberOf, referenceOf } from '#domain/reference.ts';
import { Refusal, type DeskItem, type Handling, type MailState, type Outcome, type Subscriber } from '../desk.ts';
import { digest, newToken } from '../secrets.ts';
import type { Connection, Row } from './connection.ts';
import type { Database } from './database.ts';
import { behindLink, makeLink, revokeLinks, type DeskLink } from './desk-links.ts';
import { dateOf, dateOrNot, detailsOf, kindOf, oneOf, submissionOf, textOf, textOrNot } from './rows.ts';

const outcomes: readonly Outcome[] = ['completed', 'denied'];

export class SqliteDesk {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Everything of some kinds, the oldest first. */
  list(kinds: readonly Kind[]): Promise<DeskItem[]> {
    return this.#database.read((connection) =>
      connection
        .all('SELECT * FROM items WHERE kind IN (SELECT value FROM json_each(:kinds)) ORDER BY received_at, id', {
          kinds: JSON.stringify(kinds),
        })
        .map((item) => deskItem(connection, item)),
    );
  }

  /** The privacy requests that are not closed. */
  async openRequests(): Promise<DeskItem[]> {
    return (await this.list(['privacy-request'])).filter(({ handling }) => !handling.closedAt);
  }

  /** Throws {@link Refusal} when there is no such item. */
  find(reference: string): Promise<DeskItem> {
    return this.#database.read((connection) => deskItem(connection, itemRow(connection, reference)));
  }

  /** Applies a step to an item, which is read and written in one transaction. Throws {@link Refusal}. */
  handle(reference: string, step: (item: DeskItem) => Handling): Promise<DeskItem> {
    return this.#database.write((connection) => {
      const row = itemRow(connection, reference);
      write(connection, row, step(deskItem(connection, row)));
      return deskItem(connection, row);
    });
  }

  /** The request behind a link, with the end of the link; undefined where the link does not work. */
  behindLink(token: string, now: Date): Promise<{ item: DeskItem; endsAt: Date } | undefined> {
    return this.#database.read((connection) => {
      const found = behindLink(connection, token, now);
      return found && { item: deskItem(connection, found.item), endsAt: found.endsAt };
    });
  }

  /** Makes a new link to a privacy request and ends those before it. Throws {@link Refusal} for other items. */
  renewLink(reference: string, now: Date): Promise<DeskLink> {
    return this.#database.write((connection) => {
      const row = itemRow(connection, reference);
      revokeLinks(connection, row);
      const link = makeLink(connection, row, now);
      if (!link) throw new Refusal(`${reference} is not a privacy request: only these have a link.`);
      return link;
    });
  }

  /** Ends every link to an item. Gives how many there were. */
  revokeLinks(reference: string): Promise<number> {
    return this.#database.write((connection) => revokeLinks(connection, itemRow(connection, reference)));
  }

  subscribers(): Promise<Subscriber[]> {
    return this.#database.read((connection) =>
      connection.all('SELECT * FROM subscribers ORDER BY asked_at, id').map((row) => ({
        id: Number(row['id']),
        data: submissionOf('signup', row).data,
        askedAt: dateOf(row['asked_at']),
        confirmedAt: dateOrNot(row['confirmed_at']),
      })),
    );
  }

  /** A fresh token with which a subscriber leaves the list, for each of them. */
  unsubscribeTokens(ids: readonly number[], now: Date): Promise<Map<number, string>> {
    return this.#database.write((connection) => {
      const tokens = new Map<number, string>();
      for (const id of ids) {
        const token = newToken();
        connection.run("INSERT INTO tokens VALUES (:hash, :id, 'unsubscribe', :now)", {
          hash: digest(token),
          id,
          now: now.getTime(),
        });
        tokens.set(id, token);
      }
      return tokens;
    });
  }

  /** How many mails wait, and how many were given up. */
  mailCounts(): Promise<{ waiting: number; givenUp: number }> {
    return this.#database.read((connection) => {
      const row = connection.get(
        'SELECT count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL) AS waiting, count(failed_at) AS given_up FROM outbox',
      );
      return { waiting: Number(row?.['waiting']), givenUp: Number(row?.['given_up']) };
    });
  }
}

/** The row of an item. Throws {@link Refusal} when there is none of that reference. */
export function itemRow(connection: Connection, reference: string): Row {
  const number = numberOf(reference);
  if (number === undefined)
    throw new Refusal(`"${reference}" is not a reference. One looks like ${referenceOf('privacy-request', 123_456)}.`);
  const row = connection.get('SELECT * FROM items WHERE number = :number', { number });
  if (!row) throw new Refusal(`There is no ${reference} in the inbox.`);
  return row;
}

function deskItem(connection: Connection, item: Row): DeskItem {
  const details = detailsOf(connection, item);
  const kind = kindOf(item);
  return {
    reference: referenceOf(kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
    flagged: item['flagged'] === 1,
    manner: textOrNot(details['manner']) ?? 'website',
    submission: submissionOf(kind, details),
    handling: {
      acknowledgedAt: dateOrNot(details['acknowledged_at']),
      extendedAt: dateOrNot(details['extended_at']),
      extensionReason: textOrNot(details['extension_reason']),
      closedAt: dateOrNot(details['closed_at']),
      outcome: details['outcome'] == null ? undefined : oneOf(outcomes, details['outcome']),
      note: textOrNot(details['outcome_note']),
      confirmedAt: dateOrNot(details['confirmed_at']),
    },
    mails: connection
      .all('SELECT * FROM outbox WHERE item_id = :id ORDER BY id', { id: Number(item['id']) })
      .map(mailState),
  };
}

function mailState(row: Row): MailState {
  return {
    template: textOf(row['template']),
    attempts: Number(row['attempts']),
    sentAt: dateOrNot(row['sent_at']),
    failedAt: dateOrNot(row['failed_at']),
    lastError: textOrNot(row['last_error']),
  };
}

/** Writes down a step; what it does not name stays. */
function write(connection: Connection, item: Row, handling: Handling): void {
  const values = {
    id: Number(item['id']),
    closedAt: handling.closedAt?.getTime() ?? null,
    note: handling.note ?? null,
  };
  if (kindOf(item) === 'contact-message') {
    connection.run(
      'UPDATE contact_messages SET closed_at = :closedAt, outcome_note = :note WHERE item_id = :id',
      values,
    );
    return;
  }
  connection.run(
    `UPDATE privacy_requests SET
       acknowledged_at = coalesce(:acknowledgedAt, acknowledged_at),
       extended_at = coalesce(:extendedAt, extended_at),
       extension_reason = coalesce(:extensionReason, extension_reason),
       closed_at = coalesce(:closedAt, closed_at),
       outcome = coalesce(:outcome, outcome),
       outcome_note = coalesce(:note, outcome_note)
     WHERE item_id = :id`,
    {
      ...values,
      acknowledgedAt: handling.acknowledgedAt?.getTime() ?? null,
      extendedAt: handling.extendedAt?.getTime() ?? null,
      extensionReason: handling.extensionReason ?? null,
      outcome: handling.outcome ?? null,
    },
  );
}
