/** One connection to a SQLite file: statements prepared once, and transactions. */
import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';

/** A row's values by column. */
export type Row = Record<string, SQLOutputValue>;
/** Values for a statement's parameters: `:name` in SQL. */
export type Values = Record<string, SQLInputValue>;

export class Connection {
  readonly db: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.db = db;
  }

  all(sql: string, values: Values = {}): Row[] {
    return this.#statement(sql).all(values);
  }

  get(sql: string, values: Values = {}): Row | undefined {
    return this.#statement(sql).get(values);
  }

  /** Returns how many rows were changed. */
  run(sql: string, values: Values = {}): number {
    return Number(this.#statement(sql).run(values).changes);
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Does the work between BEGIN IMMEDIATE and COMMIT, or undoes it when it throws. */
export function transaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // On a full disk SQLite has rolled back by itself already.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
