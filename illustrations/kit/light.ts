/** The light of an hour and a weather: it decides how every material looks, so that a picture holds together. */
import { mix, multiply } from '#scripts/images/colour.ts';
import type { Stop } from './picture.ts';

export type Light = {
  /** Sky from the top of the sheet (0) to the horizon (1). */
  sky: readonly Stop[];
  /** The colour of far air. */
  haze: string;
  /** How strong the haze is, 0.5 (clear) to 1.4 (mist). */
  air: number;
  /** The colours towards which lit and shaded faces lean, and how far. */
  key: string;
  keyShare: number;
  shadow: string;
  shadowShare: number;
  /** A tint over everything (rain, dusk, night). */
  tint: string;
  tintShare: number;
  /** Sun: degrees right of the view, degrees above the horizon. */
  bearing: number;
  height: number;
  /** Strength of cast shadows, 0 (overcast) to 1. */
  cast: number;
  /** Disc and halo colour. */
  disc: string;
  /** A print's toning, for period pictures. */
  print?: (colour: string) => string;
};

/** A material under this light. `lit` runs from 0 (shade) to 1 (full sun); `far` is the share of haze. */
export function tone(light: Light, colour: string, lit = 0.6, far = 0): string {
  // Shade is printed over the colour, so that a red roof in shade stays a red roof.
  const shaded = multiply(colour, mix('#ffffff', light.shadow, light.shadowShare * 1.15));
  const bright = mix(colour, light.key, light.keyShare);
  const local = mix(mix(shaded, bright, lit), light.tint, light.tintShare);
  const seen = mix(local, light.haze, Math.min(0.96, far * light.air));
  return light.print ? light.print(seen) : seen;
}

/** A colour that the light does not touch (sky, sun, lamp), but the print does. */
export function raw(light: Light, colour: string): string {
  return light.print ? light.print(colour) : colour;
}
