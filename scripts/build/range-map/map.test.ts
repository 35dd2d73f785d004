import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { rangesSchema } from '#content/schema/ranges.ts';
import { contentFolder } from '#content/load.server.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/build/fonts.ts';
import { drawLanes, rangeSheetSvg, sheetSize, type SheetRange } from './map.ts';

const ranges: SheetRange[] = [
  { id: 'rifle', name: 'Rifle ranges', positions: 49, distances: '25, 50 and 100 yards' },
  { id: 'pistol', name: 'Pistol range', positions: 40, distances: '7, 15 and 25 yards' },
  { id: 'manual-trap', name: 'Hand & machine trap', positions: 1, distances: null },
  { id: 'practical-pistol', name: 'Practical Pistol Range', positions: null, distances: null, membersOnly: true },
];
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');
const placesOf = (lane = '') =>
  Object.fromEntries([...lane.matchAll(/<text x="(\d+)"[^>]*>(\d+)</g)].map(([, x, figure]) => [figure, Number(x)]));

test('standing alone, the sheet says what content says', () => {
  expect(textsOf(rangeSheetSvg(ranges, 'A sketch.'))).toEqual(
    expect.arrayContaining(['RIFLE RANGES', '49 positions', '100', '7', '1 position', 'Members only', 'A sketch.']),
  );
  expect(rangeSheetSvg(ranges, '')).toContain('HAND &amp; MACHINE TRAP');
});

test('all lanes are drawn to one scale', () => {
  const [rifle = {}, pistol = {}] = drawLanes(ranges).map(placesOf);
  expect(rifle['25']).toBe(pistol['25']);
  const line = 2 * (rifle['50'] ?? 0) - (rifle['100'] ?? 0);
  expect((rifle['25'] ?? 0) - line).toBeCloseTo(((rifle['100'] ?? 0) - line) / 4, -0.5);
});

test('no text leaves the sheet with the club’s own ranges', async () => {
  const { ranges: real } = new Source(contentFolder(), 'ranges.yaml').read(rangesSchema, undefined);
  const { width, height } = sheetSize(real);
  const fonts = await fontFiles(path.resolve('.'));
  const texts = rangeSheetSvg(real, 'A sketch: positions are not surveyed.').match(/<text[^>]*>[^<]*<\/text>/g) ?? [];
  expect(texts.length).toBeGreaterThan(5);
  for (const text of texts) {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${text}</svg>`;
    const box = new Resvg(alone, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
    if (!box) throw new Error(`nothing was drawn for ${text}`);
    expect(box.x, text).toBeGreaterThan(0);
    expect(box.x + box.width, text).toBeLessThan(width);
  }
});
