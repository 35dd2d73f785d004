/** Converts rows of the inbox's tables. */
import { fieldsOf, kinds, mailLists, type Kind, type Submission, referenceOf } from '#domain/forms.ts';
import type { Row, Value } from './statement.ts';

/** A row that another version of this program, or another program, wrote. */
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

/** Throws {@link Unreadable} for a value that the table's CHECK doesn't allow. */
export function oneOf<Known extends string>(allowed: readonly Known[], value: Found): Known {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Unreadable('the inbox holds a value that is not known');
  return found;
}

export const kindOf = (item: Row) => oneOf(kinds, item['kind']);

/**
 * Joins the submission (`answers`). Of each table, the columns are NULL for items of other kinds and for items without
 * details.
 */
export const withDetails = `
  LEFT JOIN privacy_requests AS request ON request.item_id = items.id
  LEFT JOIN contact_messages AS message ON message.item_id = items.id
  LEFT JOIN signups ON signups.item_id = items.id
  LEFT JOIN subscribers AS subscriber ON subscriber.id = signups.subscriber_id`;

export const itemColumns = `items.id, items.number, items.kind, items.received_at, items.flagged,
  coalesce(request.answers, message.answers, subscriber.answers) AS answers, signups.wants`;

/** The common part of every item. Throws {@link Unreadable}, also for an item without details. */
export function itemOf(item: Row) {
  const kind = kindOf(item);
  return {
    reference: referenceOf(kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
    flagged: item['flagged'] === 1,
    submission: submissionOf(kind, item),
    wants: oneOf(mailLists, item['wants'] ?? 'list'),
  };
}

/**
 * Fields that the form has gained since are empty, removed ones are left out. Throws {@link Unreadable} for an answer
 * that the form doesn't allow.
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
