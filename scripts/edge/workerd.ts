import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Miniflare, type MiniflareOptions } from 'miniflare';
import type { D1 } from '#server/inbox/d1.ts';
import { readMigrations } from '#server/inbox/sqlite/migrate.ts';

type Config = {
  compatibility_date: string;
  compatibility_flags: string[];
  assets: { html_handling: 'drop-trailing-slash'; not_found_handling: '404-page'; run_worker_first: string[] };
  ratelimits: { name: string; namespace_id: string; simple: { limit: number; period: 10 | 60 } }[];
  triggers: { crons: string[] };
  vars: Record<string, string>;
};

/** The configuration of the edge's build, without its comments. */
export const configOf = (edgeDir: string): Config =>
  JSON.parse(readFileSync(path.join(edgeDir, 'wrangler.jsonc'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, '')) as Config;

export type EdgeOptions = {
  edgeDir: string;
  vars?: Record<string, string>;
  /** The folder for D1. In memory by default. */
  persist?: string;
  port?: number;
  /** Leaves out the static files, which take seconds to read. */
  withoutFiles?: boolean;
  handleRuntimeStdio?: MiniflareOptions['handleRuntimeStdio'];
};

type Edge = {
  url: URL;
  d1: Awaited<ReturnType<Miniflare['getD1Database']>>;
  /** Runs a cron trigger now. */
  scheduled: (cron: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts the site, and migrates its database before returning its address. */
export async function openEdge({
  edgeDir,
  vars = {},
  persist,
  port = 0,
  withoutFiles = false,
  handleRuntimeStdio,
}: EdgeOptions): Promise<Edge> {
  const config = configOf(edgeDir);
  const { run_worker_first: first, ...assetConfig } = config.assets;
  const miniflare = new Miniflare({
    name: 'range-site',
    host: '127.0.0.1',
    port,
    // Keeps Miniflare from requesting data from Cloudflare.
    cf: false,
    modulesRoot: edgeDir,
    modules: [{ type: 'ESModule', path: path.join(edgeDir, 'worker.js') }],
    compatibilityDate: config.compatibility_date,
    compatibilityFlags: config.compatibility_flags,
    bindings: { ...config.vars, ...vars },
    d1Databases: { DB: 'inbox' },
    ...(persist !== undefined && { d1Persist: persist }),
    ...(handleRuntimeStdio && { handleRuntimeStdio }),
    ratelimits: Object.fromEntries(config.ratelimits.map(({ name, ...limit }) => [name, limit])),
    ...(!withoutFiles && {
      assets: {
        workerName: 'range-site',
        directory: path.join(edgeDir, 'assets'),
        binding: 'ASSETS',
        assetConfig,
        routerConfig: { has_user_worker: true, static_routing: { user_worker: first } },
      },
    }),
  });
  const url = await miniflare.ready;
  // Browsers treat this name as secure without a certificate.
  url.hostname = 'localhost';
  const d1 = await miniflare.getD1Database('DB');
  await migrateD1(d1);
  // The declared type lacks cron triggers.
  const worker = (await miniflare.getWorker()) as unknown as { scheduled(event: { cron: string }): Promise<unknown> };
  return {
    url,
    d1,
    scheduled: async (cron) => {
      await worker.scheduled({ cron });
    },
    close: () => miniflare.dispose(),
  };
}

const migrationsTable =
  'CREATE TABLE IF NOT EXISTS d1_migrations (id INTEGER PRIMARY KEY, name TEXT UNIQUE, applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL)';

/** The statements of a migration, each on one line. */
export const statementsIn = (sql: string): string[] =>
  sql
    .split(/;\s*$/m)
    .map((one) =>
      one
        .replace(/^\s*--.*$/gm, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** Applies the migrations to a local D1, with the same table as `wrangler d1 migrations apply`. */
export async function migrateD1(db: D1): Promise<void> {
  await db.batch([db.prepare(migrationsTable)]);
  const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
  const applied = new Set((results as { name: string }[]).map(({ name }) => name));
  for (const { name, sql } of readMigrations()) {
    if (applied.has(name)) continue;
    await db.batch([
      ...statementsIn(sql).map((one) => db.prepare(one)),
      db.prepare('INSERT INTO d1_migrations (name) VALUES (?1)').bind(name),
    ]);
  }
}
