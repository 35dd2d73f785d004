import type { Sharp } from 'sharp';
import sharp from 'sharp';

export type Rgb = readonly [red: number, green: number, blue: number];

export function rgbOf(color: string): Rgb {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  return [red, green, blue];
}

export const distance = (one: Rgb, other: Rgb): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** The color that most of a picture has. */
export async function mainColor(picture: Sharp): Promise<Rgb> {
  // A thumbnail merges the speckles that would split a dominant color into many.
  const small = await picture.resize(48, 32, { fit: 'fill' }).png().toBuffer();
  const { r, g, b } = (await sharp(small).stats()).dominant;
  return [r, g, b];
}
