import { expect, test } from 'vitest';
import { listedPages } from './built.ts';

test.each(listedPages)('$url says “ask the range office” once at most', ({ document }) => {
  const said = document.all('main').flatMap(({ text }) => text.match(/ask the range office/gi) ?? []);
  expect(said.length).toBeLessThanOrEqual(1);
});
