import type { MailTemplate } from '#content/schema/mail.ts';
import { minuteMs } from '#domain/durations.ts';
import { type Kind, type Signup, type Submission, wantedBy, lastNumber, numberAt, referenceOf } from '#domain/forms.ts';
import type { Language } from '#domain/language.ts';
import { canReceiveMail } from '#domain/mail-address.ts';
import { signupMailMinutes } from '../policy.ts';
import { digest } from '../tokens.ts';
import { StorageError } from '../storage-error.ts';
import { about, unlimitedMail, visitorMail } from './outbox.ts';
import { dateOf } from './rows.ts';
import { isMissing } from './subscribers.ts';
import { statement, type Engine, type Row, type Statement, type Values } from './statement.ts';

export type Circumstances = {
  receivedAt: Date;
  flagged: boolean;
  idempotencyKey?: string | undefined;
  /** In milliseconds: the same submission so shortly before is this one, and its key counts. */
  sameWithin?: number;
  /** The language of the sending page; English if omitted. */
  language?: Language;
};

/** `repeated`: the same submission came before under this key. `key-reused`: another one did, so nothing was stored. */
export type Added = { outcome: 'stored' | 'repeated'; reference: string; receivedAt: Date } | { outcome: 'key-reused' };

export const submissions = (engine: Engine) => ({
  /** Stores a submission and its mails durably in one transaction. */
  async add(submission: Submission, circumstances: Circumstances): Promise<Added> {
    const { kind, data } = submission;
    const { idempotencyKey = crypto.randomUUID(), sameWithin } = circumstances;
    const now = circumstances.receivedAt.getTime();
    const bodyHash = digest(kind, JSON.stringify(data));
    const [before] =
      sameWithin === undefined ? [] : await engine.rows(statement(sameBody, { bodyHash, since: now - sameWithin }));
    const sending: Sending = {
      submission,
      at: circumstances.receivedAt,
      flagged: circumstances.flagged,
      values: {
        // Without a client's key, a submission gets a random one, by which the statements find the item.
        keyHash: before?.['key_hash'] ?? digest(kind, idempotencyKey),
        bodyHash,
        answers: JSON.stringify(data),
        now,
        language: circumstances.language ?? 'en-US',
      },
    };
    const results = await engine.batch([
      addItem(sending),
      ...(kind === 'signup' ? addSignup(sending, data) : addRequest(sending)),
      statement('SELECT number, received_at, body_hash FROM items WHERE key_hash = :keyHash', sending.values),
    ]);
    const [[item] = [], details = []] = results.toReversed();
    return outcomeOf(sending, item, details.length > 0);
  },
});

const sameBody = 'SELECT key_hash FROM items WHERE body_hash = :bodyHash AND received_at > :since';

type Sending = { submission: Submission; at: Date; flagged: boolean; values: Values };

/** Details are written last: an item without them counts as new. */
const tables: Record<Kind, string> = {
  'privacy-request': 'privacy_requests',
  'contact-message': 'contact_messages',
  signup: 'signups',
};

const newItem = (kind: Kind) =>
  `items WHERE key_hash = :keyHash AND NOT EXISTS (SELECT 1 FROM ${tables[kind]} WHERE item_id = items.id)`;

const taken = 'SELECT number FROM items UNION ALL SELECT number FROM retired_numbers';
const isFree = (number: string) => `NOT EXISTS (SELECT 1 FROM (${taken}) WHERE number = ${number})`;

/** SQL for the first free number: `from`, or the end of its run of taken numbers, or NULL. */
const freeFrom = (from: string) =>
  `(SELECT ${from} WHERE ${isFree(from)}),
   (SELECT number + 1 FROM (${taken}) AS one WHERE number >= ${from} AND number < ${lastNumber}
      AND ${isFree('one.number + 1')} ORDER BY number LIMIT 1)`;

/** Inserts an item with the clock's number or the next free one, wrapping around after the last. */
const addItem = ({ submission, at, flagged, values }: Sending): Statement =>
  statement(
    `INSERT INTO items (number, kind, received_at, flagged, key_hash, body_hash, language)
     SELECT number, :kind, :now, :flagged, :keyHash, :bodyHash, :language
     FROM (SELECT coalesce(${freeFrom(':wanted')}, ${freeFrom('0')}) AS number) WHERE number IS NOT NULL
     ON CONFLICT (key_hash) DO NOTHING`,
    { ...values, kind: submission.kind, flagged: Number(flagged), wanted: numberAt(at) },
  );

function addRequest({ submission: { kind, data }, at, flagged, values }: Sending): Statement[] {
  const isOptOut = 'requestType' in data && data.requestType === 'opt-out';
  const mails = kind === 'contact-message' ? 'contact' : isOptOut ? 'opt-out' : 'privacy';
  const mail = (template: MailTemplate) => about(template, newItem(kind), values, at);
  return [
    unlimitedMail(mail(`${mails}-notice`)),
    // Honeypot submissions get no receipt: the address may be someone else's.
    ...(flagged || !canReceiveMail(data.email) ? [] : [visitorMail(mail(`${mails}-receipt`), data.email)]),
    statement(
      `INSERT INTO ${tables[kind]} (item_id, answers) SELECT id, :answers FROM ${newItem(kind)} RETURNING item_id`,
      values,
    ),
  ];
}

/** Repeated sign-ups get the same response. Only the mail to the address's owner says what is already known. */
function addSignup(sending: Sending, { alerts, alertsOnly, day, ...person }: Signup): Statement[] {
  const { email } = person;
  const wants = wantedBy({ ...person, alerts, alertsOnly, day });
  // Store the requested lists apart from the person, because each list is confirmed separately.
  const asked = { answers: JSON.stringify(person), emailKey: email.toLowerCase(), wants, day: day ?? null };
  const values = { ...sending.values, ...asked };
  const isNew = `EXISTS (SELECT 1 FROM ${newItem('signup')})`;
  const silence = { ...values, silentSince: sending.at.getTime() - signupMailMinutes * minuteMs };
  // A mail dated in the future was sent under a wrong clock. A newly requested list needs its own mail.
  const isDue = `email_key = :emailKey AND (coalesce(mailed_at, 0) <= :silentSince OR mailed_at > :now OR NOT EXISTS (
    SELECT 1 FROM signups AS earlier WHERE subscriber_id = subscribers.id AND earlier.wants IN (:wants, 'all')
      AND (earlier.day IS NULL OR earlier.day = :day)))`;
  const receipt = {
    select: `SELECT items.id, iif(${isMissing(wants)}, 'signup-confirm', 'signup-already') AS template
             FROM subscribers, ${newItem('signup')} AND ${isDue}`,
    values: silence,
    at: sending.at,
  };
  return [
    statement(
      // A repeated sign-up doesn't change what the address's owner has confirmed.
      `INSERT INTO subscribers (email_key, answers, asked_at, language) SELECT :emailKey, :answers, :now, :language WHERE ${isNew}
       ON CONFLICT (email_key) DO UPDATE
         SET asked_at = :now, ${unlessConfirmed('answers', 'json_patch(answers, :answers)')}, ${unlessConfirmed('language', ':language')}`,
      values,
    ),
    unlimitedMail(about('signup-notice', newItem('signup'), values, sending.at)),
    ...(sending.flagged ? [] : [visitorMail(receipt, email)]),
    statement(`UPDATE subscribers SET mailed_at = :now WHERE ${isDue} AND ${isNew}`, silence),
    statement(
      `INSERT INTO signups (item_id, subscriber_id, wants, day) SELECT items.id, subscribers.id, :wants, :day
       FROM subscribers, ${newItem('signup')} AND email_key = :emailKey RETURNING item_id`,
      values,
    ),
  ];
}

const unlessConfirmed = (column: string, value: string) =>
  `${column} = iif(confirmed_at IS NULL AND alerts_at IS NULL, ${value}, ${column})`;

function outcomeOf({ submission, values }: Sending, item: Row | undefined, isNew: boolean): Added {
  if (!item) throw new StorageError('full', new Error('every reference number is taken'));
  const stored = {
    reference: referenceOf(submission.kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
  };
  if (isNew) return { outcome: 'stored', ...stored };
  return item['body_hash'] === values['bodyHash'] ? { outcome: 'repeated', ...stored } : { outcome: 'key-reused' };
}
