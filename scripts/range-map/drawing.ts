/** The range map as one of the site's pictures, and as a file of its own with text that can be read and searched. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { rangesSchema } from '#content/schema/ranges.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/images/fonts.ts';
import { readImageFacts, type Original } from '#scripts/images/originals.ts';
import { slotOf } from '#scripts/images/slots.ts';
import { rangeMapSvg } from './map.ts';

const id = 'range-map';

/**
 * Draws the map from content/ranges.yaml, with the alt text and the caption of content/images.yaml: as
 * `.generated/range-map.svg`, in which each range links to its place on /range-features, and as a PNG beside it, from
 * which its pictures are made. Throws when ranges.yaml is missing (ENOENT with its path) or has a mistake
 * (ContentError).
 */
export async function drawRangeMap(root: string): Promise<Original> {
  const { ranges } = new Source(path.join(root, 'content'), 'ranges.yaml').read(rangesSchema, undefined);
  const facts = readImageFacts(root)[id];
  const svg = rangeMapSvg({
    title: facts?.alt ?? id,
    note: facts?.caption ?? '',
    ranges: ranges.map((range) => ({ ...range, href: `/range-features#${range.id}` })),
  });
  const folder = path.join(root, '.generated');
  const file = path.join(folder, `${id}.png`);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${id}.svg`), svg);
  await writeFile(file, renderLettered(svg, await fontFiles(root), Math.max(...slotOf(id).widths)));
  return { id, kind: 'illustration', name: 'The range map', file };
}

/** An SVG with text as PNG, `width` pixels wide, set in the given fonts and no others. */
export function renderLettered(svg: string, fonts: string[], width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontFiles: fonts, loadSystemFonts: false } })
    .render()
    .asPng();
}
