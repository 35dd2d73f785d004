import { Miniflare } from 'miniflare';
import { statementsIn } from '#scripts/edge/workerd.ts';
import { d1Engine } from '#server/inbox/d1.ts';
import { readMigrations } from '#server/inbox/sqlite/migrate.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { type InboxStore, sqlStore } from '#server/inbox/sql/store.ts';
import { afterThisFile } from '#tests/fixtures/after-file.ts';

type D1Inbox = { engine: Engine; store: InboxStore };

/** Run at once: a request to workerd for each statement took half a second. */
const migrations = readMigrations()
  .flatMap(({ sql }) => statementsIn(sql))
  .join('\n');

/** More than one file of tests needs. */
const names = Array.from({ length: 60 }, (_, number) => `inbox${number}`);

let workerd: Miniflare | undefined;
let opened = 0;

/** An empty inbox, or one more machine's view of `other`. */
export async function d1Inbox(other?: { engine: Engine }): Promise<D1Inbox> {
  if (other) return { engine: other.engine, store: sqlStore(other.engine) };
  workerd ??= start();
  const name = names[opened++];
  if (name === undefined) throw new Error('more databases are needed: tests/inbox/d1.ts');
  const db = await workerd.getD1Database(name);
  await db.exec(migrations);
  const engine = d1Engine(db);
  return { engine, store: sqlStore(engine) };
}

const compatibilityDate = '2026-07-01';

function start(): Miniflare {
  const started = new Miniflare({
    modules: true,
    script: 'export default {}',
    compatibilityDate,
    // Nothing is fetched from Cloudflare.
    cf: false,
    d1Databases: Object.fromEntries(names.map((name) => [name, name])),
  });
  afterThisFile(async () => {
    [workerd, opened] = [undefined, 0];
    await started.dispose();
  });
  return started;
}
