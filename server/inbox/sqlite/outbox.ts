/** Mails that wait, each taken by one worker at a time. */
import { isMailTemplate } from '#content/schema/mail.ts';
import { referenceOf } from '#domain/reference.ts';
import { digest, newToken } from '../secrets.ts';
import type { DueMail, Outbox, TokenPurpose } from '../store.ts';
import type { Database } from './database.ts';
import type { Connection, Row } from './connection.ts';
import { makeLink, type DeskLink } from './desk-links.ts';
import { dateOf, detailsOf, kindOf, submissionOf, textOf, Unreadable } from './rows.ts';

const isDue = 'sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= :now';

export class SqliteOutbox implements Outbox {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  hasDueMail(now: Date): Promise<boolean> {
    return this.#database.read(
      (connection) =>
        connection.get(`SELECT 1 FROM outbox WHERE ${isDue} LIMIT 1`, { now: now.getTime() }) !== undefined,
    );
  }

  /** In a transaction that writes nothing, but could: a file that cannot be written is found out. */
  health(): Promise<{ oldestUnsent: Date | null }> {
    return this.#database.write((connection) => {
      const row = connection.get(
        'SELECT min(created_at) AS at FROM outbox WHERE sent_at IS NULL AND failed_at IS NULL',
      );
      return { oldestUnsent: row?.['at'] === null || row === undefined ? null : new Date(Number(row['at'])) };
    });
  }

  claimMail(now: Date, until: Date): Promise<DueMail | undefined> {
    return this.#database.write((connection) => {
      for (;;) {
        const row = connection.get(
          `SELECT * FROM outbox WHERE ${isDue} ORDER BY recipient IS NOT NULL, next_attempt_at, id LIMIT 1`,
          { now: now.getTime() },
        );
        if (!row) return undefined;
        const id = Number(row['id']);
        const mail = readable(connection, row);
        // Left waiting, it would be the first every time, and no mail behind it would ever be sent.
        if (!mail) {
          connection.run("UPDATE outbox SET failed_at = :now, last_error = 'UNREADABLE' WHERE id = :id", {
            id,
            now: now.getTime(),
          });
          continue;
        }
        connection.run('UPDATE outbox SET attempts = :attempt, next_attempt_at = :until WHERE id = :id', {
          id,
          attempt: mail.attempt,
          until: until.getTime(),
        });
        return mail;
      }
    });
  }

  async mailSent(id: number, at: Date): Promise<void> {
    await this.#database.write((connection) =>
      connection.run('UPDATE outbox SET sent_at = :at, last_error = NULL WHERE id = :id', { id, at: at.getTime() }),
    );
  }

  async mailFailed(
    id: number,
    { code, at, retryAt }: { code: string; at: Date; retryAt: Date | undefined },
  ): Promise<void> {
    await this.#database.write((connection) =>
      connection.run(
        `UPDATE outbox SET last_error = :code, failed_at = :failedAt, next_attempt_at = coalesce(:retryAt, next_attempt_at)
         WHERE id = :id`,
        { id, code, failedAt: retryAt ? null : at.getTime(), retryAt: retryAt?.getTime() ?? null },
      ),
    );
  }

  mintToken(mailId: number, purpose: TokenPurpose, now: Date): Promise<string> {
    const token = newToken();
    return this.#database.write((connection) => {
      connection.run(
        `INSERT INTO tokens (hash, subscriber_id, purpose, created_at)
         SELECT :hash, subscriber_id, :purpose, :now FROM outbox JOIN signups USING (item_id) WHERE outbox.id = :mailId`,
        { hash: digest(token), purpose, now: now.getTime(), mailId },
      );
      return token;
    });
  }

  mintDeskToken(mailId: number, now: Date): Promise<DeskLink | undefined> {
    return this.#database.write((connection) => {
      const item = connection.get(
        'SELECT items.* FROM outbox JOIN items ON items.id = item_id WHERE outbox.id = :mailId',
        { mailId },
      );
      return item && makeLink(connection, item, now);
    });
  }
}

/** The mail of a row, or undefined where the row, its item or what was sent with it cannot be read. */
function readable(connection: Connection, row: Row): DueMail | undefined {
  try {
    return dueMail(connection, row);
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function dueMail(connection: Connection, row: Row): DueMail {
  const item = connection.get('SELECT * FROM items WHERE id = :id', { id: row['item_id'] ?? null });
  if (!item) throw new Unreadable('the inbox holds a mail without its item');
  const template = textOf(row['template']);
  if (!isMailTemplate(template)) throw new Unreadable('the inbox holds a mail of an unknown kind');
  const kind = kindOf(item);
  return {
    id: Number(row['id']),
    template,
    messageId: textOf(row['message_id']),
    createdAt: dateOf(row['created_at']),
    attempt: Number(row['attempts']) + 1,
    reference: referenceOf(kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
    flagged: item['flagged'] === 1,
    submission: submissionOf(kind, detailsOf(connection, item)),
  };
}
