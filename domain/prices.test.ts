import { expect, test } from 'vitest';
import { breakEven } from './prices.ts';

test('an annual pass pays with the visit that costs as much or more in day passes', () => {
  expect([breakEven(100, 20), breakEven(101, 20)]).toEqual([
    { visits: 5, total: 100 },
    { visits: 6, total: 120 },
  ]);
});
