import { Miniflare } from 'miniflare';
import { describe } from 'vitest';
import { statementsIn } from '#scripts/edge/workerd.ts';
import { type D1, d1Engine } from '#server/inbox/d1.ts';
import { readMigrations } from '#server/inbox/sqlite/migrate.ts';
import type { Engine } from '#server/inbox/sql/statement.ts';
import { type InboxStore, sqlStore } from '#server/inbox/sql/store.ts';
import { testInbox, type TestInbox } from './support.ts';

type D1Inbox = { engine: Engine; store: InboxStore };

const migrations = readMigrations().flatMap(({ sql }) => statementsIn(sql).map((one) => ({ sql: one, values: [] })));

/** More databases than all test files need. Files of one worker share a workerd process, which is slow to start. */
const names = Array.from({ length: 200 }, (_, number) => `inbox${number}`);

let workerd: Miniflare | undefined;
let opened = 0;

export async function d1Inbox(other?: { engine: Engine }): Promise<D1Inbox> {
  if (other) return { engine: other.engine, store: sqlStore(other.engine) };
  workerd ??= start();
  const name = names[opened++];
  if (name === undefined) throw new Error('more databases are needed: tests/inbox/d1.ts');
  await ask(workerd, name, migrations);
  const engine = d1Engine(asD1(workerd, name));
  return { engine, store: sqlStore(engine) };
}

/**
 * Declares tests of a store that a file and D1 must pass alike. Their SQL is the same, so D1 is left to
 * `npm run test:exhaustive`; store.test.ts asks it in each run.
 */
export function onBothEngines(declare: (open: () => Promise<D1Inbox>) => void): void {
  for (const { name, open } of engines)
    describe(`${name}:`, { tags: name === 'D1' ? ['long'] : [] }, () => {
      declare(() => open());
    });
}

/** `open` makes an empty inbox, or another machine's view of the one that it is given. */
export const engines = [
  { name: 'a SQLite file', open: async ({ file }: Partial<TestInbox> = {}) => testInbox(file ? { file } : {}) },
  { name: 'D1', open: d1Inbox },
];

type Bound = { sql: string; values: unknown[] };
type Answer = { results: unknown[] }[];

/** Runs in workerd, so it must not use anything from this file. */
async function runBatch(request: Request, env: Record<string, D1>): Promise<Response> {
  const { name, statements } = (await request.json()) as { name: string; statements: Bound[] };
  try {
    const db = env[name];
    if (!db) throw new Error(`no database ${name}`);
    return Response.json(await db.batch(statements.map(({ sql, values }) => db.prepare(sql).bind(...values))));
  } catch (error) {
    return new Response(error instanceof Error ? error.message : String(error), { status: 500 });
  }
}

/** Sends a batch in one request: Miniflare's own proxy asks workerd for each statement, and blocks meanwhile. */
async function ask(worker: Miniflare, name: string, statements: Bound[]): Promise<Answer> {
  const response = await worker.dispatchFetch('http://d1.test/', {
    method: 'POST',
    body: JSON.stringify({ name, statements }),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

type RemoteStatement = ReturnType<D1['prepare']> & Bound;

function asD1(worker: Miniflare, name: string): D1 {
  const prepared = (sql: string, values: unknown[]): RemoteStatement => ({
    sql,
    values,
    bind: (...bound) => prepared(sql, bound),
    all: async () => (await ask(worker, name, [{ sql, values }]))[0] ?? { results: [] },
  });
  return {
    prepare: (sql) => prepared(sql, []),
    batch: (statements) => ask(worker, name, statements as RemoteStatement[]),
  };
}

const compatibilityDate = '2026-07-01';

function start(): Miniflare {
  return new Miniflare({
    modules: true,
    script: `export default { fetch: ${runBatch.toString()} }`,
    compatibilityDate,
    // Fetch nothing from Cloudflare.
    cf: false,
    d1Databases: Object.fromEntries(names.map((name) => [name, name])),
  });
}
