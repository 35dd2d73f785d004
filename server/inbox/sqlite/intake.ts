/** What comes in: each thing sent, with its reference and the mails that follow from it, in one transaction. */
import { randomUUID } from 'node:crypto';
import type { MailTemplate } from '#content/schema/mail.ts';
import type { Answers, Submission } from '#domain/forms.ts';
import { numberAfter, numberAt, referenceCount, referenceOf } from '#domain/reference.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import { isForClub } from '../mail-text.ts';
import { receiptsPerAddress, receiptsPerDay, signupMailMinutes, unconfirmedDays } from '../policy.ts';
import { digest } from '../secrets.ts';
import type { Added, Circumstances, Intake } from '../store.ts';
import { StoreUnavailable } from '../trouble.ts';
import type { Connection, Row, Values } from './connection.ts';
import type { Database } from './database.ts';
import { TakenRun } from './numbers.ts';
import { submissionOf, textOf } from './rows.ts';

export class SqliteIntake implements Intake {
  readonly #database: Database;
  readonly #taken = new TakenRun();

  constructor(database: Database) {
    this.#database = database;
  }

  add(submission: Submission, circumstances: Circumstances): Promise<Added> {
    return this.#database.write((connection) => this.#add(connection, submission, circumstances));
  }

  isConfirmable(token: string, now: Date): Promise<boolean> {
    return this.#database.read((connection) => subscriberToConfirm(connection, token, now) !== undefined);
  }

  confirm(token: string, now: Date): Promise<boolean> {
    return this.#database.write((connection) => {
      const subscriber = subscriberToConfirm(connection, token, now);
      if (!subscriber) return false;
      // Pressing the button twice is no error, and sends no second mail.
      if (subscriber['confirmed_at'] !== null) return true;
      const id = Number(subscriber['id']);
      connection.run('UPDATE subscribers SET confirmed_at = :now WHERE id = :id', { id, now: now.getTime() });
      connection.run('DELETE FROM departures WHERE email_hash = :hash', {
        hash: departureHash(textOf(subscriber['email_key'])),
      });
      const latest = connection.get('SELECT max(item_id) AS id FROM signups WHERE subscriber_id = :id', { id });
      const { email } = submissionOf('signup', subscriber).data;
      queueReceipt(connection, { id: Number(latest?.['id']), template: 'signup-welcome', at: now }, email);
      return true;
    });
  }

  unsubscribe(token: string, now: Date): Promise<boolean> {
    return this.#database.write((connection) => {
      const subscriber = connection.get(
        `SELECT subscribers.* FROM tokens JOIN subscribers ON subscribers.id = subscriber_id
         WHERE hash = :hash AND purpose = 'unsubscribe'`,
        { hash: digest(token) },
      );
      if (!subscriber) return false;
      const hash = departureHash(textOf(subscriber['email_key']));
      connection.run('INSERT OR REPLACE INTO departures VALUES (:hash, :now)', { hash, now: now.getTime() });
      eraseSubscriber(connection, Number(subscriber['id']));
      return true;
    });
  }

  #add(connection: Connection, submission: Submission, { receivedAt, flagged, idempotencyKey }: Circumstances): Added {
    const keyHash = idempotencyKey === undefined ? null : digest(submission.kind, idempotencyKey);
    const bodyHash = keyHash && digest(submission.kind, JSON.stringify(submission.data));
    const earlier = keyHash && connection.get('SELECT * FROM items WHERE key_hash = :keyHash', { keyHash });
    if (earlier) {
      if (earlier['body_hash'] !== bodyHash) return { outcome: 'key-reused' };
      const first = {
        reference: referenceOf(submission.kind, Number(earlier['number'])),
        receivedAt: new Date(Number(earlier['received_at'])),
      };
      return { outcome: 'repeated', ...first };
    }
    const { id, number } = this.#addItem(connection, receivedAt, {
      kind: submission.kind,
      received_at: receivedAt.getTime(),
      flagged: Number(flagged),
      key_hash: keyHash,
      body_hash: bodyHash,
    });
    const { email } = submission.data;
    for (const template of addDetails(connection, id, submission, receivedAt)) {
      if (isForClub(template)) queueMail(connection, { id, template, at: receivedAt });
      // Whoever fills in the field that nobody sees may have typed anybody's address.
      else if (!flagged) queueReceipt(connection, { id, template, at: receivedAt }, email);
    }
    return { outcome: 'stored', reference: referenceOf(submission.kind, number), receivedAt };
  }

  /** Takes the clock's number, or the next free one. */
  #addItem(connection: Connection, receivedAt: Date, values: Values): { id: number; number: number } {
    const wanted = numberAt(receivedAt);
    let number = this.#taken.startAt(wanted);
    for (let tries = 0; tries < referenceCount; tries++, number = numberAfter(number)) {
      const row = connection.get(
        `INSERT INTO items (number, kind, received_at, flagged, key_hash, body_hash)
         VALUES (:number, :kind, :received_at, :flagged, :key_hash, :body_hash)
         ON CONFLICT (number) DO NOTHING RETURNING id`,
        { ...values, number },
      );
      if (!row) continue;
      this.#taken.note(wanted, number);
      return { id: Number(row['id']), number };
    }
    throw new StoreUnavailable('full', new Error('every reference number is taken'));
  }
}

/** Stores what this kind of thing holds. Gives the mails to send. */
function addDetails(connection: Connection, id: number, { kind, data }: Submission, at: Date): MailTemplate[] {
  if (kind === 'signup') return addSignup(connection, id, data, at);
  const answers = JSON.stringify(data);
  if (kind === 'contact-message') {
    connection.run('INSERT INTO contact_messages (item_id, answers) VALUES (:id, :answers)', { id, answers });
    return ['contact-notice', 'contact-receipt'];
  }
  connection.run('INSERT INTO privacy_requests (item_id, answers) VALUES (:id, :answers)', { id, answers });
  return data.requestType === 'opt-out' ? ['opt-out-notice', 'opt-out-receipt'] : ['privacy-notice', 'privacy-receipt'];
}

/** Who signs up again sees no difference; only the mail tells the address's owner what is known already. */
function addSignup(connection: Connection, id: number, data: Answers<'signup'>, at: Date): MailTemplate[] {
  const now = at.getTime();
  const subscriber = connection.get(
    // What the owner of an address has confirmed is not changed by whoever signs it up again.
    `INSERT INTO subscribers (email_key, answers, asked_at) VALUES (:key, :answers, :now)
     ON CONFLICT (email_key) DO UPDATE
       SET asked_at = :now, answers = iif(confirmed_at IS NULL, json_patch(answers, :answers), answers)
     RETURNING *`,
    { key: data.email.toLowerCase(), answers: JSON.stringify(data), now },
  );
  const subscriberId = Number(subscriber?.['id']);
  connection.run('INSERT INTO signups VALUES (:id, :subscriberId)', { id, subscriberId });
  const silentUntil = Number(subscriber?.['mailed_at'] ?? 0) + signupMailMinutes * minuteMs;
  if (now < silentUntil) return ['signup-notice'];
  connection.run('UPDATE subscribers SET mailed_at = :now WHERE id = :subscriberId', { now, subscriberId });
  return ['signup-notice', subscriber?.['confirmed_at'] === null ? 'signup-confirm' : 'signup-already'];
}

function subscriberToConfirm(connection: Connection, token: string, now: Date): Row | undefined {
  return connection.get(
    `SELECT subscribers.* FROM tokens JOIN subscribers ON subscribers.id = subscriber_id
     WHERE hash = :hash AND purpose = 'confirm' AND created_at > :oldest`,
    { hash: digest(token), oldest: now.getTime() - unconfirmedDays * dayMs },
  );
}

type NewMail = { id: number; template: MailTemplate; at: Date };

/** A mail to the club, or to the visitor whose address has this hash. */
export function queueMail(
  connection: Connection,
  { id, template, at }: NewMail,
  recipient: string | null = null,
): void {
  connection.run(
    `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, recipient)
     VALUES (:id, :template, :messageId, :at, :at, :recipient)`,
    { id, template, messageId: randomUUID(), at: at.getTime(), recipient },
  );
}

/**
 * A mail to a visitor, unless this address, or all of them together, have had their mails of the day: anybody can type
 * anybody's address. Of the common ceiling the club is told, once a day.
 */
function queueReceipt(connection: Connection, mail: NewMail, email: string): void {
  const recipient = digest('recipient', email.toLowerCase());
  const since = mail.at.getTime() - dayMs;
  const day = connection.get(
    `SELECT count(*) AS to_all, count(*) FILTER (WHERE recipient = :recipient) AS to_this
     FROM outbox WHERE recipient IS NOT NULL AND created_at > :since`,
    { recipient, since },
  );
  if (Number(day?.['to_this']) >= receiptsPerAddress) return;
  if (Number(day?.['to_all']) < receiptsPerDay) return queueMail(connection, mail, recipient);
  const noticed = connection.get("SELECT 1 FROM outbox WHERE template = 'ceiling-notice' AND created_at > :since", {
    since,
  });
  if (!noticed) queueMail(connection, { ...mail, template: 'ceiling-notice' });
}

/** The hash under which an address is remembered as having left the list. */
export const departureHash = (emailKey: string): string => digest('departure', emailKey);

/** Deletes an address with everything that was sent with it. */
export function eraseSubscriber(connection: Connection, id: number): void {
  connection.run('DELETE FROM items WHERE id IN (SELECT item_id FROM signups WHERE subscriber_id = :id)', { id });
  connection.run('DELETE FROM subscribers WHERE id = :id', { id });
}
