import { expect, test } from 'vitest';
import { rangeDay, rangeMoment, startOfDay } from './range-time.ts';

test.each([
  ['summer time', '2025-10-12 23:59:59', '2025-10-13T06:59:59Z'],
  ['standard time', '2026-01-15 09:00:00', '2026-01-15T17:00:00Z'],
  ['the minute before the spring change', '2026-03-08 01:59:59', '2026-03-08T09:59:59Z'],
  ['the minute after the spring change', '2026-03-08 03:00:00', '2026-03-08T10:00:00Z'],
  ['a reading that the spring change skips', '2026-03-08 02:30:00', '2026-03-08T10:30:00Z'],
  ['the first of two readings in the autumn change', '2026-11-01 01:30:00', '2026-11-01T08:30:00Z'],
  ['the morning of the autumn change', '2026-11-01 09:00:00', '2026-11-01T17:00:00Z'],
  ['the evening before the autumn change', '2026-10-31 23:00:00', '2026-11-01T06:00:00Z'],
])('reads the range’s clock in %s', (_, reading, moment) => {
  expect(rangeMoment(reading).toISOString().replace('.000', '')).toBe(moment);
});

test('refuses what is not a reading', () => {
  expect(() => rangeMoment('tomorrow')).toThrow('tomorrow is not a date');
});

test('knows the day at the range while the rest of the world has another', () => {
  expect(rangeDay(new Date('2026-11-21T07:59:00Z'))).toBe('2026-11-20');
  expect(rangeDay(new Date('2026-11-21T08:00:00Z'))).toBe('2026-11-21');
});

test('knows the day in both halves of the year', () => {
  expect(rangeDay(new Date('2026-07-01T06:59:59Z'))).toBe('2026-06-30');
  expect(rangeDay(new Date('2026-07-01T07:00:00Z'))).toBe('2026-07-01');
});

test('begins a day at its own midnight, in both halves of the year', () => {
  expect(startOfDay('2026-07-01').toISOString()).toBe('2026-07-01T07:00:00.000Z');
  expect(startOfDay('2026-12-01').toISOString()).toBe('2026-12-01T08:00:00.000Z');
});
