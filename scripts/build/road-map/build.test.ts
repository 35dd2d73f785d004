import { describe, expect, test } from 'vitest';
import { readContent } from '#content/load.server.ts';
import { layouts, roadMapSvg } from './build.ts';

const { site } = readContent();
/** The mark of the range with its words, found by its position on the sheet. */
const rangeIn = (svg: string) => /<g transform="translate\((\d+) (\d+)\)"><circle[^]*?<\/g>/.exec(svg);

describe.each(layouts)('the %s sheet', async (layout) => {
  const day = await roadMapSvg({ site }, layout, 'day');
  const [range = '', x, y] = rangeIn(day) ?? [];

  test('names the club, its street, its height and every highway', () => {
    const said = [...day.matchAll(/>([^<]+)</g)].map(([, text]) => text);
    for (const word of [site.address.street, '~2,300 ft', '17', '9', '35', '280', '85']) expect(said).toContain(word);
    // One map serves both languages, because it has no words besides names.
    expect(said.join(' ')).not.toMatch(/\b(?:about|feet|miles?|unos|pies|millas?)\b/);
    expect(range).toContain(`${site.name.split(' ').at(-1)?.toUpperCase()}</text>`);
  });

  test('shows the range where the club says it is', async () => {
    const coordinates = { ...site.coordinates, latitude: site.coordinates.latitude + 0.01 };
    const [, east, south] = rangeIn(await roadMapSvg({ site: { ...site, coordinates } }, layout, 'day')) ?? [];
    expect(east).toBe(x);
    expect(Number(south)).toBeLessThan(Number(y));
  });
});
