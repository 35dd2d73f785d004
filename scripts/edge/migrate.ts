/**
 * Brings a local D1 to the newest version, with the same files as a file of SQLite and the same notes as wrangler makes
 * (`wrangler d1 migrations apply`), which does it on Cloudflare.
 */
import type { D1 } from '#server/inbox/d1/engine.ts';
import { readMigrations } from '#server/inbox/sqlite/migrate.ts';

const notes =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

export async function migrateD1(db: D1): Promise<void> {
  await db.batch([db.prepare(notes)]);
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  for (const { name, sql } of readMigrations()) {
    if (applied.has(name)) continue;
    const statements = sql.split(/;\s*$/m).filter((one) => one.replace(/^\s*--.*$/gm, '').trim() !== '');
    await db.batch([
      ...statements.map((one) => db.prepare(one)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ]);
  }
}
