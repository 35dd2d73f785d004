import { expect, test } from 'vitest';
import { rainTerm } from './forecast.ts';

test('a chance of rain in words', () => {
  const terms = [14, 15, 24, 25, 54, 55, 74, 75].map(rainTerm);
  expect(terms).toEqual(['unlikely', 'slight', 'slight', 'chance', 'chance', 'likely', 'likely', 'very-likely']);
});
