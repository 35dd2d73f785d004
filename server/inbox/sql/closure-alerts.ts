/** Queues closure alerts and records what was announced, in one transaction. */
import { type AlertDays, alertDays, closureNews, toldIn } from '#domain/closure-alerts.ts';
import type { Sources } from '#domain/day-plan.ts';
import type { Day } from '#domain/days.ts';
import { mostBounces } from '../policy.ts';
import { toldRecord } from './outbox.ts';
import { endMails } from './subscribers.ts';
import { statement, type Engine, type Row } from './statement.ts';

const waits = 'days IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL';
/** Whether a subscriber gets alerts of a day. */
const isTheirs = '(alert_days IS NULL OR value IN (SELECT value FROM json_each(alert_days)))';

export const closureAlerts = (engine: Engine) => {
  const values = { name: toldRecord };
  const read = async (): Promise<Row | undefined> =>
    (await engine.rows(statement('SELECT record FROM feed_records WHERE name = :name', values)))[0];
  const parse = (row: Row | undefined) => row && toldIn(String(row['record']));

  return {
    /** The current facts of an alert's days. Empty if they are over. */
    async alertDays(days: readonly Day[], now: Date): Promise<AlertDays[]> {
      return alertDays(days, parse(await read())?.days ?? {}, now);
    },

    /** Counts a rejected alert, and ends the alerts to an address after three in a row. */
    async alertBounced(messageId: string, now: Date): Promise<void> {
      await engine.batch([
        statement(
          `UPDATE subscribers SET bounces = bounces + 1 WHERE id = (
             SELECT subscriber_id FROM signups JOIN outbox USING (item_id) WHERE message_id = :messageId)`,
          { messageId },
        ),
        ...endMails(
          statement('SELECT id FROM subscribers WHERE bounces >= :most', { most: mostBounces }),
          'alerts',
          [],
          now,
        ),
      ]);
    },

    /** If there is news, queues a closure alert for each subscriber that it concerns. Returns whether it did. */
    async queueClosureAlerts(sources: Sources, now: Date): Promise<boolean> {
      const before = await read();
      const news = closureNews(now, sources, parse(before));
      if (!news) return false;
      const id = crypto.randomUUID();
      const all = {
        ...values,
        // Includes the id, so that another machine's record is never mistaken for this one.
        record: JSON.stringify({ ...news.told, id }),
        before: before?.['record'] ?? null,
        id: `${id}-`,
        days: JSON.stringify(news.days),
        at: now.getTime(),
      };
      const isOurs = 'EXISTS (SELECT 1 FROM feed_records WHERE name = :name AND record = :record)';
      const results = await engine.batch([
        statement(
          `INSERT INTO feed_records (name, record) VALUES (:name, :record)
           ON CONFLICT (name) DO UPDATE SET record = excluded.record WHERE feed_records.record IS :before`,
          all,
        ),
        // A queued alert is merged into the new one.
        statement(
          `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, days)
           SELECT max(item_id), 'closure-alert', :id || subscriber_id, :at, :at, (
             SELECT json_group_array(value) FROM (
               SELECT value FROM json_each(:days) WHERE ${isTheirs}
               UNION SELECT value FROM outbox AS earlier, json_each(earlier.days)
               WHERE ${waits} AND earlier.item_id IN (
                 SELECT item_id FROM signups AS own WHERE own.subscriber_id = signups.subscriber_id)))
           FROM signups JOIN subscribers ON subscribers.id = subscriber_id
           WHERE alerts_at IS NOT NULL AND EXISTS (SELECT 1 FROM json_each(:days) WHERE ${isTheirs}) AND ${isOurs}
           GROUP BY subscriber_id RETURNING id`,
          all,
        ),
        statement(
          `DELETE FROM outbox WHERE ${waits} AND message_id NOT LIKE :id || '%' AND item_id IN (
             SELECT earlier.item_id FROM outbox AS newer JOIN signups ON signups.item_id = newer.item_id
               JOIN signups AS earlier ON earlier.subscriber_id = signups.subscriber_id
             WHERE newer.message_id LIKE :id || '%')`,
          all,
        ),
      ]);
      return (results[1]?.length ?? 0) > 0;
    },
  };
};
