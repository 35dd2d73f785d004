import { expect, test } from 'vitest';
import { english, rainWords, spanish } from './weather.ts';

test.each([
  [null, 'Chance of rain not reported'],
  [14, 'Rain unlikely, 14%'],
  [15, 'Slight chance of rain, 15%'],
  [25, 'Chance of rain, 25%'],
  [55, 'Rain likely, 55%'],
  [75, 'Rain very likely, 75%'],
])('a chance of %s %% is "%s"', (percent, words) => {
  expect(rainWords(percent, english)).toBe(words);
});

test('the same in Spanish', () => {
  expect([rainWords(60, spanish), rainWords(null, spanish)]).toEqual([
    'Lluvia probable, 60%',
    'Sin informe de la probabilidad de lluvia',
  ]);
});
