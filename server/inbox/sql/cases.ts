/** The club's reads and writes, from the command line or through a link. */
import type { Kind } from '#domain/forms.ts';
import { numberOf, referenceOf } from '#domain/reference.ts';
import { outcomes, Refusal, type InboxItem, type Handling, type MailState, type Subscriber } from '../privacy-case.ts';
import { digest, newToken } from '../tokens.ts';
import { makeLink, revokeLinks, type CaseLink } from './case-links.ts';
import { dateOf, dateOrNot, itemColumns, oneOf, itemOf, submissionOf, textOf, textOrNot, withDetails } from './rows.ts';
import { statement, type Engine, type Row, type Statement, type Values } from './statement.ts';

export class InboxCases {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** Items of some kinds, the oldest first. */
  async list(kinds: readonly Kind[]): Promise<InboxItem[]> {
    const items = await this.#engine.rows(
      inboxItems('kind IN (SELECT value FROM json_each(:kinds)) ORDER BY received_at, items.id', {
        kinds: JSON.stringify(kinds),
      }),
    );
    return items.map(inboxItem);
  }

  async openRequests(): Promise<InboxItem[]> {
    return (await this.list(['privacy-request'])).filter(({ handling }) => !handling.closedAt);
  }

  /** Throws {@link Refusal} if there is no such item. */
  async find(reference: string): Promise<InboxItem> {
    return inboxItem(await this.#row(reference));
  }

  /** Applies a step to an item. Retries on a concurrent change, with the item as it is then. Throws {@link Refusal}. */
  async handle(reference: string, step: (item: InboxItem) => Handling): Promise<InboxItem> {
    for (;;) {
      const row = await this.#row(reference);
      const [written = []] = await this.#engine.batch([write(row, step(inboxItem(row)))]);
      if (written.length > 0) return this.find(reference);
    }
  }

  /** The request that a link leads to. Undefined if the link is unknown or expired. */
  async caseByToken(token: string, now: Date): Promise<{ item: InboxItem; endsAt: Date } | undefined> {
    const link = 'FROM desk_links WHERE hash = :hash AND ends_at >= :now';
    const values = { hash: digest(token), now: now.getTime() };
    const [[item], [found]] = await Promise.all([
      this.#engine.rows(inboxItems(`items.id IN (SELECT item_id ${link})`, values)),
      this.#engine.rows(statement(`SELECT ends_at ${link}`, values)),
    ]);
    return item && found && { item: inboxItem(item), endsAt: dateOf(found['ends_at']) };
  }

  /** Replaces the links to a privacy request with a new one. Throws {@link Refusal} for other items. */
  async renewLink(reference: string, now: Date): Promise<CaseLink> {
    const row = await this.#row(reference);
    const made = makeLink(row, now);
    if (!made) throw new Refusal(`${reference} is not a privacy request: only these have a link.`);
    await this.#engine.batch([revokeLinks(row), made.store]);
    return made.link;
  }

  /** Returns how many links it revoked. */
  async revokeLinks(reference: string): Promise<number> {
    const [revoked = []] = await this.#engine.batch([revokeLinks(await this.#row(reference))]);
    return revoked.length;
  }

  async subscribers(): Promise<Subscriber[]> {
    const rows = await this.#engine.rows(statement('SELECT * FROM subscribers ORDER BY asked_at, id'));
    return rows.map((row) => ({
      id: Number(row['id']),
      data: submissionOf('signup', row).data,
      askedAt: dateOf(row['asked_at']),
      confirmedAt: dateOrNot(row['confirmed_at']),
    }));
  }

  /** A new unsubscribe token for each subscriber. */
  async unsubscribeTokens(ids: readonly number[], now: Date): Promise<Map<number, string>> {
    const tokens = new Map(ids.map((id) => [id, newToken()]));
    const insert = "INSERT INTO tokens VALUES (:hash, :id, 'unsubscribe', :at)";
    const at = now.getTime();
    await this.#engine.batch([...tokens].map(([id, token]) => statement(insert, { hash: digest(token), id, at })));
    return tokens;
  }

  async mailCounts(): Promise<{ waiting: number; givenUp: number }> {
    const [row] = await this.#engine.rows(
      statement(
        'SELECT count(*) FILTER (WHERE sent_at IS NULL AND failed_at IS NULL) AS waiting, count(failed_at) AS given_up FROM outbox',
      ),
    );
    return { waiting: Number(row?.['waiting']), givenUp: Number(row?.['given_up']) };
  }

  async #row(reference: string): Promise<Row> {
    const number = numberOf(reference);
    if (number === undefined)
      throw new Refusal(
        `"${reference}" is not a reference. One looks like ${referenceOf('privacy-request', 123_456)}.`,
      );
    const [row] = await this.#engine.rows(inboxItems('number = :number', { number }));
    if (!row) throw new Refusal(`There is no ${reference} in the inbox.`);
    return row;
  }
}

/** Items with their state, and their mails as a JSON array. */
const inboxItems = (where: string, values: Values): Statement =>
  statement(
    `SELECT ${itemColumns}, manner, acknowledged_at, extended_at, extension_reason, outcome, confirmed_at, forgotten_at,
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
    forgottenAt: dateOrNot(item['forgotten_at']),
  },
  mails: (JSON.parse(textOf(item['mails'])) as Row[]).map(mailState),
});

function mailState(row: Row): MailState {
  return {
    template: textOf(row['template']),
    attempts: Number(row['attempts']),
    sentAt: dateOrNot(row['sent_at']),
    failedAt: dateOrNot(row['failed_at']),
    lastError: textOrNot(row['last_error']),
  };
}

/** Records a step. Returns no row if the item was changed since it was read (optimistic locking). */
function write(item: Row, handling: Handling): Statement {
  const values = {
    id: Number(item['id']),
    closedAt: handling.closedAt?.getTime() ?? null,
    note: handling.note ?? null,
    wasClosed: item['closed_at'] ?? null,
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
    {
      ...values,
      acknowledgedAt: handling.acknowledgedAt?.getTime() ?? null,
      extendedAt: handling.extendedAt?.getTime() ?? null,
      extensionReason: handling.extensionReason ?? null,
      outcome: handling.outcome ?? null,
      wasAcknowledged: item['acknowledged_at'] ?? null,
      wasExtended: item['extended_at'] ?? null,
    },
  );
}
