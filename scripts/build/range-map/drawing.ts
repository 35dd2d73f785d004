import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { spanishEdition } from '#app/lib/image-manifest.ts';
import { color, type Scheme } from '#app/lib/colors.server.ts';
import type { Content } from '#content/load.server.ts';
import { englishMark } from '#content/markdown.server.ts';
import type { Language } from '#domain/language.ts';
import { fontFiles } from '#scripts/build/fonts.ts';
import type { Original } from '#scripts/build/images/originals.ts';
import { slotOf } from '#scripts/build/images/slots.ts';
import { drawLanes, laneSvg, rangeSheetSvg } from './map.ts';

const id = 'range-map';

/** The English sheet, and its edition for Spanish pages, each in the inks of day and of night. */
export const rangeMaps = (root: string): Original[] =>
  [id, spanishEdition(id)].map((one) => ({
    id: one,
    kind: 'illustration',
    name: 'The range map',
    file: path.join(root, `.generated/${one}.png`),
    dark: path.join(root, `.generated/${one}-dark.png`),
    ...(one !== id && { editionOf: id }),
  }));

/** The sheet as SVG, with names and note in a language if the content has them. */
export function rangeSheet(content: Content, language: Language): string {
  const { ranges, images } = language === 'es' ? content.spanish : content;
  const unmarked = (text: string) => text.replaceAll(englishMark, '');
  const named = ranges.ranges.map((range) => ({ ...range, name: unmarked(range.name) }));
  return rangeSheetSvg(named, unmarked(images[id]?.caption ?? ''), language);
}

/** Writes `.generated/range-lanes.json` and the sheets as PNG. Throws a ContentError for mistakes in ranges.yaml. */
export async function drawRangeMaps(root: string, content: Content): Promise<Original[]> {
  const { ranges } = content.ranges;
  const lanes = drawLanes(ranges).map((lane, index) => [ranges[index]?.id, laneSvg(lane)]);

  const folder = path.join(root, '.generated');
  const originals = rangeMaps(root);
  const { aspect, widths, zoom = 0 } = slotOf(id);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'range-lanes.json'), JSON.stringify(Object.fromEntries(lanes)));
  const fonts = await fontFiles(root);
  // It is read again soon, and never sent.
  const write = (file: string, drawn: Sharp) => drawn.png({ compressionLevel: 1 }).toFile(file);
  for (const { file, dark, editionOf } of originals) {
    const sheet = rangeSheet(content, editionOf ? 'es' : 'en-US');
    const width = Math.max(...widths, zoom);
    await write(file, drawLettered(svgOnSheet(sheet, aspect, 'light'), fonts, width));
    const ground = color('deep', 'night');
    if (dark) await write(dark, drawLettered(svgOnSheet(sheet, aspect, 'night'), fonts, width, ground));
  }
  return originals;
}

/** The drawing in a scheme's colors, centered on a clear sheet of this shape without being cropped. */
function svgOnSheet(svg: string, aspect: number, scheme: Scheme): string {
  const painted = svg.replace(/var\(--color-([\w-]+)\)/g, (_, name: string) => color(name, scheme));
  return painted.replace(/ width="(\d+)" height="\d+"/, (_, width: string) => {
    return ` width="${width}" height="${Number(width) / aspect}"`;
  });
}

/** Draws an SVG with text, `width` pixels wide, using only the given fonts; clear without a `background`. */
export function drawLettered(svg: string, fonts: string[], width: number, background?: string): Sharp {
  const font = { fontFiles: fonts, loadSystemFonts: false };
  const options = { fitTo: { mode: 'width' as const, value: width }, font, ...(background && { background }) };
  const drawn = new Resvg(svg, options).render();
  return sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4, premultiplied: true } });
}
