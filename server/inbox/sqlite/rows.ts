/** Rows of the inbox's tables as what they mean. */
import { fieldsOf, kinds, type Kind, type Submission } from '#domain/forms.ts';
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

/**
 * What the visitor sent. A field that the form has gained since is empty; one that it has lost is left out.
 * Throws {@link Unreadable} where an answer is none that the form could have sent.
 */
export function submissionOf(kind: Kind, { answers }: Row): Submission {
  const stored: unknown = JSON.parse(textOf(answers));
  const sent = new Map(Object.entries(stored ?? {}));
  const data = Object.fromEntries(
    fieldsOf(kind, {}).flatMap(({ name, required, options }) => {
      const value = textOrNot(sent.get(name)) ?? (required ? '' : undefined);
      if (value === undefined) return [];
      return [[name, options ? oneOf(options, value) : value]];
    }),
  );
  return { kind, data } as Submission;
}
