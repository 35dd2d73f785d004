/** Queues closure alerts, and remembers what was announced, in one transaction: neither happens without the other. */
import { z } from 'zod';
import { alertLines, closureNews, type Told } from '#domain/closure-alerts.ts';
import { mostBounces } from '../policy.ts';
import type { InboxStore } from '../store.ts';
import { endMails } from './subscribers.ts';
import { statement, type Engine, type Row } from './statement.ts';

/** The row of feed_records that holds what was announced. */
export const toldRecord = 'closure-alerts';

const window = z.object({ opens: z.string(), lastCheckIn: z.string(), closes: z.string() });
const told = z.object({
  days: z.record(
    z.string(),
    z.object({
      state: z.enum(['open', 'closed', 'ask']),
      windows: z.array(window),
      says: z.array(z.string()),
      parts: z.array(z.string()),
      usual: z.array(window),
      isUsual: z.boolean(),
      title: z.string(),
      word: z.string(),
      text: z.string(),
      next: z.string(),
    }),
  ),
  checkedAt: z.number(),
  lastAt: z.number(),
}) satisfies z.ZodType<Told>;

const waits = 'days IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL';

export const closureAlerts = (
  engine: Engine,
): Pick<InboxStore, 'queueClosureAlerts' | 'alertLines' | 'alertBounced'> => {
  const values = { name: toldRecord };
  const read = async (): Promise<Row | undefined> =>
    (await engine.rows(statement('SELECT record FROM feed_records WHERE name = :name', values)))[0];
  // A record of another version counts as none: nothing is announced twice.
  const parse = (row: Row | undefined): Told | undefined =>
    told.safeParse(JSON.parse(String(row?.['record'] ?? 'null'))).data;

  return {
    async alertLines(days, now) {
      return alertLines(days, parse(await read())?.days ?? {}, now);
    },

    async alertBounced(messageId, now) {
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

    async queueClosureAlerts(sources, now) {
      const before = await read();
      const news = closureNews(now, sources, parse(before));
      if (!news) return false;
      const id = crypto.randomUUID();
      const all = {
        ...values,
        // With the id, so that another machine's record is never taken for this one.
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
        // An alert that still waits becomes part of the new one.
        statement(
          `INSERT INTO outbox (item_id, template, message_id, created_at, next_attempt_at, days)
           SELECT max(item_id), 'closure-alert', :id || subscriber_id, :at, :at, (
             SELECT json_group_array(value) FROM (
               SELECT value FROM json_each(:days)
               UNION SELECT value FROM outbox AS earlier, json_each(earlier.days)
               WHERE ${waits} AND earlier.item_id IN (
                 SELECT item_id FROM signups AS own WHERE own.subscriber_id = signups.subscriber_id)))
           FROM signups JOIN subscribers ON subscribers.id = subscriber_id
           WHERE alerts_at IS NOT NULL AND json_array_length(:days) > 0 AND ${isOurs}
           GROUP BY subscriber_id RETURNING id`,
          all,
        ),
        statement(
          `DELETE FROM outbox WHERE ${waits} AND message_id NOT LIKE :id || '%' AND json_array_length(:days) > 0 AND ${isOurs}`,
          all,
        ),
      ]);
      return (results[1]?.length ?? 0) > 0;
    },
  };
};
