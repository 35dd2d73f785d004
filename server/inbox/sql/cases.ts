/** The club's queries and actions on items. Over 200 lines, because all of them share the same rows. */
import { type Kind, numberOf, referenceOf } from '#domain/forms.ts';
import { languages } from '#domain/language.ts';
import { byUrgency, outcomes, Refusal, type InboxItem, type Handling, type Subscriber } from '../privacy-case.ts';
import { digest, newToken } from '../tokens.ts';
import { makeLink, revokeLinks, type CaseLink } from './case-links.ts';
import {
  dateOf,
  dateOrNot,
  daysOrNot,
  itemColumns,
  itemOf,
  kindOf,
  oneOf,
  submissionOf,
  textOf,
  textOrNot,
  withDetails,
} from './rows.ts';
import { statement, type Engine, type Row, type Statement, type Values } from './statement.ts';

export function cases(engine: Engine) {
  async function rowOf(reference: string): Promise<Row> {
    const number = numberOf(reference);
    if (number === undefined)
      throw new Refusal(
        `"${reference}" is not a reference. One looks like ${referenceOf('privacy-request', 123_456)}.`,
      );
    const [row] = await engine.rows(inboxItems('number = :number', { number }));
    if (!row) throw new Refusal(`There is no ${reference} in the inbox.`);
    return row;
  }

  async function list(kinds: readonly Kind[]): Promise<InboxItem[]> {
    const where = 'kind IN (SELECT value FROM json_each(:kinds)) ORDER BY received_at, items.id';
    return (await engine.rows(inboxItems(where, { kinds: JSON.stringify(kinds) }))).map(inboxItem);
  }

  const find = async (reference: string): Promise<InboxItem> => inboxItem(await rowOf(reference));

  return {
    list,
    find,

    /** Open items, most urgent first. */
    async openItems(now: Date): Promise<InboxItem[]> {
      const items = await list(['privacy-request', 'contact-message']);
      return byUrgency(
        items.filter(({ handling }) => !handling.closedAt),
        now,
      );
    },

    /** Applies a step to an item, and retries if it was changed meanwhile. Throws {@link Refusal}. */
    async handle(reference: string, step: (item: InboxItem) => Handling): Promise<InboxItem> {
      for (;;) {
        const row = await rowOf(reference);
        const [written = []] = await engine.batch([recordStep(row, step(inboxItem(row)))]);
        if (written.length > 0) return find(reference);
      }
    },

    /** A link's target: the item with this reference, or the whole inbox. Undefined if unknown or expired. */
    async linkByToken(token: string, now: Date): Promise<{ reference: string | undefined; endsAt: Date } | undefined> {
      const [link] = await engine.rows(
        statement(
          `SELECT ends_at, number, kind FROM desk_links LEFT JOIN items ON items.id = item_id
           WHERE hash = :hash AND ends_at >= :now`,
          { hash: digest(token), now: now.getTime() },
        ),
      );
      return (
        link && {
          reference: link['number'] === null ? undefined : referenceOf(kindOf(link), Number(link['number'])),
          endsAt: dateOf(link['ends_at']),
        }
      );
    },

    /** Replaces the links to an item with a new one. Throws {@link Refusal} for sign-ups. */
    async renewLink(reference: string, now: Date): Promise<CaseLink> {
      const row = await rowOf(reference);
      const made = makeLink(row, now);
      if (!made) throw new Refusal(`${reference} is a sign-up: these have no link.`);
      await engine.batch([...revokeLinks(row), made.store]);
      return made.link;
    },

    /** Revokes the links to an item, or to the whole inbox (`all`). Returns their number. */
    async revokeLinks(reference: string): Promise<number> {
      const [revoked = []] = await engine.batch(revokeLinks(reference === 'all' ? undefined : await rowOf(reference)));
      return revoked.length;
    },

    async subscribers(): Promise<Subscriber[]> {
      const rows = await engine.rows(statement('SELECT * FROM subscribers ORDER BY asked_at, id'));
      return rows.map((row) => ({
        id: Number(row['id']),
        data: submissionOf('signup', row).data,
        language: oneOf(languages, row['language']),
        askedAt: dateOf(row['asked_at']),
        confirmedAt: dateOrNot(row['confirmed_at']),
        alertsAt: dateOrNot(row['alerts_at']),
        alertDays: daysOrNot(row['alert_days']),
      }));
    },

    async unsubscribeTokens(ids: readonly number[], now: Date): Promise<Map<number, string>> {
      const tokens = new Map(ids.map((id) => [id, newToken()]));
      const insert = "INSERT INTO tokens VALUES (:hash, :id, 'unsubscribe', :at)";
      const at = now.getTime();
      await engine.batch([...tokens].map(([id, token]) => statement(insert, { hash: digest(token), id, at })));
      return tokens;
    },

    /** Receipts and notices abandoned since then, newest first. Alerts end separately. */
    async bounced(since: Date): Promise<Bounced[]> {
      const rows = await engine.rows(
        statement(
          `SELECT number, kind, template, failed_at, last_error FROM outbox JOIN items ON items.id = item_id
           WHERE failed_at > :since AND days IS NULL ORDER BY failed_at DESC`,
          { since: since.getTime() },
        ),
      );
      return rows.map((row) => ({
        reference: referenceOf(kindOf(row), Number(row['number'])),
        template: textOf(row['template']),
        at: dateOf(row['failed_at']),
        code: textOrNot(row['last_error']) ?? 'unknown',
      }));
    },

    async mailCounts(): Promise<{ waiting: number; givenUp: number }> {
      const [row] = await engine.rows(
        statement(
          'SELECT count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL) AS waiting, count(failed_at) AS given_up FROM outbox',
        ),
      );
      return { waiting: Number(row?.['waiting']), givenUp: Number(row?.['given_up']) };
    },
  };
}

export type Bounced = { reference: string; template: string; at: Date; code: string };

const inboxItems = (where: string, values: Values): Statement =>
  statement(
    `SELECT ${itemColumns}, manner, acknowledged_at, extended_at, extension_reason, outcome, confirmed_at, alerts_at, forgotten_at,
       coalesce(request.closed_at, message.closed_at) AS closed_at,
       coalesce(request.outcome_note, message.outcome_note) AS outcome_note,
       (SELECT json_group_array(json_object('template', template, 'attempts', attempts, 'sent_at', sent_at,
          'failed_at', failed_at, 'last_error', last_error) ORDER BY id) FROM outbox WHERE item_id = items.id) AS mails
     FROM items ${withDetails} WHERE ${where}`,
    values,
  );

const inboxItem = (item: Row): InboxItem => ({
  ...itemOf(item),
  manner: textOrNot(item['manner']) ?? 'website',
  handling: {
    acknowledgedAt: dateOrNot(item['acknowledged_at']),
    extendedAt: dateOrNot(item['extended_at']),
    extensionReason: textOrNot(item['extension_reason']),
    closedAt: dateOrNot(item['closed_at']),
    outcome: item['outcome'] == null ? undefined : oneOf(outcomes, item['outcome']),
    note: textOrNot(item['outcome_note']),
    confirmedAt: dateOrNot(item['confirmed_at']),
    alertsAt: dateOrNot(item['alerts_at']),
    forgottenAt: dateOrNot(item['forgotten_at']),
  },
  mails: (JSON.parse(textOf(item['mails'])) as Row[]).map((mail) => ({
    template: textOf(mail['template']),
    attempts: Number(mail['attempts']),
    sentAt: dateOrNot(mail['sent_at']),
    failedAt: dateOrNot(mail['failed_at']),
    lastError: textOrNot(mail['last_error']),
  })),
});

/** Records an action on an item. Returns no row if the item was changed since it was read (optimistic locking). */
function recordStep(item: Row, handling: Handling): Statement {
  const values = {
    id: Number(item['id']),
    closedAt: handling.closedAt?.getTime() ?? null,
    note: handling.note ?? null,
    wasClosed: item['closed_at'] ?? null,
    acknowledgedAt: handling.acknowledgedAt?.getTime() ?? null,
    extendedAt: handling.extendedAt?.getTime() ?? null,
    extensionReason: handling.extensionReason ?? null,
    outcome: handling.outcome ?? null,
    wasAcknowledged: item['acknowledged_at'] ?? null,
    wasExtended: item['extended_at'] ?? null,
  };
  if (item['kind'] === 'contact-message')
    return statement(
      `UPDATE contact_messages SET closed_at = :closedAt, outcome_note = :note
       WHERE item_id = :id AND closed_at IS :wasClosed RETURNING item_id`,
      values,
    );
  return statement(
    `UPDATE privacy_requests SET
       acknowledged_at = coalesce(:acknowledgedAt, acknowledged_at),
       extended_at = coalesce(:extendedAt, extended_at),
       extension_reason = coalesce(:extensionReason, extension_reason),
       closed_at = coalesce(:closedAt, closed_at),
       outcome = coalesce(:outcome, outcome),
       outcome_note = coalesce(:note, outcome_note)
     WHERE item_id = :id AND closed_at IS :wasClosed
       AND acknowledged_at IS :wasAcknowledged AND extended_at IS :wasExtended
     RETURNING item_id`,
    values,
  );
}
