/** On Cloudflare D1 a batch is a durable transaction: https://developers.cloudflare.com/d1/worker-api/d1-database/ */
import { parameter, type Engine, type Row, type Statement, type Value } from './sql/statement.ts';
import { StorageError } from './storage-error.ts';

export type D1 = {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<{ results: unknown[] }[]>;
};
type D1Statement = { bind(...values: unknown[]): D1Statement; all(): Promise<{ results: unknown[] }> };

export const d1Engine = (db: D1): Engine => ({
  async rows(statement) {
    const { results } = await bound(db, statement).all().catch(unavailable);
    return results as Row[];
  },
  async batch(statements) {
    // D1 rejects an empty batch.
    if (statements.length === 0) return [];
    const answers = await db.batch(statements.map((statement) => bound(db, statement))).catch(unavailable);
    return answers.map(({ results }) => results as Row[]);
  },
});

/** D1 has numbered parameters only. */
function bound(db: D1, { sql, values }: Statement): D1Statement {
  const ordered: Value[] = [];
  const numbers = new Map<string, number>();
  const numbered = sql.replace(parameter, (_, name: string) => {
    const number = numbers.get(name) ?? ordered.push(values[name] ?? null);
    numbers.set(name, number);
    return `?${number}`;
  });
  return db.prepare(numbered).bind(...ordered);
}

// Rejected SQL is a bug. All other errors, even a missing table (not migrated), mean that D1 is unreachable. D1 repeats
// SQLite's error in its message: https://developers.cloudflare.com/d1/observability/debug-d1/
function unavailable(error: unknown): never {
  const message = error instanceof Error ? error.message : String(error);
  const isBug =
    /SQLITE_(ERROR|CONSTRAINT|MISMATCH|RANGE|MISUSE)/.test(message) && !/no such (table|column)/.test(message);
  throw isBug ? error : new StorageError('unreachable', error);
}
