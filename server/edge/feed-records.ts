/**
 * What must outlast the edge's cache, in D1: Cloudflare may evict a cached response at any time, and a closure that was
 * read once must stay known until it ends.
 */
import type { Log } from '#server/http/log.ts';
import { type Statement, type Engine, statement } from '#server/inbox/sql/statement.ts';
import type { LastGood } from '#server/integrations/last-good.ts';

/** Feed records in D1. `read` rejects while D1 can't be reached. */
export function feedRecords(engine: Engine, log: Log): LastGood {
  const run = async (name: string, change: Statement) => {
    await engine
      .batch([change])
      .catch((error: unknown) => log.warn({ err: error, name }, 'the feed record could not be changed'));
  };
  return {
    async read(name) {
      const [row] = await engine.rows(statement('SELECT record FROM feed_records WHERE name = :name', { name }));
      return row && JSON.parse(String(row['record']));
    },
    // Each of Cloudflare's locations writes here: a response that was read earlier never replaces a later one.
    write: (name, record) =>
      run(
        name,
        statement(
          `INSERT INTO feed_records (name, record) VALUES (:name, :record)
           ON CONFLICT (name) DO UPDATE SET record = excluded.record
           WHERE coalesce(excluded.record ->> 'checkedAt' >= feed_records.record ->> 'checkedAt', TRUE)`,
          { name, record: JSON.stringify(record) },
        ),
      ),
    remove: (name) => run(name, statement('DELETE FROM feed_records WHERE name = :name', { name })),
  };
}

/** The calendar's last good response is kept in D1, because it may close the range; all others in the cache. */
export function lastGoodOf(cache: LastGood, records: LastGood): LastGood {
  const keeperOf = (name: string) => (name === 'calendar' ? records : cache);
  return {
    read: (name) => keeperOf(name).read(name),
    write: (name, record) => keeperOf(name).write(name, record),
    remove: (name) => keeperOf(name).remove(name),
  };
}
