/**
 * Erases a person's data. Of a privacy request, the record that the law requires for 24 months remains (11 CCR 7101).
 */
import { referenceOf } from '#domain/forms.ts';
import { digestTemplate } from '../digest.ts';
import { tidyEmail } from '../read-submission.ts';
import { deleteItems } from './delete-items.ts';
import { departureHash, eraseSubscribers, listsIn } from './subscribers.ts';
import { dateOf, kindOf, textOrNot } from './rows.ts';
import { statement, type Row, type Statement } from './statement.ts';

export const normalizeAddress = (email: string): string => tidyEmail(email).toLowerCase();

const letters = statement(
  `SELECT items.id, number, kind, received_at, coalesce(request.answers, message.answers) AS answers,
     extension_reason, request.outcome_note
   FROM items LEFT JOIN privacy_requests AS request ON request.item_id = items.id
     LEFT JOIN contact_messages AS message ON message.item_id = items.id
   WHERE kind <> 'signup' ORDER BY received_at, items.id`,
);
const subscribers = statement(
  'SELECT id, answers, max(asked_at, coalesce(confirmed_at, 0), coalesce(alerts_at, 0)) AS received_at FROM subscribers ORDER BY id',
);

/** The queries whose rows {@link findPersonalData} takes, in this order. */
export const personalDataQueries = [letters, subscribers] as const;

type Letter = { reference: string; row: Row; answers: Map<string, unknown> };

type Subscriber = { id: number; row: Row; answers: Map<string, unknown> };

export type PersonalData = {
  addresses: Set<string>;
  requests: Letter[];
  messages: Letter[];
  subscribers: Subscriber[];
};

/** Selects the data of some addresses. `isTheirs` receives a normalized address and Unix milliseconds. */
export function findPersonalData(
  [letterRows = [], subscriberRows = []]: readonly (readonly Row[])[],
  isTheirs: (address: string, receivedAt: number) => boolean,
): PersonalData {
  const found: PersonalData = { addresses: new Set(), requests: [], messages: [], subscribers: [] };
  const answersOf = (row: Row): Map<string, unknown> | undefined => {
    const answers = new Map<string, unknown>(Object.entries(JSON.parse(textOrNot(row['answers']) ?? '{}') as object));
    const email = answers.get('email');
    if (typeof email !== 'string') return undefined;
    const address = normalizeAddress(email);
    if (!isTheirs(address, Number(row['received_at']))) return undefined;
    found.addresses.add(address);
    return answers;
  };
  for (const row of letterRows) {
    const answers = answersOf(row);
    if (!answers) continue;
    const kind = kindOf(row);
    const letter = { reference: referenceOf(kind, Number(row['number'])), row, answers };
    (kind === 'privacy-request' ? found.requests : found.messages).push(letter);
  }
  for (const row of subscriberRows) {
    const answers = answersOf(row);
    if (answers) found.subscribers.push({ id: Number(row['id']), row, answers });
  }
  return found;
}

/** The sender's name, if given, and the time of arrival. */
export type Holding = { name: string | undefined; receivedAt: Date };

export type Holdings = {
  requests: (Holding & { reference: string })[];
  messages: (Holding & { reference: string })[];
  signups: Holding[];
};

export const holdingsOf = ({ requests, messages, subscribers: signups }: PersonalData): Holdings => ({
  requests: requests.map((letter) => ({ reference: letter.reference, ...holdingOf(letter) })),
  messages: messages.map((letter) => ({ reference: letter.reference, ...holdingOf(letter) })),
  signups: signups.map(holdingOf),
});

function holdingOf({ row, answers }: Pick<Letter, 'row' | 'answers'>): Holding {
  const name = answers.get('name');
  return { name: typeof name === 'string' ? name : undefined, receivedAt: dateOf(row['received_at']) };
}

export function erase({ addresses, requests, messages, subscribers: signups }: PersonalData, now: Date): Statement[] {
  const ids = (found: readonly Letter[]) => JSON.stringify(found.map(({ row }) => row['id']));
  const theirs = {
    requests: ids(requests),
    messages: ids(messages),
    subscribers: JSON.stringify(signups.map(({ id }) => id)),
  };
  const isRequest = 'IN (SELECT value FROM json_each(:requests))';
  return [
    // The digest concerns other requests too, and names no person.
    statement(`DELETE FROM outbox WHERE item_id ${isRequest} AND template <> '${digestTemplate}'`, theirs),
    ...deleteItems('id IN (SELECT value FROM json_each(:messages))', { messages: theirs.messages }, now),
    statement(`UPDATE items SET key_hash = NULL, body_hash = NULL WHERE id ${isRequest}`, theirs),
    statement(
      `UPDATE privacy_requests SET forgotten_at = :now,
         answers = json_object('requestType', answers ->> 'requestType') WHERE item_id ${isRequest}`,
      { ...theirs, now: now.getTime() },
    ),
    ...requests.flatMap(redactNotes),
    ...eraseSubscribers(statement('SELECT value FROM json_each(:subscribers)', theirs), now),
    ...[...addresses].flatMap((address) =>
      listsIn('all').map((list) =>
        statement('DELETE FROM departures WHERE email_hash = :hash', { hash: departureHash(address, list) }),
      ),
    ),
  ];
}

const literally = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

/**
 * Removes the person's name and contact data from the office's notes, which are part of the record. A note that another
 * process wrote since the read is deleted entirely.
 */
function redactNotes({ row, answers }: Letter): Statement[] {
  const [name = '', email = '', phone = ''] = ['name', 'email', 'phone'].map((field) => {
    const answer = answers.get(field);
    return typeof answer === 'string' ? answer.trim() : '';
  });
  // A note may have the first name alone, and the number with other dashes, without a country code.
  const words = name.match(/\p{L}[\p{L}\p{M}'’-]+/gu) ?? [];
  const digits = phone
    .replace(/(?:ext|x|#).*/i, '')
    .replace(/\D/g, '')
    .slice(-10);
  const forms = [
    name.split(/\s+/).map(literally).join('\\s+'),
    literally(email),
    literally(phone),
    ...words.map(literally),
    digits.length >= 7 ? digits.replaceAll(/\B/g, '\\D{0,3}') : '',
  ].filter(Boolean);
  // The longest first: an address may begin with the name.
  const longestFirst = forms.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<!\\p{L})(${longestFirst.join('|')})(?!\\p{L})`, 'giu');
  // Without a capital, a short word of a name is one of the note's own, such as "de la".
  const strike = (found: string) => (/^\p{Ll}{1,3}$/u.test(found) ? found : '[deleted]');
  return ['extension_reason', 'outcome_note'].map((column) => {
    const note = textOrNot(row[column] ?? null) ?? null;
    const redacted = note?.replace(pattern, strike) ?? null;
    return statement(
      `UPDATE privacy_requests SET ${column} = CASE ${column} WHEN :note THEN :redacted ELSE '[deleted]' END
       WHERE item_id = :id AND ${column} IS NOT NULL`,
      { id: Number(row['id']), note, redacted },
    );
  });
}
