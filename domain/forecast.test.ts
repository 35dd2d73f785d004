import { expect, test } from 'vitest';
import { rainTerm } from './forecast.ts';

test.each([
  [14, 'unlikely'],
  [15, 'slight'],
  [24, 'slight'],
  [25, 'chance'],
  [54, 'chance'],
  [55, 'likely'],
  [74, 'likely'],
  [75, 'very-likely'],
])('a chance of rain of %s %% is "%s"', (chance, term) => {
  expect(rainTerm(chance)).toBe(term);
});
