import path from 'node:path';
import { Refusal } from '../privacy-case.ts';
import { recordErasure } from '../erased-addresses.ts';
import { type InboxStore, sqlStore } from '../sql/store.ts';
import { purgeKeptCopies } from './backup.ts';
import type { Database } from './database.ts';
import { StorageError } from '../storage-error.ts';

export function sqliteStore(database: Database): InboxStore {
  const store = sqlStore(database);
  return {
    ...store,
    async purge(now) {
      const purged = await store.purge(now);
      // A checkpoint moves deletions from the write-ahead log to the file, where secure_delete overwrites the data.
      await database.use((db) => db.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      purgeKeptCopies(path.dirname(database.file), now);
      return purged;
    },
    async forget(who, now) {
      const address = await store.addressOf(who);
      // Record it first: after an interruption, a restore deletes too much rather than too little.
      if (address !== undefined) recordErasure(database.file, address, now);
      const held = await store.forget(address ?? who, now);
      await database.overwriteDeleted().catch((error: unknown) => {
        if (!(error instanceof StorageError)) throw error;
        throw new Refusal(
          `Deleted, but not yet overwritten on the disk (${error.reason}). Delete it once more to overwrite it.`,
          { cause: error },
        );
      });
      return held;
    },
  };
}
