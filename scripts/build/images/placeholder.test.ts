import { expect, test } from 'vitest';
import { nearestPaint } from './placeholder.ts';

test.each([
  { seen: 'a paint itself', rgb: [0x35, 0x60, 0x52], paint: 'pine' },
  { seen: 'an evening sky', rgb: [244, 172, 100], paint: 'sun' },
  { seen: 'a night wood', rgb: [10, 30, 26], paint: 'black' },
  { seen: 'snow', rgb: [255, 255, 255], paint: 'fog' },
  { seen: 'dry grass', rgb: [180, 138, 74], paint: 'oat' },
] as const)('$seen is nearest to $paint', async ({ rgb: [red, green, blue], paint }) => {
  expect(await nearestPaint(red, green, blue)).toBe(paint);
});
