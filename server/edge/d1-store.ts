/** D1 stores what must outlast the edge cache: Cloudflare may evict a cached response at any time. */
import type { RecordStore } from '#server/feeds/cache.ts';
import type { Log } from '#server/http/log.ts';
import { type Engine, statement } from '#server/inbox/sql/statement.ts';

/** Keeps feed records in D1. `read` rejects while D1 can't be reached. */
export function d1Store(engine: Engine, log: Log): RecordStore {
  return {
    async read(name) {
      const [row] = await engine.rows(statement('SELECT record FROM feed_records WHERE name = :name', { name }));
      return row && JSON.parse(String(row['record']));
    },
    // Several locations write: an older response never replaces a newer one.
    async write(name, record) {
      const upsert = statement(
        `INSERT INTO feed_records (name, record) VALUES (:name, :record)
         ON CONFLICT (name) DO UPDATE SET record = excluded.record
         WHERE coalesce(excluded.record ->> 'checkedAt' >= feed_records.record ->> 'checkedAt', TRUE)`,
        { name, record: JSON.stringify(record) },
      );
      await engine
        .batch([upsert])
        .catch((error: unknown) => log.warn({ err: error, name }, 'the feed record could not be written'));
    },
  };
}

/** Stores the calendars' records in D1, because they may close the range; all others in the cache. */
export function edgeStore(cache: RecordStore, d1: RecordStore): RecordStore {
  const storeOf = (name: string) => (name === 'calendar' || name === 'closures-calendar' ? d1 : cache);
  return {
    read: (name) => storeOf(name).read(name),
    write: (name, record) => storeOf(name).write(name, record),
  };
}
