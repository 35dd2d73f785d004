/**
 * The inbox's SQL as data. Both engines speak SQLite: `node:sqlite` runs statements in a file of this machine, D1 sends
 * them to Cloudflare. Neither lets us read in the middle of a unit of work (D1 cannot), so a unit is a list of
 * statements that say themselves under which conditions they apply.
 */

/** What a column can hold, and a parameter be. */
export type Value = string | number | bigint | null | Uint8Array<ArrayBuffer>;
/** A row's values by column. */
export type Row = Record<string, Value>;
/** Values for a statement's parameters: `:name` in SQL. */
export type Values = Record<string, Value>;

export type Statement = { sql: string; values: Values };

/** Runs statements. Every method throws `StorageError` when the store cannot do its work. */
export interface Engine {
  /** The rows of one statement that reads. */
  rows(statement: Statement): Promise<Row[]>;
  /**
   * Runs statements one after the other in one transaction: all or, when it rejects, none. It is durable when it
   * resolves. Gives the rows that each one returned.
   */
  batch(statements: readonly Statement[]): Promise<Row[][]>;
}

/** The names of a statement's parameters. */
export const parameter = /:(\w+)/g;

/** Takes the values that the SQL names, and leaves the others. Throws where it names one that is not given. */
export function statement(sql: string, values: Values = {}): Statement {
  const used: Values = {};
  for (const [, name = ''] of sql.matchAll(parameter)) {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for :${name} in ${sql}`);
    used[name] = value;
  }
  return { sql, values: used };
}
