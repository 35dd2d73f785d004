import { describe, expect, it } from 'vitest';
import { upcoming } from './upcoming.ts';

const staffEvent = { from: '2025-10-12', to: '2025-10-12' };
const holidays = { from: '2025-12-24', to: '2026-01-01' };

describe('upcoming', () => {
  it('lists the nearest closure first', () => {
    expect(upcoming([holidays, staffEvent], '2025-10-01')).toEqual([staffEvent, holidays]);
  });

  it('keeps a closure on its last day and drops it on the day after', () => {
    expect(upcoming([staffEvent], '2025-10-12')).toEqual([staffEvent]);
    expect(upcoming([staffEvent], '2025-10-13')).toEqual([]);
    expect(upcoming([holidays], '2026-01-01')).toEqual([holidays]);
  });
});
