/** The range's targets, and the machine that throws clays, in millimeters, with the middle of each foot at 0, 0. */
import type { Inks } from '../inks.ts';
import { circle, ellipse, path, place, rectangle, stroke } from '../shapes.ts';

/** A paper target on its frame, 560 wide and 1500 high: a round black on a sheet of 530 by 600. */
export const targetFrame = ({ black, bark, clay, haze, mist }: Inks): string =>
  [
    rectangle(-240, -1500, 38, 1500, bark),
    rectangle(202, -1500, 38, 1500, bark),
    rectangle(-270, -70, 540, 70, clay),
    rectangle(-265, -1470, 530, 600, haze),
    circle(0, -1170, 190, mist),
    circle(0, -1170, 182, haze),
    circle(0, -1170, 120, black),
    circle(0, -1170, 66, haze),
    circle(0, -1170, 60, black),
    circle(0, -1170, 20, haze),
  ].join('');

/**
 * An empty food can, 75 wide and 110 high, seen a little from above: beaded tin, a paper label with a plain round device,
 * and its lid bent up.
 */
export function foodCan(inks: Inks, label: string, shade: string, device: string): string {
  const { fir, mist, sage, straw, pine } = inks;
  const beads = [-97, -92, -14, -9].map((y) => `M-36 ${y}C-30 ${y + 7} 30 ${y + 7} 36 ${y}`).join('');
  return [
    place(
      ellipse(0, -24, 30, 27, mist) + ellipse(0, -24, 24, 21, sage) + ellipse(0, -24, 21, 18, mist),
      6,
      -110,
      1,
      14,
    ),
    path('M-37.5-106L-37.5-4C-37.5 7 37.5 7 37.5-4L37.5-106Z', mist),
    path('M18-106L18 4C30 3 37.5 0 37.5-4L37.5-106Z', sage),
    stroke(beads, 1.6, fir),
    path('M-37.5-86L-37.5-22C-37.5-12 37.5-12 37.5-22L37.5-86C37.5-76-37.5-76-37.5-86Z', label),
    ellipse(-8, -47, 19, 20, device),
    path('M18-80C30-81 37.5-83 37.5-86L37.5-22C37.5-18 30-16 18-15Z', shade),
    ellipse(0, -106, 37.5, 8.5, straw),
    ellipse(0, -106, 34.5, 6.6, pine),
    path('M-34.5-106C-34.5-110-20-112.6 0-112.6C20-112.6 34.5-110 34.5-106C26-109-26-109-34.5-106Z', fir),
  ].join('');
}

/** A clay target at rest, 108 across and 28 high: its stepped dome over its rim. */
export const clayTarget = ({ brick, orange, straw }: Inks): string =>
  [
    path('M-54-10C-53-2-51 0-47 0L47 0C51 0 53-2 54-10Z', brick),
    path('M-54-10C-51-14-45-16-38-17C-32-26-18-29 0-29C18-29 32-26 38-17C45-16 51-14 54-10C30-6-30-6-54-10Z', orange),
    path('M-30-19C-25-25-14-27 0-27C8-27 15-26 20-24C6-25-18-24-30-19Z', straw),
    stroke('M-38-17C-14-13 14-13 38-17', 1.6, brick),
  ].join('');

/** A manual clay thrower, 670 long, its arm back and a clay on it. */
export const thrower = (inks: Inks): string =>
  [
    path('M-160 0L160 0L132-50L-132-50Z', inks.black),
    rectangle(-30, -180, 60, 140, inks.fir),
    stroke('M0-120L34-108L4-96L36-84L8-72L40-60', 8, inks.sage),
    circle(0, -190, 46, inks.black),
    path('M-4-214L440-262L460-250L460-226L440-218L0-168Z', inks.pine),
    path('M220-252L464-280L468-264L224-234Z', inks.black),
    circle(0, -190, 16, inks.sun),
    place(clayTarget(inks), 412, -274, 1, -6),
  ].join('');
