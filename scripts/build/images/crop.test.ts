import { expect, test } from 'vitest';
import { cropAround, sameAspect } from './crop.ts';

test.each([
  { focal: { x: 0, y: 0 }, left: 0 },
  { focal: { x: 1, y: 1 }, left: 1600 },
  { focal: { x: 0.3, y: 0.5 }, left: 320 },
])('the crop stays within the picture, around $focal', ({ focal, left }) => {
  expect(cropAround({ width: 2400, height: 1000 }, focal, 0.8)).toMatchObject({
    left,
    top: 0,
    width: 800,
    height: 1000,
  });
});

test('a pixel more or less does not make another shape', () => {
  expect(sameAspect({ width: 1600, height: 1067 }, 1.5)).toBe(true);
  expect(sameAspect({ width: 1600, height: 1100 }, 1.5)).toBe(false);
});
