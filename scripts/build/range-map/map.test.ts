import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { rangesSchema } from '#content/schema/ranges.ts';
import { contentFolder } from '#content/load.server.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/build/fonts/fonts.ts';
import { mapSize, rangeMapSvg, type MapFacts, type MapRange } from './map.ts';

const ranges: MapRange[] = [
  {
    id: 'rifle',
    name: 'Rifle ranges',
    positions: 49,
    distances: '25, 50 and 100 yards',
    href: '/range-features#rifle',
  },
  { id: 'pistol', name: 'Pistol range', positions: 40, distances: '7, 15 and 25 yards' },
  { id: 'manual-trap', name: 'Hand & machine trap', positions: 1, distances: null },
  { id: 'practical-pistol', name: 'Practical Pistol Range', positions: null, distances: null, membersOnly: true },
];
const sheet = (list: readonly MapRange[]): MapFacts => ({
  ranges: list,
  title: 'Map of the ranges',
  note: 'A sketch.',
  names: 'on the sheet',
});
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');

test('standing alone, the map says what content says', () => {
  const texts = textsOf(rangeMapSvg(sheet(ranges)));
  for (const words of [
    '1',
    'Rifle ranges',
    '49 positions',
    '100 yd',
    '7',
    '1 position',
    'Members only',
    'Hand &amp; machine trap',
    'A sketch.',
  ])
    expect(texts).toContain(words);
});

test('who cannot see the map hears the same facts', () => {
  const svg = rangeMapSvg(sheet(ranges));
  expect(svg).toContain('<title id="range-map-title">Map of the ranges</title>');
  expect(svg).toContain('1: Rifle ranges, 49 positions, 25, 50 and 100 yards.');
  expect(svg).toContain('4: Practical Pistol Range, Members only.');
});

test('a range leads to its description', () => {
  expect(rangeMapSvg(sheet(ranges)).match(/<a href="\/range-features#rifle">/g)).toHaveLength(1);
});

test('beside a far longer range, figures of a short one that would meet are left out, and their words stay', () => {
  const far = sheet([...ranges, { id: 'long', name: 'Long range', positions: 6, distances: '300 yards' }]);
  const texts = textsOf(rangeMapSvg(far));
  expect(texts).toEqual(expect.arrayContaining(['25 yd', '300 yd']));
  expect(texts).not.toContain('15');
  expect(rangeMapSvg(far)).toContain('7, 15 and 25 yards');
});

test('a distance must have a figure', () => {
  const list = [{ id: 'rifle', name: 'Rifle', positions: 3, distances: 'far' }];
  expect(() => rangeMapSvg(sheet(list))).toThrow('"far"');
});

describe.each(['on the sheet', 'in a key'] as const)('with the club’s own ranges and their names %s', async (names) => {
  const root = new URL('../../..', import.meta.url).pathname;
  const { ranges: real } = new Source(contentFolder(), 'ranges.yaml').read(rangesSchema, undefined);
  const facts: MapFacts = { ...sheet(real), names };
  const size = mapSize(facts);
  const fonts = await fontFiles(root);
  const texts = rangeMapSvg(facts).match(/<text[^>]*>[^<]*<\/text>/g) ?? [];

  test('a phone 360 px wide, which shows it 320 px wide, shows its letters 14 px high or more', () => {
    const sizes = texts.map((text) => Number(/font-size="(\d+)"/.exec(text)?.[1]));
    expect((Math.min(...sizes) * 320) / size.width).toBeGreaterThanOrEqual(14);
  });

  test('no text leaves the sheet or meets another one', () => {
    const boxes = texts.map((text) => {
      const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}">${text}</svg>`;
      const box = new Resvg(alone, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
      if (!box) throw new Error(`nothing was drawn for ${text}`);
      return { text, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
    });
    for (const box of boxes) {
      expect(box.left, box.text).toBeGreaterThan(0);
      expect(box.top, box.text).toBeGreaterThan(0);
      expect(box.right, box.text).toBeLessThan(size.width);
      expect(box.bottom, box.text).toBeLessThan(size.height);
      const met = boxes.filter(
        (other) =>
          other !== box &&
          other.left < box.right &&
          box.left < other.right &&
          other.top < box.bottom &&
          box.top < other.bottom,
      );
      expect(
        met.map(({ text }) => text),
        box.text,
      ).toEqual([]);
    }
  });
});
