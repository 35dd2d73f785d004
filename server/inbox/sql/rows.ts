/** Rows of the inbox's tables as what they mean. */
import { fieldsOf, kinds, type Kind, type Submission } from '#domain/forms.ts';
import { referenceOf } from '#domain/reference.ts';
import type { Row, Value } from './statement.ts';

/**
 * A row that this program did not write, or that an older or newer version of it wrote: there is no telling what it
 * means.
 */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

type Found = Value | undefined;

export function dateOf(value: Found): Date {
  const date = new Date(Number(value ?? Number.NaN));
  if (Number.isNaN(date.getTime())) throw new Unreadable('the inbox holds something else where a moment belongs');
  return date;
}

export const dateOrNot = (value: Found): Date | undefined => (value == null ? undefined : dateOf(value));
export const textOrNot = (value: Found): string | undefined => (value == null ? undefined : textOf(value));

export function textOf(value: Found): string {
  if (typeof value !== 'string') throw new Unreadable('the inbox holds something else where a text belongs');
  return value;
}

/** A value that the table's CHECK allows. Throws {@link Unreadable} where the file holds another. */
export function oneOf<Known extends string>(allowed: readonly Known[], value: Found): Known {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Unreadable('the inbox holds a value that is not known');
  return found;
}

export const kindOf = (item: Row) => oneOf(kinds, item['kind']);

/**
 * For FROM, after items: what was sent with them (`answers`), of a sign-up that of the address behind it. Each table's
 * columns are NULL where the item is of another kind, or where its details are lost.
 */
export const withDetails = `
  LEFT JOIN privacy_requests AS request ON request.item_id = items.id
  LEFT JOIN contact_messages AS message ON message.item_id = items.id
  LEFT JOIN signups ON signups.item_id = items.id
  LEFT JOIN subscribers AS subscriber ON subscriber.id = signups.subscriber_id`;

/** For SELECT: what an item is, and what was sent with it. */
export const itemColumns = `items.id, items.number, items.kind, items.received_at, items.flagged,
  coalesce(request.answers, message.answers, subscriber.answers) AS answers`;

/** What every view of an item begins with. Throws {@link Unreadable}, also where the item has lost its details. */
export function itemOf(item: Row) {
  const kind = kindOf(item);
  return {
    reference: referenceOf(kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
    flagged: item['flagged'] === 1,
    submission: submissionOf(kind, item),
  };
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
