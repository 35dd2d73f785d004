/** A SQLite connection with cached prepared statements. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Row, Statement, Values } from '../sql/statement.ts';

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

  /** Returns the number of changed rows. */
  run(sql: string, values: Values = {}): number {
    return Number(this.#statement(sql).run(values).changes);
  }

  runAll(statements: readonly Statement[]): Row[][] {
    return statements.map(({ sql, values }) => this.all(sql, values));
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.db.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Commits the work, or rolls it back if it throws. */
export function transaction<Value>(db: DatabaseSync, work: () => Value): Value {
  db.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    db.exec('COMMIT');
    return value;
  } catch (error) {
    // On a full disk SQLite has already rolled back.
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
