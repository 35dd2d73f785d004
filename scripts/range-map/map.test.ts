import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { rangesSchema } from '#content/schema/ranges.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/images/fonts.ts';
import { mapSize, rangeMapSvg, type MapRange } from './map.ts';

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
const draw = (list: readonly MapRange[]) => rangeMapSvg({ ranges: list, title: 'Map of the ranges' });
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');

test('the map says what content says', () => {
  const texts = textsOf(draw(ranges));
  for (const words of [
    'Rifle ranges',
    '49 positions',
    '25, 50 and 100 yards',
    '100 yd',
    '7 yd',
    '1 position',
    'Members only',
    'Hand &amp; machine trap',
  ])
    expect(texts).toContain(words);
  for (const words of [
    'Schematic, not to scale',
    'Skyline Blvd',
    'Gate',
    'Parking',
    'Office',
    'Training room',
    'Picnic area',
    'Cease-fire line',
    'N',
  ])
    expect(texts).toContain(words);
});

test('who cannot see the map hears the same facts', () => {
  const svg = draw(ranges);
  expect(svg).toContain('<title id="range-map-title">Map of the ranges</title>');
  expect(svg).toContain('1: Rifle ranges, 49 positions, 25, 50 and 100 yards.');
  expect(svg).toContain('4: Practical Pistol Range, Members only.');
});

test('a range leads to its description', () => {
  expect(draw(ranges).match(/<a href="\/range-features#rifle">/g)).toHaveLength(2);
});

test('a new range must be given a place', () => {
  expect(() => draw([{ id: 'archery', name: 'Archery', positions: 3, distances: null }])).toThrow(
    'content/ranges.yaml has the range archery',
  );
  expect(() => draw([{ id: 'rifle', name: 'Rifle', positions: 3, distances: 'far' }])).toThrow('"far"');
});

test('with the club’s own ranges no text leaves the sheet or meets another one', async () => {
  const root = new URL('../..', import.meta.url).pathname;
  const { ranges: real } = new Source(`${root}content`, 'ranges.yaml').read(rangesSchema, undefined);
  const svg = draw(real);
  const fonts = await fontFiles(root);
  const boxes = [...svg.matchAll(/<text[^>]*>[^<]*<\/text>/g)].map(([text]) => {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}" width="${mapSize.width}" height="${mapSize.height}">${text}</svg>`;
    const box = new Resvg(alone, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
    if (!box) throw new Error(`nothing was drawn for ${text}`);
    return { text, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
  });
  for (const box of boxes) {
    expect(box.left, box.text).toBeGreaterThan(0);
    expect(box.top, box.text).toBeGreaterThan(0);
    expect(box.right, box.text).toBeLessThan(mapSize.width);
    expect(box.bottom, box.text).toBeLessThan(mapSize.height);
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
