/** The site's paints, and the materials mixed from them. A scene names a material; the light decides how it looks. */
import { paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';

/** What things are made of, before any light falls on them. */
export const material = {
  wood: mix(paint.clay, paint.parchment, 0.25),
  oldWood: mix(paint.clay, paint.sage, 0.35),
  darkWood: mix(paint.bark, paint.ink, 0.25),
  post: mix(paint.bark, paint.clay, 0.2),
  roof: mix(paint.orange, paint.bark, 0.25),
  tin: mix(paint.sage, paint.fog, 0.3),
  concrete: mix(paint.parchment, paint.sage, 0.28),
  steel: mix(paint.sage, paint.ink, 0.45),
  whiteSteel: mix(paint.fog, paint.sage, 0.12),
  gunmetal: mix(paint.ink, '#1b1b1f', 0.5),
  stock: mix(paint.bark, paint.orange, 0.22),
  paper: mix(paint.fog, '#ffffff', 0.4),
  card: mix(paint.clay, paint.parchment, 0.45),
  soil: mix(paint.clay, paint.bark, 0.3),
  dryGrass: mix(paint.clay, paint.sun, 0.35),
  paleGrass: mix(paint.clay, paint.parchment, 0.45),
  winterGrass: mix(mix(paint.sage, paint.clay, 0.45), '#6f8f3f', 0.35),
  gravel: mix(paint.parchment, paint.clay, 0.4),
  asphalt: mix(paint.ink, paint.ridge, 0.38),
  cabin: mix(paint.bark, paint.clay, 0.35),
  needle: paint.fir,
  needleLight: mix(paint.pine, paint.sage, 0.22),
  leaf: mix(paint.pine, paint.clay, 0.18),
  leafLight: mix(paint.sage, '#a9a45c', 0.62),
  madroneBark: mix(paint.orange, paint.bark, 0.35),
  madroneLight: mix(paint.sun, paint.orange, 0.35),
  redwoodBark: mix(paint.bark, paint.orange, 0.18),
  oakBark: mix(paint.bark, paint.ink, 0.4),
  orange: paint.orange,
  denim: mix(paint.ink, '#3a5874', 0.55),
  khaki: mix(paint.clay, paint.sage, 0.4),
} as const;

/** Plain skin tones for people, who are small and have no features. */
export const skins = ['#8a5636', '#c68f63', '#a97049', '#6d4229', '#d9a87d'] as const;

/** Plain clothes. */
export const shirts = [
  mix(paint.sage, paint.pine, 0.4),
  mix(paint.bark, paint.orange, 0.25),
  mix(paint.parchment, paint.clay, 0.35),
  mix(paint.ink, '#34526b', 0.6),
  mix(paint.clay, paint.orange, 0.3),
  mix(paint.pine, paint.ink, 0.3),
] as const;
