/** Draws the range map as a picture, and as an SVG with real text for the page. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { color } from '#app/lib/colors.server.ts';
import { rangesSchema } from '#content/schema/ranges.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/build/fonts/fonts.ts';
import { readImageFacts, type Original } from '#scripts/build/images/originals.ts';
import { slotOf } from '#scripts/build/images/slots.ts';
import { rangeMapSvg } from './map.ts';

const id = 'range-map';

/**
 * Draws the map from content/ranges.yaml and content/images.yaml: as `.generated/range-map.svg` for the page, with a
 * link for each range, and as a PNG with names, from which its pictures are made. Throws if ranges.yaml is missing
 * (ENOENT) or has a mistake (ContentError).
 */
export async function drawRangeMap(root: string): Promise<Original> {
  const { ranges } = new Source(path.join(root, 'content'), 'ranges.yaml').read(rangesSchema, undefined);
  const facts = readImageFacts(root)[id];
  const title = facts?.alt ?? id;
  const linked = ranges.map((range) => ({ ...range, href: `/range-features#${range.id}` }));
  const onPage = rangeMapSvg({ title, ranges: linked, names: 'in a key' });
  const alone = rangeMapSvg({ title, ranges, names: 'on the sheet', ...(facts?.caption && { note: facts.caption }) });

  const folder = path.join(root, '.generated');
  const file = path.join(folder, `${id}.png`);
  const { aspect, widths } = slotOf(id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${id}.svg`), onPage);
  await writeFile(file, renderLettered(svgOnSheet(alone, aspect), await fontFiles(root), Math.max(...widths)));
  return { id, kind: 'illustration', name: 'The range map', file };
}

/** The drawing in its day colors, centered on a white sheet of this aspect. */
function svgOnSheet(svg: string, aspect: number): string {
  const painted = svg.replace(/var\(--([\w-]+)\)/g, (_, name: string) => color(name));
  return painted.replace(/ width="(\d+)" height="\d+"/, (_, width: string) => {
    return ` width="${width}" height="${Number(width) / aspect}"`;
  });
}

/** Renders an SVG with text as PNG, with the given fonts only. */
export function renderLettered(svg: string, fonts: string[], width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontFiles: fonts, loadSystemFonts: false } })
    .render()
    .asPng();
}
