/** Rows of the inbox's tables as what they mean. */
import { privacyRequestTypes } from '#domain/deadlines.ts';
import { kinds, type Submission } from '../store.ts';
import type { Connection, Row } from './connection.ts';

type Value = Row[string] | undefined;

export const dateOf = (value: Value): Date => new Date(Number(value));
export const dateOrNot = (value: Value): Date | undefined => (value == null ? undefined : dateOf(value));
export const textOrNot = (value: Value): string | undefined => (value == null ? undefined : textOf(value));

export function textOf(value: Value): string {
  if (typeof value !== 'string') throw new Error('the inbox holds something else where a text belongs');
  return value;
}

/** A value that the table's CHECK allows. Throws where the file holds another: it was written by something else. */
export function oneOf<Known extends string>(allowed: readonly Known[], value: Value): Known {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error('the inbox holds a value that is not known');
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
  if (!row) throw new Error('the inbox holds an item without its details');
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
