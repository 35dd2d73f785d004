import { expect, test } from 'vitest';
import { nearestPaint } from './placeholder.ts';

test.each([
  { seen: 'a paint itself', rgb: [0x2d, 0x55, 0x4b], paint: 'pine' },
  { seen: 'an evening sky', rgb: [244, 172, 100], paint: 'sun' },
  { seen: 'a night wood', rgb: [10, 30, 26], paint: 'ink' },
  { seen: 'snow', rgb: [255, 255, 255], paint: 'fog' },
  { seen: 'dry grass', rgb: [180, 138, 74], paint: 'clay' },
] as const)('$seen is nearest to $paint', async ({ rgb: [red, green, blue], paint }) => {
  expect(await nearestPaint(red, green, blue)).toBe(paint);
});
