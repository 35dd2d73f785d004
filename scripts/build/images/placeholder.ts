/** The color that a page shows in a picture's place until it has loaded. */
import sharp from 'sharp';
import { paint } from '#app/lib/colors.server.ts';
import { placeholders, type Picture } from '#app/lib/image-manifest.ts';
import type { Pixels } from './source.ts';

type Lab = readonly [lightness: number, a: number, b: number];

/** A color in CIELAB, in which distance is what the eye sees as difference. */
async function lab(color: string | { r: number; g: number; b: number }): Promise<Lab> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: color } });
  const bytes = await pixel.toColourspace('lab').raw({ depth: 'float' }).toBuffer();
  const [lightness = 0, a = 0, b = 0] = new Float32Array(bytes.buffer, bytes.byteOffset, 3);
  return [lightness, a, b];
}

const distance = (one: Lab, other: Lab) => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
const candidates = await Promise.all(placeholders.map(async (name) => ({ name, at: await lab(paint[name]) })));

/** The nearest of the site's paints to a color (sRGB, 0 to 255 each). */
export async function nearestPaint(r: number, g: number, b: number): Promise<Picture['placeholder']> {
  const at = await lab({ r, g, b });
  return candidates.reduce((best, one) => (distance(one.at, at) < distance(best.at, at) ? one : best)).name;
}

/** The nearest paint to a picture's dominant color. */
export async function placeholderOf({ data, width, height }: Pixels): Promise<Picture['placeholder']> {
  // A thumbnail merges the speckles that would split a dominant color into many.
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(48, 32, { fit: 'fill' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return nearestPaint(dominant.r, dominant.g, dominant.b);
}
