import { expect, test } from 'vitest';
import { cropAround, sameAspect } from './crop.ts';

const middle = { x: 0.5, y: 0.5 };

test('a picture of the right shape stays whole', () => {
  expect(cropAround({ width: 1800, height: 1200 }, { x: 0.3, y: 0.6 }, 1.5)).toEqual({
    left: 0,
    top: 0,
    width: 1800,
    height: 1200,
    kept: 1,
  });
});

test('too wide a picture loses its sides, too tall a one its top and bottom', () => {
  expect(cropAround({ width: 2000, height: 1000 }, middle, 1.5)).toMatchObject({
    left: 250,
    top: 0,
    width: 1500,
    height: 1000,
  });
  expect(cropAround({ width: 3000, height: 4000 }, middle, 1.5)).toMatchObject({
    left: 0,
    top: 1000,
    width: 3000,
    height: 2000,
    kept: 0.5,
  });
});

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
