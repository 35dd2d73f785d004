import type { Day } from './days.ts';

/** A price from a day on. */
export type NextPrice = { from: Day; amount: number };

/** The number of day passes that cost at least the annual price, and their sum: 650 at 35 gives 19 visits, 665. */
export function breakEven(annual: number, day: number): { visits: number; total: number } {
  const visits = Math.ceil(annual / day);
  return { visits, total: visits * day };
}
