/**
 * SQL statements. D1 can't read inside a transaction, so a transaction is a list of statements with their own
 * conditions.
 */

export type Value = string | number | bigint | null | Uint8Array<ArrayBuffer>;
export type Row = Record<string, Value>;
export type Values = Record<string, Value>;

export type Statement = { sql: string; values: Values };

/** Every method throws `StorageError` if the store is unavailable; then nothing was written. */
export interface Engine {
  rows(statement: Statement): Promise<Row[]>;
  /** Runs statements in one durable transaction. */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
}

export const parameter = /:(\w+)/g;

/** Keeps only the values that the SQL names. Throws if one is missing. */
export function statement(sql: string, values: Values = {}): Statement {
  const used: Values = {};
  for (const [, name = ''] of sql.matchAll(parameter)) {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for :${name} in ${sql}`);
    used[name] = value;
  }
  return { sql, values: used };
}
