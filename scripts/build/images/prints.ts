/** The prints of a picture, and the files of each. */
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Picture, Variant } from '#app/lib/image-manifest.ts';
import { fileOf, type Format, formatsOf, jpegWidth, widthsOf } from '#app/lib/picture-data.ts';
import type { Hour } from '#content/inks.ts';
import { encode } from './encode.ts';
import type { Original } from './originals.ts';
import { slotOf } from './slots.ts';
import { type Focal, openOriginal, type Source } from './source.ts';

export type Found = { original: Original; focal: Focal | undefined };

export type Print = { variant: Variant | undefined; source: Source; hour: Hour | undefined };

/** All prints of a picture; the first is for light and wide screens. Throws like {@link openOriginal}. */
export async function openPrints({ original, focal }: Found): Promise<[Print, ...Print[]]> {
  const { id, portrait, dark: drawnDark, hours: [light, dark] = [] } = original;
  const source = await openOriginal(original, slotOf(id), focal);
  const inLight: [Print, ...Print[]] = [{ variant: undefined, source, hour: light }];
  if (portrait) {
    const upright = await openOriginal(portrait, slotOf(id, 'portrait'));
    inLight.push({ variant: 'portrait', source: upright, hour: light });
  }
  if (drawnDark) {
    const byNight = await openOriginal({ ...original, file: drawnDark }, slotOf(id));
    return [...inLight, { variant: 'dark', source: byNight, hour: undefined }];
  }
  const inDark = inLight.map((one): Print => ({ ...one, variant: one.variant ? 'portrait-dark' : 'dark', hour: dark }));
  return dark ? [...inLight, ...inDark] : inLight;
}

/** The files of a print by width. The widest file of a picture may be only for the full-screen view. */
function filesOf(picture: Picture, variant?: Variant): (readonly [width: number, formats: readonly Format[]])[] {
  const files = widthsOf(picture, variant).map((width) => [width, formatsOf(width, variant)] as const);
  if (variant) return files;
  const zoom = picture.widths.includes(picture.width) ? [] : [[picture.width, ['webp']] as const];
  return [...files, [jpegWidth(picture), ['jpg']], ...zoom];
}

/** The URL of every file that pages may request. */
export const urlsOf = (picture: Picture): string[] =>
  [undefined, ...picture.variants].flatMap((variant) =>
    filesOf(picture, variant).flatMap(([width, formats]) =>
      formats.map((format) => fileOf(picture, width, format, variant)),
    ),
  );

/** Writes a picture's files. Opens the original again, because keeping all of them open may take a gigabyte. */
export async function encodePicture(folder: string, found: Found, picture: Picture): Promise<void> {
  for (const { variant, source, hour } of await openPrints(found)) {
    const pixels = await source.pixels(hour);
    const look = { kind: picture.kind, isDark: variant?.endsWith('dark') === true };
    for (const [width, formats] of filesOf(picture, variant))
      for (const format of formats) {
        const file = path.join(folder, path.basename(fileOf(picture, width, format, variant)));
        // Renamed into place, so that no half-written file is ever seen.
        await writeFile(`${file}.part`, await encode(pixels, { ...look, format, width }));
        await rename(`${file}.part`, file);
      }
  }
}
