/** Rows of the inbox's tables as what they mean. */
import { privacyRequestTypes } from '#domain/deadlines.ts';
import { kinds, type Submission } from '../store.ts';
import type { Connection, Row } from './connection.ts';

type Value = Row[string] | undefined;

/**
 * A row that this program did not write, or that an older or newer version of it wrote: there is no telling what it
 * means.
 */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export function dateOf(value: Value): Date {
  const date = new Date(Number(value));
  if (Number.isNaN(date.getTime())) throw new Unreadable('the inbox holds something else where a moment belongs');
  return date;
}

export const dateOrNot = (value: Value): Date | undefined => (value == null ? undefined : dateOf(value));
export const textOrNot = (value: Value): string | undefined => (value == null ? undefined : textOf(value));

export function textOf(value: Value): string {
  if (typeof value !== 'string') throw new Unreadable('the inbox holds something else where a text belongs');
  return value;
}

/** A value that the table's CHECK allows. Throws {@link Unreadable} where the file holds another. */
export function oneOf<Known extends string>(allowed: readonly Known[], value: Value): Known {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Unreadable('the inbox holds a value that is not known');
  return found;
}

export const kindOf = (item: Row) => oneOf(kinds, item['kind']);

/** The row beside an item: of a privacy request, a message, or the subscriber behind a sign-up. */
export function detailsOf(connection: Connection, item: Row): Row {
  const sql = {
    'privacy-request': 'SELECT * FROM privacy_requests WHERE item_id = :id',
    'contact-message': 'SELECT * FROM contact_messages WHERE item_id = :id',
    signup: 'SELECT subscribers.* FROM signups JOIN subscribers ON subscribers.id = subscriber_id WHERE item_id = :id',
  }[kindOf(item)];
  const row = connection.get(sql, { id: item['id'] ?? null });
  if (!row) throw new Unreadable('the inbox holds an item without its details');
  return row;
}

/** What the visitor sent. */
export function submissionOf(kind: Submission['kind'], row: Row): Submission {
  const email = textOf(row['email']);
  if (kind === 'signup') return { kind, data: { email, name: textOrNot(row['name']) } };
  const name = textOf(row['name']);
  const phone = textOrNot(row['phone']);
  if (kind === 'contact-message') {
    return { kind, data: { name, email, phone, topic: textOrNot(row['topic']), message: textOf(row['message']) } };
  }
  const requestType = oneOf(privacyRequestTypes, row['request_type']);
  const description = textOf(row['description']);
  return { kind, data: { name, email, phone, requestType, description, verification: textOrNot(row['verification']) } };
}
