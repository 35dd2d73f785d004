/** Arithmetic on sRGB colours, written #rrggbb. */

/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** The parts of a colour. Throws when it is not written #rrggbb. */
export function parse(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a #rrggbb colour: ${hex}`);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function format(rgb: Rgb): string {
  const part = (v: number): string =>
    Math.round(Math.min(255, Math.max(0, v)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`;
}

/** `share` of `b` in `a`, 0 to 1. */
export function mix(a: string, b: string, share: number): string {
  const p = parse(a);
  const q = parse(b);
  const t = Math.min(1, Math.max(0, share));
  return format([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, p[2] + (q[2] - p[2]) * t]);
}

/** `a` seen through `b`, as one ink printed over another. */
export function multiply(a: string, b: string): string {
  const p = parse(a);
  const q = parse(b);
  return format([(p[0] * q[0]) / 255, (p[1] * q[1]) / 255, (p[2] * q[2]) / 255]);
}

/** Perceived lightness, 0 to 1 (Rec. 601 luma). */
function luma(hex: string): number {
  const [r, g, b] = parse(hex);
  return (0.299 * r + 0.587 * g + 0.114 * b) / 255;
}

/** The colour as a tone between two inks, as in a toned print with a little contrast; `share` 1 is fully toned. */
export function duotone(hex: string, dark: string, light: string, share = 1): string {
  const printed = Math.min(1, Math.max(0, (luma(hex) - 0.14) / 0.74));
  return mix(hex, mix(dark, light, printed), share);
}
