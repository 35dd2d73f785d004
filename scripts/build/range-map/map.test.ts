import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { contentFolder, readContent } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import { fontFiles } from '#scripts/build/fonts.ts';
import { rangeSheet } from './drawing.ts';
import { drawLanes, laneSize, laneSvg, rangeSheetSvg, sheetSize, type SheetRange } from './map.ts';

const ranges: SheetRange[] = [
  { id: 'rifle', name: 'Rifle ranges', positions: 49, distances: '25, 50 and 100 yards' },
  { id: 'pistol', name: 'Pistol range', positions: 40, distances: '7, 15 and 25 yards' },
  { id: 'manual-trap', name: 'Hand & machine trap', positions: 1, distances: null },
  { id: 'practical-pistol', name: 'Practical Pistol Range', positions: null, distances: null, membersOnly: true },
];
const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map((match) => match[1] ?? '');
const placesOf = (lane = '') =>
  Object.fromEntries([...lane.matchAll(/<text x="(\d+)"[^>]*>(\d+)</g)].map(([, x, figure]) => [figure, Number(x)]));

test('without a page around it, the sheet says what the content says', () => {
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

test('a clay keeps its size on its way: the lanes are seen from their side', () => {
  const [, , trap = ''] = drawLanes(ranges);
  const sizes = [...trap.matchAll(/scale\(([\d.]+)\)/g)].map(([, size]) => size);
  expect(sizes).toHaveLength(3);
  expect(new Set(sizes).size).toBe(1);
});

test('the traps have lanes of their own, and no lane is cut at its end', () => {
  const traps: SheetRange[] = [...ranges, { id: 'electric-trap', name: 'Trap', positions: 5, distances: null }];
  const lanes = drawLanes(traps);
  expect(new Set(lanes).size).toBe(lanes.length);
  for (const lane of lanes) {
    const box = new Resvg(laneSvg(lane.replaceAll(/var\([^)]*\)/g, 'black'))).getBBox();
    expect((box?.x ?? 0) + (box?.width ?? Infinity), lane).toBeLessThanOrEqual(laneSize.width);
  }
});

test('in Spanish, the sheet has the same figures and Spanish names', () => {
  const texts = textsOf(rangeSheetSvg(ranges, 'Un croquis.', 'es'));
  expect(texts).toEqual(expect.arrayContaining(['49 puestos', '1 puesto', 'Solo socios', 'Un croquis.', '100', '7']));
});

test('a range without a Spanish name is on the Spanish sheet in English, without a mark', () => {
  const content = readContent(contentFolder());
  const [rifle, ...others] = content.ranges.ranges;
  if (!rifle) throw new Error('the club has no range');
  const spanish = {
    ...content.spanish,
    ranges: { ...content.ranges, ranges: [{ ...rifle, name: `${englishMark}Rifle` }, ...others] },
  };
  expect(textsOf(rangeSheet({ ...content, spanish }, 'es'))).toContain('RIFLE');
});

test.each(['en-US', 'es'] as const)('no text leaves the sheet or meets another in %s', async (language) => {
  const content = readContent(contentFolder());
  const { width, height } = sheetSize(content.ranges.ranges);
  const fonts = await fontFiles(path.resolve('.'));
  const texts = rangeSheet(content, language).match(/<text[^>]*>[^<]*<\/text>/g) ?? [];
  expect(texts.length).toBeGreaterThan(5);
  const boxes = texts.map((text) => {
    const alone = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${text}</svg>`;
    const box = new Resvg(alone, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
    if (!box) throw new Error(`nothing was drawn for ${text}`);
    return { text, line: / y="(\d+)"/.exec(text)?.[1], from: box.x, to: box.x + box.width };
  });
  for (const { text, from, to } of boxes) {
    expect(from, text).toBeGreaterThan(0);
    expect(to, text).toBeLessThan(width);
  }
  const names = boxes.filter(({ text }) => !text.includes('middle'));
  for (const { text, line, to } of names.filter(({ from }) => from < 20)) {
    const beside = names.find((one) => one.line === line && one.text !== text);
    if (beside) expect(to + 8, text).toBeLessThan(beside.from);
  }
});
