import { describe, expect, it } from 'vitest';
import { clockAt, momentAt } from './clock-words.ts';

describe('times on the range’s clock', () => {
  it('name their zone, in summer and in winter', () => {
    expect(clockAt(new Date('2026-07-04T16:53:00Z'))).toBe('9:53 AM PDT');
    expect(clockAt(new Date('2026-12-04T23:00:00Z'))).toBe('3:00 PM PST');
  });

  it('name the day when it is not today at the range', () => {
    const now = Date.parse('2026-07-05T03:00:00Z'); // still July 4 at the range
    expect(momentAt(new Date('2026-07-04T16:53:00Z'), now)).toBe('9:53 AM PDT');
    expect(momentAt(new Date('2026-07-03T16:53:00Z'), now)).toBe('Fri, Jul 3, 9:53 AM PDT');
  });
});
