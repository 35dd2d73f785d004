import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { day, localMoment } from './text.ts';

const complaints = (schema: z.ZodType, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a date', () => {
  test.each(['2026-11-26', '2028-02-29', '2026-12-31'])('%s is taken', (date) => {
    expect(complaints(day, date)).toEqual([]);
    expect(complaints(localMoment, `${date} 23:59:59`)).toEqual([]);
  });

  test.each(['2026-13-01', '2026-00-10', '2026-02-31', '2026-02-29', '2026-04-31', '2026-05-00'])(
    '%s is on no calendar',
    (date) => {
      const said = ['names a day that no calendar has: check the month and the day'];
      expect(complaints(day, date)).toEqual(said);
      expect(complaints(localMoment, `${date} 09:00:00`)).toEqual(said);
    },
  );

  test.each(['November 26', '2026-11-26 ', '26-11-2026', '2026-11-26T09:00:00'])('%j is not written as one', (text) => {
    expect(complaints(day, text)).toEqual(['must be a date in quotes, such as "2026-11-26"']);
    expect(complaints(localMoment, text)).toEqual(['must be a date and time in quotes, such as "2025-10-12 23:59:59"']);
  });

  test('a moment has a time that a clock shows', () => {
    expect(complaints(localMoment, '2026-11-26 24:00:00')).toHaveLength(1);
    expect(complaints(localMoment, '2026-11-26 09:60:00')).toHaveLength(1);
  });
});
