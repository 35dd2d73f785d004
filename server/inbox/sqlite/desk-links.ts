/** Links to one privacy request each, for whoever handles it without a shell. A link is a key: it needs no password. */
import { privacyDeadlines } from '#domain/deadlines.ts';
import { dayMs } from '#domain/durations.ts';
import { rangeMoment } from '#domain/range-time.ts';
import { deskLinkDays } from '../policy.ts';
import { digest, newToken } from '../secrets.ts';
import type { Connection, Row } from './connection.ts';
import { dateOf, detailsOf, submissionOf } from './rows.ts';

export type DeskLink = { token: string; endsAt: Date };

/**
 * Makes a link to a privacy request. It ends with the last day on which the request may be answered, extended if that
 * is possible; of one that is late already, some days after now. Undefined for items of another kind.
 */
export function makeLink(connection: Connection, item: Row, now: Date): DeskLink | undefined {
  if (item['kind'] !== 'privacy-request') return undefined;
  const { kind, data } = submissionOf('privacy-request', detailsOf(connection, item));
  if (kind !== 'privacy-request') return undefined;
  const received = dateOf(item['received_at']);
  const { extendable } = privacyDeadlines(data.requestType, received);
  const { answerBy } = privacyDeadlines(data.requestType, received, extendable);
  const endsAt = new Date(
    Math.max(rangeMoment(`${answerBy} 23:59:59`).getTime(), now.getTime() + deskLinkDays * dayMs),
  );
  const token = newToken();
  connection.run('INSERT INTO desk_links VALUES (:hash, :id, :endsAt)', {
    hash: digest(token),
    id: Number(item['id']),
    endsAt: endsAt.getTime(),
  });
  return { token, endsAt };
}

/** Makes all links to an item useless. Gives how many there were. */
export const revokeLinks = (connection: Connection, item: Row): number =>
  connection.run('DELETE FROM desk_links WHERE item_id = :id', { id: Number(item['id']) });

/** The item behind a link, and until when the link works; undefined where it is unknown, revoked or over. */
export function behindLink(connection: Connection, token: string, now: Date): { item: Row; endsAt: Date } | undefined {
  const link = connection.get('SELECT * FROM desk_links WHERE hash = :hash AND ends_at >= :now', {
    hash: digest(token),
    now: now.getTime(),
  });
  const item = link && connection.get('SELECT * FROM items WHERE id = :id', { id: Number(link['item_id']) });
  return item && { item, endsAt: dateOf(link['ends_at']) };
}
