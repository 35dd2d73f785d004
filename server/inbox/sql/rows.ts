/** Parses rows of the inbox's tables. Throws for values that only another version of this program may have written. */
import type { Day } from '#domain/days.ts';
import { languages } from '#domain/language.ts';
import { fieldsOf, kinds, mailLists, type Kind, type Submission, referenceOf } from '#domain/forms.ts';
import type { Row, Value } from './statement.ts';

type Found = Value | undefined;

export function dateOf(value: Found): Date {
  const date = new Date(Number(value ?? Number.NaN));
  if (Number.isNaN(date.getTime())) throw new Error('the inbox holds something else where a moment belongs');
  return date;
}

export const dateOrNot = (value: Found): Date | undefined => (value == null ? undefined : dateOf(value));
export const textOrNot = (value: Found): string | undefined => (value == null ? undefined : textOf(value));

export const daysOrNot = (value: Found): Day[] | undefined =>
  value == null ? undefined : (JSON.parse(textOf(value)) as Day[]);

export function textOf(value: Found): string {
  if (typeof value !== 'string') throw new Error('the inbox holds something else where a text belongs');
  return value;
}

export function oneOf<Known extends string>(allowed: readonly Known[], value: Found): Known {
  const found = allowed.find((one) => one === value);
  if (found === undefined) throw new Error('the inbox holds a value that is not known');
  return found;
}

export const kindOf = (item: Row) => oneOf(kinds, item['kind']);

/** The joined columns are NULL for items of other kinds and for items without details. */
export const withDetails = `
  LEFT JOIN privacy_requests AS request ON request.item_id = items.id
  LEFT JOIN contact_messages AS message ON message.item_id = items.id
  LEFT JOIN signups ON signups.item_id = items.id
  LEFT JOIN subscribers AS subscriber ON subscriber.id = signups.subscriber_id`;

export const itemColumns = `items.id, items.number, items.kind, items.received_at, items.flagged, items.language,
  coalesce(request.answers, message.answers, subscriber.answers) AS answers, signups.wants, signups.day`;

/** The common facts of every item. Throws for an item without details. */
export function itemOf(item: Row) {
  const kind = kindOf(item);
  return {
    reference: referenceOf(kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
    flagged: item['flagged'] === 1,
    submission: submissionOf(kind, item),
    language: oneOf(languages, item['language']),
    wants: oneOf(mailLists, item['wants'] ?? 'list'),
    day: textOrNot(item['day']),
  };
}

/** Fields added to the form since then are empty; removed ones are omitted. Throws for an unknown option. */
export function submissionOf(kind: Kind, { answers }: Row): Submission {
  const sent = JSON.parse(textOf(answers)) as Record<string, string | undefined>;
  const data = Object.fromEntries(
    fieldsOf(kind, {}).flatMap(({ name, required, options }) => {
      const value = sent[name] ?? (required ? '' : undefined);
      if (value === undefined) return [];
      return [[name, options ? oneOf(options, value) : value]];
    }),
  );
  return { kind, data } as Submission;
}
