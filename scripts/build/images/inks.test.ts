import { describe, expect, test } from 'vitest';
import { paint } from '#app/lib/colors.server.ts';
import { hours, inksOf, type InkName } from '#content/inks.ts';

/** Relative luminance as defined by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [...Buffer.from(color.slice(1), 'hex')].map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('the inks of dawn are the paints of the pages', () => {
  for (const [name, color] of Object.entries(paint)) expect(inksOf.dawn[name as InkName], name).toBe(color);
});

test('the build tells the inks of dawn apart by their red', () => {
  const reds = Object.values(inksOf.dawn).map((color) => color.slice(1, 3));
  expect(new Set(reds).size).toBe(reds.length);
});

describe.each(hours)('in the inks of %s', (hour) => {
  const inks = inksOf[hour];
  const contrast = (one: InkName, other: InkName) => {
    const [dark = 0, light = 0] = [luminance(inks[one]), luminance(inks[other])].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  test('black lettering is read on boards and papers', () => {
    for (const light of ['fog', 'haze', 'straw'] as const) expect(contrast('black', light), light).toBeGreaterThan(7);
  });

  test('a dark subject is visible against the sky around the sun', () => {
    expect(contrast('black', 'sun')).toBeGreaterThan(4.5);
  });

  test('orange is visible on black or on bright things', () => {
    expect(Math.max(contrast('orange', 'black'), contrast('orange', 'fog'))).toBeGreaterThan(3);
  });

  test('far ridges are lighter than near ones', () => {
    const depth = (['black', 'fir', 'pine', 'sage', 'mist', 'straw', 'fog'] as const).map((ink) =>
      luminance(inks[ink]),
    );
    expect(depth).toEqual(depth.toSorted((a, b) => a - b));
    expect(new Set(depth).size).toBe(depth.length);
  });
});
