import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { statusAt } from '#domain/status.ts';
import { casesOf } from './cases.ts';
import { oracleState } from './oracle.ts';

const zone = process.env['TZ'];
afterEach(() => {
  process.env['TZ'] = zone;
  if (zone === undefined) delete process.env['TZ'];
});

test.each(['Pacific/Honolulu', 'Asia/Tokyo', 'Pacific/Auckland', 'UTC'])('%s', (machine) => {
  process.env['TZ'] = machine;
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(machine);
  fc.assert(
    fc.property(casesOf(), ({ now, minute, facts, plans, calendar }) => {
      const known = calendar && { ...calendar, checkedAt: now.toISOString() };
      const expected = oracleState(minute, facts, calendar?.complete ?? true);
      expect(statusAt(now, { ...plans, calendar: known }).state).toBe(expected);
    }),
    { numRuns: 100, seed: 24 },
  );
});
