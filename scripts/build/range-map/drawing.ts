import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { color } from '#app/lib/colors.server.ts';
import { rangesSchema } from '#content/schema/ranges.ts';
import { Source } from '#content/source.server.ts';
import { fontFiles } from '#scripts/build/fonts.ts';
import { readImageFacts, type Original } from '#scripts/build/images/originals.ts';
import { slotOf } from '#scripts/build/images/slots.ts';
import { drawLanes, laneSvg, rangeSheetSvg } from './map.ts';

const id = 'range-map';

export const rangeMap = (root: string): Original => ({
  id,
  kind: 'illustration',
  name: 'The range map',
  file: path.join(root, `.generated/${id}.png`),
});

/** Writes `.generated/range-lanes.json` and the sheet as a PNG. Throws a ContentError for mistakes in ranges.yaml. */
export async function drawRangeMap(root: string): Promise<Original> {
  const { ranges } = new Source(path.join(root, 'content'), 'ranges.yaml').read(rangesSchema, undefined);
  const alone = rangeSheetSvg(ranges, readImageFacts(root)[id]?.caption ?? '');
  const lanes = drawLanes(ranges).map((lane, index) => [ranges[index]?.id, laneSvg(lane)]);

  const folder = path.join(root, '.generated');
  const original = rangeMap(root);
  const { aspect, widths, zoom = 0 } = slotOf(id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'range-lanes.json'), JSON.stringify(Object.fromEntries(lanes)));
  await writeFile(
    original.file,
    renderLettered(svgOnSheet(alone, aspect), await fontFiles(root), Math.max(...widths, zoom)),
  );
  return original;
}

/** The drawing as it is by day, in the middle of a white sheet of this shape: nothing of it is cut off. */
function svgOnSheet(svg: string, aspect: number): string {
  const painted = svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => color(name));
  return painted.replace(/ width="(\d+)" height="\d+"/, (_, width: string) => {
    return ` width="${width}" height="${Number(width) / aspect}"`;
  });
}

/** An SVG with text as PNG, `width` pixels wide, set in the given fonts and no others. */
export function renderLettered(svg: string, fonts: string[], width: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { fontFiles: fonts, loadSystemFonts: false } })
    .render()
    .asPng();
}
