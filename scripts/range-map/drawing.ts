/** The range map as one of the site's pictures, and as a file of its own with text that can be read and searched. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { rangesSchema } from '#content/schema/ranges.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/images/fonts.ts';
import { readImageFacts } from '#scripts/images/originals.ts';
import type { Drawing } from '#scripts/images/source.ts';
import { mapSize, rangeMapSvg } from './map.ts';

const id = 'range-map';

/**
 * Draws the map from content/ranges.yaml, with the alt text of content/images.yaml as its title, and writes it to
 * `.generated/range-map.svg`, in which each range links to its place on /range-features. Throws when ranges.yaml is
 * missing (ENOENT with its path), has a mistake (ContentError) or has a range without a place on the map.
 */
export async function drawRangeMap(root: string): Promise<Drawing> {
  const { ranges } = new Source(path.join(root, 'content'), 'ranges.yaml').read(rangesSchema, undefined);
  const title = readImageFacts(root)[id]?.alt ?? id;
  const svg = rangeMapSvg({
    title,
    ranges: ranges.map((range) => ({ ...range, href: `/range-features#${range.id}` })),
  });
  await mkdir(path.join(root, '.generated'), { recursive: true });
  await writeFile(path.join(root, '.generated/range-map.svg'), svg);
  const fonts = await fontFiles(root);
  return {
    id,
    ...mapSize,
    focal: { x: 0.5, y: 0.5 },
    svg: () => svg,
    render: (width) => renderLettered(svg, fonts, width),
  };
}

/** An SVG with text as PNG, `width` pixels wide, set in the given fonts and no others. */
export function renderLettered(svg: string, fonts: string[], width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontFiles: fonts, loadSystemFonts: false } })
    .render()
    .asPng();
}
