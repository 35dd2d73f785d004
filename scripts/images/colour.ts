/** Arithmetic on sRGB colours, written #rrggbb. */

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour. Throws when it is not written #rrggbb. */
export function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a #rrggbb colour: ${hex}`);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}
