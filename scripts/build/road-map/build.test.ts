import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { fontFiles, typeface } from '#scripts/build/fonts/fonts.ts';
import { layouts, roadMapSvg } from './build.ts';

const { site } = readContent();
const fonts = await fontFiles(new URL('../../..', import.meta.url).pathname);
/** The range's mark with its words, after its place on the sheet. */
const rangeIn = (svg: string) => /<g transform="translate\((\d+) (\d+)\)"><circle[^]*?<\/g>/.exec(svg);

describe.each(layouts)('the %s sheet', async (layout) => {
  const day = await roadMapSvg({ site }, layout, 'day');
  const [range = '', x, y] = rangeIn(day) ?? [];

  test('names the club, its street, its height and every highway', () => {
    const said = [...day.matchAll(/>([^<]+)</g)].map(([, text]) => text);
    for (const word of [site.address.street, 'about 2,300 feet', '17', '9', '35', '280', '85'])
      expect(said).toContain(word);
    expect(range).toContain(`${site.name.split(' ').at(-1)?.toUpperCase()}</text>`);
  });

  test('shows the range where the club says it is', async () => {
    const coordinates = { ...site.coordinates, latitude: site.coordinates.latitude + 0.01 };
    const [, east, south] = rangeIn(await roadMapSvg({ site: { ...site, coordinates } }, layout, 'day')) ?? [];
    expect(east).toBe(x);
    expect(Number(south)).toBeLessThan(Number(y));
  });

  test('has no word that leaves the sheet', () => {
    const [sheet = '', width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"[^>]*>/.exec(day) ?? [];
    const texts = day.match(/<text x[^>]*>[^<]*<\/text>/g)?.filter((text) => !text.includes('>N<')) ?? [];
    const boxes = texts.map((text) => {
      const shift = range.includes(text) ? `translate(${x} ${y})` : '';
      const svg = `${sheet}<g transform="${shift}" ${typeface.bold}>${text.replace(/ stroke="[^"]*"/, '')}</g></svg>`;
      const box = new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
      if (!box) throw new Error(`nothing was drawn for ${text}`);
      return { text, left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height };
    });
    expect(boxes.length).toBeGreaterThan(12);
    expect(
      boxes.filter(
        ({ left, top, right, bottom }) => left < 0 || top < 0 || right > Number(width) || bottom > Number(height),
      ),
    ).toEqual([]);
  });
});
