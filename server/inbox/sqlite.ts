/** The inbox in one SQLite file on this machine: what the Node server uses. */
import path from 'node:path';
import { sqlStore } from './sql/store.ts';
import { purgeKeptCopies } from './sqlite/backup.ts';
import type { Database } from './sqlite/database.ts';
import type { InboxStore } from './store.ts';

/** Gives the store over a file. The file is opened by the first call that needs it. */
export function sqliteStore(database: Database): InboxStore {
  const store = sqlStore(database);
  return {
    ...store,
    async purge(now) {
      const purged = await store.purge(now);
      // The write-ahead log still holds what was deleted; moved into the file, secure_delete overwrites it.
      await database.read((connection) => connection.db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      purgeKeptCopies(path.dirname(database.file), now);
      return purged;
    },
  };
}
