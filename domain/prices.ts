/** 35 → "$35"; 7.5 → "$7.50"; 1250 → "$1,250". */
export function dollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  });
}

/** The number of day passes that cost at least the annual price, and their sum: 650 at 35 gives 19 visits, 665. */
export function breakEven(annual: number, day: number): { visits: number; total: number } {
  const visits = Math.ceil(annual / day);
  return { visits, total: visits * day };
}
