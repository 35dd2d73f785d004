import { expect, test } from 'vitest';
import { closesByTitle } from './agenda.ts';

test.each([
  ['Closed: Thanksgiving holiday', 'yes'],
  ['closed', 'yes'],
  ['Closure of the whole range', 'yes'],
  ['Closures', 'yes'],
  ['⚠ Closed: snow', 'yes'],
  ['RANGE CLOSED - Offsite Staff Event', 'ask'],
  ['Early closure', 'ask'],
  ['Holiday closures', 'ask'],
  ['Trap range closed', 'ask'],
  ['Early closing', 'ask'],
  ['Range Open to the Public', 'no'],
  ['Range closes at 4', 'no'],
  ['Disclosed location shoot', 'no'],
  ['Enclosure building day', 'no'],
  ['', 'no'],
])('whether %j closes the range: %s', (title, closes) => {
  expect(closesByTitle(title)).toBe(closes);
});
