/**
 * Links for the club to one item or the whole inbox, for use without a shell. A link grants access without a password.
 */
import { privacyDeadlines } from '#domain/deadlines.ts';
import { dayMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { digestTemplate } from '../digest.ts';
import { caseLinkDays, inboxLinkDays } from '../policy.ts';
import { digest, newToken } from '../tokens.ts';
import { itemOf } from './rows.ts';
import { statement, type Row, type Statement } from './statement.ts';

export type CaseLink = { token: string; endsAt: Date };
type MadeLink = { link: CaseLink; store: Statement };

function made(endsAt: Date, id: number | null, token: string): MadeLink {
  const values = { hash: digest(token), id, endsAt: endsAt.getTime() };
  // The item may have been deleted meanwhile.
  const from = id === null ? '' : 'FROM items WHERE id = :id';
  return {
    link: { token, endsAt },
    store: statement(
      `INSERT OR REPLACE INTO desk_links SELECT :hash, ${id === null ? 'NULL' : 'id'}, :endsAt ${from}`,
      values,
    ),
  };
}

/** A link that works for some days; for a privacy request at least until its last deadline. Undefined for sign-ups. */
export function makeLink(item: Row, now: Date, token = newToken()): MadeLink | undefined {
  const { submission, receivedAt } = itemOf(item);
  if (submission.kind === 'signup') return undefined;
  let endsAt = now.getTime() + caseLinkDays * dayMs;
  if (submission.kind === 'privacy-request') {
    const { requestType } = submission.data;
    const { extendable } = privacyDeadlines(requestType, receivedAt);
    const { answerBy } = privacyDeadlines(requestType, receivedAt, extendable);
    endsAt = Math.max(rangeMoment(`${answerBy} 23:59:59`).getTime(), endsAt);
  }
  return made(new Date(endsAt), Number(item['id']), token);
}

export const makeInboxLink = (now: Date, token = newToken()): MadeLink =>
  made(new Date(now.getTime() + inboxLinkDays * dayMs), null, token);

/**
 * Revokes the links to an item, or to the whole inbox. The first statement returns a row for each. A queued mail gets
 * another link, because the mail may have arrived with the revoked one.
 */
export const revokeLinks = (item: Row | undefined): Statement[] => {
  const id = item ? Number(item['id']) : null;
  return [
    statement('DELETE FROM desk_links WHERE item_id IS :id RETURNING hash', { id }),
    statement(
      `UPDATE outbox SET seed = NULL WHERE seed IS NOT NULL
       AND iif(:id IS NULL, template = '${digestTemplate}', item_id = :id AND template <> '${digestTemplate}')`,
      { id },
    ),
  ];
};

/** Revokes all links to the whole inbox except the one just sent. */
export const revokeOthers = (token: string): Statement =>
  statement('DELETE FROM desk_links WHERE item_id IS NULL AND hash <> :hash', { hash: digest(token) });
