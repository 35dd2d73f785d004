/** Links for the club to one item, or to the whole inbox, without a shell. A link grants access without a password. */
import { privacyDeadlines } from '#domain/deadlines.ts';
import { dayMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { caseLinkDays, inboxLinkDays } from '../policy.ts';
import { digest, newToken } from '../tokens.ts';
import { itemOf } from './rows.ts';
import { statement, type Row, type Statement } from './statement.ts';

export type CaseLink = { token: string; endsAt: Date };
type MadeLink = { link: CaseLink; store: Statement };

function made(endsAt: Date, id: number | null): MadeLink {
  const token = newToken();
  const values = { hash: digest(token), id, endsAt: endsAt.getTime() };
  // The item may have been deleted meanwhile.
  const from = id === null ? '' : 'FROM items WHERE id = :id';
  return {
    link: { token, endsAt },
    store: statement(`INSERT INTO desk_links SELECT :hash, ${id === null ? 'NULL' : 'id'}, :endsAt ${from}`, values),
  };
}

/** It works for some days, to a privacy request at least until the last deadline. Undefined for sign-ups. */
export function makeLink(item: Row, now: Date): MadeLink | undefined {
  const { submission, receivedAt } = itemOf(item);
  if (submission.kind === 'signup') return undefined;
  let endsAt = now.getTime() + caseLinkDays * dayMs;
  if (submission.kind === 'privacy-request') {
    const { requestType } = submission.data;
    const { extendable } = privacyDeadlines(requestType, receivedAt);
    const { answerBy } = privacyDeadlines(requestType, receivedAt, extendable);
    endsAt = Math.max(rangeMoment(`${answerBy} 23:59:59`).getTime(), endsAt);
  }
  return made(new Date(endsAt), Number(item['id']));
}

export const makeInboxLink = (now: Date): MadeLink => made(new Date(now.getTime() + inboxLinkDays * dayMs), null);

/** Returns a row for each link that it revokes: to an item, or to the whole inbox. */
export const revokeLinks = (item: Row | undefined): Statement =>
  statement('DELETE FROM desk_links WHERE item_id IS :id RETURNING hash', { id: item ? Number(item['id']) : null });
