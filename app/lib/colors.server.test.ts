import { expect, test } from 'vitest';
import { color, paint, themeColors } from './colors.server.ts';

test('a color is found by day and by night, also through the paint that it takes', () => {
  expect(color('page')).toBe(paint.fog);
  expect(color('page', 'dark')).toMatch(/^#[0-9a-f]{6}$/);
  expect(color('page', 'dark')).not.toBe(paint.fog);
  expect(color('paper', 'dark')).toBe(color('paper'));
  expect(themeColors.light).toBe(paint.fog);
});

test('a color that nobody has mixed stops the build', () => {
  expect(() => color('camouflage')).toThrow('app/styles/tokens.css has no plain color --color-camouflage');
});
