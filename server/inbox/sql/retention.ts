import { logMonths } from '#domain/deadlines.ts';
import { dayMs } from '#domain/durations.ts';
import { rangeDay } from '#domain/range-time.ts';
import {
  backupDays,
  contactMonths,
  departureMonths,
  monthsBefore,
  officeRequestDays,
  retiredNumberMonths,
  saidDays,
  unconfirmedDays,
} from '../policy.ts';
import { deleteItems } from './delete-items.ts';
import { eraseSubscribers } from './subscribers.ts';
import { statement, type Row, type Statement } from './statement.ts';

/**
 * Deletes expired data. Open privacy requests stay. Proof of identity was collected for its request only (11 CCR
 * 7060(d)).
 */
export function purge(now: Date): Statement[] {
  const before = (months: number) => ({ before: monthsBefore(now, months).getTime() });
  const unconfirmed = { before: now.getTime() - unconfirmedDays * dayMs, today: rangeDay(now) };
  return [
    ...deleteItems('id IN (SELECT item_id FROM privacy_requests WHERE closed_at < :before)', before(logMonths), now),
    ...deleteItems("kind = 'contact-message' AND received_at < :before", before(contactMonths), now),
    statement('DELETE FROM said WHERE last_at < :before', { before: now.getTime() - saidDays * dayMs }),
    statement('DELETE FROM retired_numbers WHERE retired_at < :before', before(retiredNumberMonths)),
    statement(
      "UPDATE privacy_requests SET answers = json_remove(answers, '$.verification') WHERE closed_at <= :now AND answers ->> 'verification' IS NOT NULL",
      { now: now.getTime() },
    ),
    statement("DELETE FROM tokens WHERE purpose = 'confirm' AND created_at < :before", unconfirmed),
    statement('DELETE FROM outbox WHERE days IS NOT NULL AND coalesce(sent_at, failed_at) < :before', {
      before: now.getTime() - backupDays * dayMs,
    }),
    statement('DELETE FROM desk_links WHERE ends_at < :now', { now: now.getTime() }),
    // Keep it another day, because the limit per address counts it.
    statement('DELETE FROM office_links WHERE ends_at < :before', { before: now.getTime() - dayMs }),
    statement('DELETE FROM office_requests WHERE at < :before', {
      before: now.getTime() - officeRequestDays * dayMs,
    }),
    statement('DELETE FROM departures WHERE left_at < :before', before(departureMonths)),
    // Alerts of one day end with that day.
    statement(
      `UPDATE subscribers SET alert_days = (SELECT json_group_array(value) FROM json_each(alert_days) WHERE value >= :today)
       WHERE alert_days IS NOT NULL`,
      unconfirmed,
    ),
    statement("UPDATE subscribers SET alerts_at = NULL, alert_days = NULL WHERE alert_days = '[]'"),
    // Its sign-up ends too, if the address gets other mails.
    ...deleteItems(
      `id IN (SELECT item_id FROM signups WHERE day < :today AND EXISTS (
         SELECT 1 FROM signups AS other WHERE other.subscriber_id = signups.subscriber_id
           AND (other.day IS NULL OR other.day >= :today)))`,
      { today: unconfirmed.today },
      now,
    ),
    ...eraseSubscribers(
      statement(
        `SELECT id FROM subscribers WHERE confirmed_at IS NULL AND alerts_at IS NULL AND NOT EXISTS (
           SELECT 1 FROM signups JOIN items ON items.id = item_id WHERE subscriber_id = subscribers.id
             AND received_at >= :before AND (day IS NULL OR day >= :today))`,
        unconfirmed,
      ),
      now,
    ),
  ];
}

export const purgedIn = (results: readonly (readonly Row[])[]) => ({
  privacyRequests: results[1]?.length ?? 0,
  contactMessages: results[3]?.length ?? 0,
  signups: results.at(-1)?.length ?? 0,
});
