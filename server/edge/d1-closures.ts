import type { ClosureList } from '#server/closing/closure-list.ts';
import { closuresIn, type OfficeNews } from '#server/closing/office-closure.ts';
import { type Engine, statement } from '#server/inbox/sql/statement.ts';
import { StorageError } from '#server/inbox/storage-error.ts';

const name = 'office-closures';

/** Closures from the secret CLOSURE, which a Worker can't change, and those that the office's page stores in D1. */
export function closuresInD1(engine: Engine, secret: string | undefined): ClosureList {
  const fixed = closuresIn(secret);
  const stored = async (): Promise<string | undefined> => {
    const [row] = await engine.rows(statement('SELECT record FROM feed_records WHERE name = :name', { name }));
    return row && String(row['record']);
  };
  const own = (): Promise<OfficeNews> =>
    stored().then(closuresIn, (error: unknown) => {
      if (error instanceof StorageError) return 'unreadable';
      throw error;
    });
  return {
    read: async () => {
      const known = await own();
      return fixed === 'unreadable' || known === 'unreadable' ? 'unreadable' : [...fixed, ...known];
    },
    fixed,
    async change(edit) {
      for (;;) {
        const seen = await stored();
        const record = JSON.stringify(edit(closuresIn(seen)));
        const [written = []] = await engine.batch([
          statement(
            // Optimistic locking: another location may have changed it since.
            `INSERT INTO feed_records (name, record) SELECT :name, :record
             WHERE (SELECT record FROM feed_records WHERE name = :name) IS :seen
             ON CONFLICT (name) DO UPDATE SET record = excluded.record RETURNING name`,
            { name, record, seen: seen ?? null },
          ),
        ]);
        if (written.length > 0) return;
      }
    },
  };
}
