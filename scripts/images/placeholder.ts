/** The colour of a picture's place until it has loaded. */
import sharp from 'sharp';
import { placeholders, type Picture } from '#app/lib/image-manifest.ts';
import { paint } from '#app/lib/colors.server.ts';
import { parse, type Rgb } from './colour.ts';
import type { Pixels } from './encode.ts';

type Placeholder = Picture['placeholder'];

const linear = (byte: number) => (byte <= 10.31475 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4);

/** sRGB bytes as Oklab, in which distance is what the eye calls difference (Björn Ottosson, 2020). */
function oklab(rgb: Rgb): Rgb {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (a: Rgb, b: Rgb) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const candidates = placeholders.map((name) => ({ name, at: oklab(parse(paint[name])) }));

/** The paint nearest to a colour (sRGB, 0 to 255 each). */
export function nearestPaint(red: number, green: number, blue: number): Placeholder {
  const at = oklab([red, green, blue]);
  let best = candidates[0];
  for (const one of candidates) if (!best || distance(one.at, at) < distance(best.at, at)) best = one;
  if (!best) throw new Error('There are no paints to choose from.');
  return best.name;
}

/** The paint nearest to a picture's dominant colour. */
export async function placeholderOf({ data, width, height }: Pixels): Promise<Placeholder> {
  // A thumbnail is enough, and it merges the speckles that would split a dominant colour into many.
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(48, 32, { fit: 'fill' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return nearestPaint(dominant.r, dominant.g, dominant.b);
}
