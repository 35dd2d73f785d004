import { expect, test } from 'vitest';
import { closurePart } from './closure-words.ts';
import type { Closure } from './day-plan.ts';

const ranges = ['Pistol range'];
test.each<[Partial<Closure>, string | undefined]>([
  [{}, undefined],
  [{ opens: '11:00' }, 'Opens at 11:00 AM'],
  [{ closes: '13:00', lastCheckIn: '12:00' }, 'Closes at 1:00 PM. Last check-in 12:00 PM'],
  [{ opens: '11:00', closes: '13:00' }, 'Open 11:00 AM to 1:00 PM'],
  [{ ranges }, 'Pistol range closed'],
  [{ ranges: [...ranges, 'Rifle ranges'], opens: '11:00' }, 'Pistol range and Rifle ranges closed until 11:00 AM'],
  [{ ranges, closes: '13:00' }, 'Pistol range closed from 1:00 PM'],
  [{ ranges, opens: '11:00', closes: '13:00' }, 'Pistol range open only 11:00 AM to 1:00 PM'],
])('%j leaves out a part: %s', (closure, part) => {
  expect(closurePart(closure)).toBe(part);
});
