/** Deletes what has been kept for as long as it may be. */
import { logMonths } from '#domain/deadlines.ts';
import { dayMs } from '#domain/durations.ts';
import { contactMonths, departureMonths, monthsBefore, unconfirmedDays } from '../policy.ts';
import type { Purged } from '../store.ts';
import type { Connection } from './connection.ts';
import { eraseSubscriber } from './intake.ts';

/**
 * Deletes closed privacy requests after the log's 24 months, messages after 12 months and unconfirmed sign-ups after
 * 7 days, counted back from `now`. An open privacy request is never deleted. What showed who somebody was goes as soon
 * as their request is closed: it was collected for that only (11 CCR 7060(d)).
 */
export function purgeIn(connection: Connection, now: Date): Purged {
  const before = (months: number) => monthsBefore(now, months).getTime();
  const privacyRequests = connection.run(
    'DELETE FROM items WHERE id IN (SELECT item_id FROM privacy_requests WHERE closed_at < :before)',
    { before: before(logMonths) },
  );
  connection.run(
    "UPDATE privacy_requests SET answers = json_remove(answers, '$.verification') WHERE closed_at <= :now AND answers ->> 'verification' IS NOT NULL",
    { now: now.getTime() },
  );
  const contactMessages = connection.run("DELETE FROM items WHERE kind = 'contact-message' AND received_at < :before", {
    before: before(contactMonths),
  });
  const unconfirmed = connection.all('SELECT id FROM subscribers WHERE confirmed_at IS NULL AND asked_at < :before', {
    before: now.getTime() - unconfirmedDays * dayMs,
  });
  for (const { id } of unconfirmed) eraseSubscriber(connection, Number(id));
  connection.run("DELETE FROM tokens WHERE purpose = 'confirm' AND created_at < :before", {
    before: now.getTime() - unconfirmedDays * dayMs,
  });
  connection.run('DELETE FROM desk_links WHERE ends_at < :now', { now: now.getTime() });
  connection.run('DELETE FROM departures WHERE left_at < :before', { before: before(departureMonths) });
  return { privacyRequests, contactMessages, signups: unconfirmed.length };
}
