import type { Day } from './days.ts';
import { monthDay } from './format-time.ts';

/** A price from a day on. */
export type NextPrice = { from: Day; amount: number };

/** 35 → "$35"; 7.5 → "$7.50"; 1250 → "$1,250"; 0 → "free". */
export function dollars(amount: number, free = 'free'): string {
  if (amount === 0) return free;
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}

/** "from January 1: $40; from July 1: $45"; empty where no change is announced. */
export const nextPrices = (next: readonly NextPrice[]): string =>
  next.map(({ from, amount }) => `from ${monthDay(from)}: ${dollars(amount)}`).join('; ');

/** The number of day passes that cost at least the annual price, and their sum: 650 at 35 gives 19 visits, 665. */
export function breakEven(annual: number, day: number): { visits: number; total: number } {
  const visits = Math.ceil(annual / day);
  return { visits, total: visits * day };
}
