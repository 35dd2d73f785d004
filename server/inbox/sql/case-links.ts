/** Links to one privacy request each, for handling it without a shell. A link grants access without a password. */
import { privacyDeadlines } from '#domain/deadlines.ts';
import { dayMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { caseLinkDays } from '../policy.ts';
import { digest, newToken } from '../tokens.ts';
import { itemOf } from './rows.ts';
import { statement, type Row, type Statement } from './statement.ts';

export type CaseLink = { token: string; endsAt: Date };

/**
 * Creates a link to a privacy request and the statement that stores it. It expires after the last possible deadline, or
 * some days from now for a late request. Undefined for other items.
 */
export function makeLink(item: Row, now: Date): { link: CaseLink; store: Statement } | undefined {
  const { submission, receivedAt } = itemOf(item);
  if (submission.kind !== 'privacy-request') return undefined;
  const { requestType } = submission.data;
  const { extendable } = privacyDeadlines(requestType, receivedAt);
  const { answerBy } = privacyDeadlines(requestType, receivedAt, extendable);
  const endsAt = new Date(
    Math.max(rangeMoment(`${answerBy} 23:59:59`).getTime(), now.getTime() + caseLinkDays * dayMs),
  );
  const token = newToken();
  const store = statement(
    'INSERT INTO desk_links SELECT :hash, item_id, :endsAt FROM privacy_requests WHERE item_id = :id',
    {
      hash: digest(token),
      id: Number(item['id']),
      endsAt: endsAt.getTime(),
    },
  );
  return { link: { token, endsAt }, store };
}

/** Returns a row for each link that it revokes. */
export const revokeLinks = (item: Row): Statement =>
  statement('DELETE FROM desk_links WHERE item_id = :id RETURNING hash', { id: Number(item['id']) });
