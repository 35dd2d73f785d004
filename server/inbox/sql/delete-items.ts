import { statement, type Statement, type Values } from './statement.ts';

/** Deletes items and retires their numbers. `where` is a condition on `items`. The last statement returns the items. */
export const deleteItems = (where: string, values: Values, now: Date): [retire: Statement, remove: Statement] => [
  statement(`INSERT OR REPLACE INTO retired_numbers SELECT number, :retiredAt FROM items WHERE ${where}`, {
    ...values,
    retiredAt: now.getTime(),
  }),
  statement(`DELETE FROM items WHERE ${where} RETURNING id`, values),
];
