/** Stores each submission, its reference and the mails that follow from it in one transaction. */
import type { MailTemplate } from '#content/schema/mail.ts';
import { dayMs, minuteMs } from '#domain/durations.ts';
import type { Answers, Kind, Submission } from '#domain/forms.ts';
import { lastNumber, numberAt, referenceOf } from '#domain/reference.ts';
import { signupMailMinutes, unconfirmedDays } from '../policy.ts';
import { digest } from '../tokens.ts';
import type { Added, Submissions, TokenPurpose } from '../store.ts';
import { StorageError } from '../storage-error.ts';
import { about, clubMail, visitorMail } from './outbox.ts';
import { dateOf, textOf } from './rows.ts';
import { statement, type Engine, type Row, type Statement, type Values } from './statement.ts';

export const submissions = (engine: Engine): Submissions => ({
  async add(submission, circumstances) {
    const { kind, data } = submission;
    const sending: Sending = {
      submission,
      at: circumstances.receivedAt,
      flagged: circumstances.flagged,
      values: {
        // Without a key of its own, a submission gets a random one, by which the statements find the item.
        keyHash: digest(kind, circumstances.idempotencyKey ?? crypto.randomUUID()),
        bodyHash: digest(kind, JSON.stringify(data)),
        answers: JSON.stringify(data),
        now: circumstances.receivedAt.getTime(),
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

  async isConfirmable(token, now) {
    return (await engine.rows(subscriberByToken('confirm', token, now))).length > 0;
  },

  async confirm(token, now) {
    const link = subscriberByToken('confirm', token, now);
    const [subscriber] = await engine.rows(link);
    // A second press of the button succeeds and sends no second mail.
    if (!subscriber || subscriber['confirmed_at'] !== null) return subscriber !== undefined;
    const email = textOf(subscriber['email_key']);
    const welcome = {
      select: `SELECT max(item_id) AS id, 'signup-welcome' AS template FROM signups JOIN (${link.sql}) AS link
               ON signups.subscriber_id = link.id WHERE confirmed_at IS NULL GROUP BY link.id`,
      values: link.values,
      at: now,
    };
    const results = await engine.batch([
      visitorMail(welcome, email),
      statement(`DELETE FROM departures WHERE email_hash = :departure AND EXISTS (${link.sql})`, {
        ...link.values,
        departure: departureHash(email),
      }),
      statement(
        `UPDATE subscribers SET confirmed_at = coalesce(confirmed_at, :now) WHERE id IN (SELECT id FROM (${link.sql}))
         RETURNING id`,
        { ...link.values, now: now.getTime() },
      ),
    ]);
    return results.at(-1)?.length === 1;
  },

  async unsubscribe(token, now) {
    const link = subscriberByToken('unsubscribe', token, now);
    const [subscriber] = await engine.rows(link);
    if (!subscriber) return false;
    const departure = departureHash(textOf(subscriber['email_key']));
    const results = await engine.batch([
      statement(`INSERT OR REPLACE INTO departures SELECT :departure, :now FROM (${link.sql})`, {
        ...link.values,
        departure,
        now: now.getTime(),
      }),
      ...eraseSubscribers({ sql: `SELECT id FROM (${link.sql})`, values: link.values }),
    ]);
    return results.at(-1)?.length === 1;
  },
});

type Sending = { submission: Submission; at: Date; flagged: boolean; values: Values };

/** The table with an item's details. It is written last: without them the item is new. */
const tables: Record<Kind, string> = {
  'privacy-request': 'privacy_requests',
  'contact-message': 'contact_messages',
  signup: 'signups',
};

/** For FROM: the item, if it is new. */
const newItem = (kind: Kind) =>
  `items WHERE key_hash = :keyHash AND NOT EXISTS (SELECT 1 FROM ${tables[kind]} WHERE item_id = items.id)`;

/** The first free number from `from` on, or the end of the run of taken numbers, or NULL. */
const freeFrom = (from: string) =>
  `(SELECT ${from} WHERE NOT EXISTS (SELECT 1 FROM items WHERE number = ${from})),
   (SELECT number + 1 FROM items AS taken WHERE number >= ${from} AND number < ${lastNumber}
      AND NOT EXISTS (SELECT 1 FROM items WHERE number = taken.number + 1) ORDER BY number LIMIT 1)`;

/** Takes the clock's number or the next free one, and wraps around after the last. */
const addItem = ({ submission, at, flagged, values }: Sending): Statement =>
  statement(
    `INSERT INTO items (number, kind, received_at, flagged, key_hash, body_hash)
     SELECT number, :kind, :now, :flagged, :keyHash, :bodyHash
     FROM (SELECT coalesce(${freeFrom(':wanted')}, ${freeFrom('0')}) AS number) WHERE number IS NOT NULL
     ON CONFLICT (key_hash) DO NOTHING`,
    { ...values, kind: submission.kind, flagged: Number(flagged), wanted: numberAt(at) },
  );

function addRequest({ submission: { kind, data }, at, flagged, values }: Sending): Statement[] {
  const isOptOut = 'requestType' in data && data.requestType === 'opt-out';
  const mails = kind === 'contact-message' ? 'contact' : isOptOut ? 'opt-out' : 'privacy';
  const mail = (template: MailTemplate) => about(template, newItem(kind), values, at);
  return [
    clubMail(mail(`${mails}-notice`)),
    // Honeypot submissions get no receipt: the address may be someone else's.
    ...(flagged ? [] : [visitorMail(mail(`${mails}-receipt`), data.email)]),
    statement(
      `INSERT INTO ${tables[kind]} (item_id, answers) SELECT id, :answers FROM ${newItem(kind)} RETURNING item_id`,
      values,
    ),
  ];
}

/** A repeated sign-up gets the same answer. Only the mail tells the address's owner what is already known. */
function addSignup(sending: Sending, { email }: Answers<'signup'>): Statement[] {
  const values = { ...sending.values, emailKey: email.toLowerCase() };
  const isNew = `EXISTS (SELECT 1 FROM ${newItem('signup')})`;
  const silence = { ...values, silentSince: sending.at.getTime() - signupMailMinutes * minuteMs };
  // A mail dated in the future was sent under a wrong clock.
  const isDue = 'email_key = :emailKey AND (coalesce(mailed_at, 0) <= :silentSince OR mailed_at > :now)';
  const receipt = {
    select: `SELECT items.id, iif(confirmed_at IS NULL, 'signup-confirm', 'signup-already') AS template
             FROM subscribers, ${newItem('signup')} AND ${isDue}`,
    values: silence,
    at: sending.at,
  };
  return [
    statement(
      // A repeated sign-up doesn't change what the address's owner has confirmed.
      `INSERT INTO subscribers (email_key, answers, asked_at) SELECT :emailKey, :answers, :now WHERE ${isNew}
       ON CONFLICT (email_key) DO UPDATE
         SET asked_at = :now, answers = iif(confirmed_at IS NULL, json_patch(answers, :answers), answers)`,
      values,
    ),
    clubMail(about('signup-notice', newItem('signup'), values, sending.at)),
    ...(sending.flagged ? [] : [visitorMail(receipt, email)]),
    statement(`UPDATE subscribers SET mailed_at = :now WHERE ${isDue} AND ${isNew}`, silence),
    statement(
      `INSERT INTO signups (item_id, subscriber_id) SELECT items.id, subscribers.id
       FROM subscribers, ${newItem('signup')} AND email_key = :emailKey RETURNING item_id`,
      values,
    ),
  ];
}

function outcomeOf({ submission, values }: Sending, item: Row | undefined, isNew: boolean): Added {
  if (!item) throw new StorageError('full', new Error('every reference number is taken'));
  const stored = {
    reference: referenceOf(submission.kind, Number(item['number'])),
    receivedAt: dateOf(item['received_at']),
  };
  if (isNew) return { outcome: 'stored', ...stored };
  return item['body_hash'] === values['bodyHash'] ? { outcome: 'repeated', ...stored } : { outcome: 'key-reused' };
}

const subscriberByToken = (purpose: TokenPurpose, token: string, now: Date): Statement =>
  statement(
    `SELECT subscribers.id, email_key, confirmed_at FROM tokens JOIN subscribers ON subscribers.id = subscriber_id
     WHERE hash = :token AND purpose = '${purpose}'${purpose === 'confirm' ? ' AND created_at > :oldest' : ''}`,
    { token: digest(token), oldest: now.getTime() - unconfirmedDays * dayMs },
  );

/** The hash by which an unsubscribed address is remembered. */
export const departureHash = (emailKey: string): string => digest('departure', emailKey);

/**
 * Deletes subscribers and everything that was sent with their addresses. `ids` selects them. The last statement returns
 * them.
 */
export const eraseSubscribers = (ids: Statement): Statement[] => [
  statement(
    `DELETE FROM items WHERE id IN (SELECT item_id FROM signups WHERE subscriber_id IN (${ids.sql}))`,
    ids.values,
  ),
  statement(`DELETE FROM subscribers WHERE id IN (${ids.sql}) RETURNING id`, ids.values),
];
