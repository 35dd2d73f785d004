/** Wooden signs without words, in millimeters, the middle of their foot at 0, 0: words are set by the page. */
import type { Inks } from '../inks.ts';
import { circle, rectangle, stroke } from '../shapes.ts';

/** A board of 600 by 300 on two posts, 1100 high. */
export const boardSign = ({ black, bark, straw }: Inks): string =>
  [
    rectangle(-210, -1100, 60, 1100, bark),
    rectangle(150, -1100, 60, 1100, bark),
    rectangle(-300, -1080, 600, 300, black),
    rectangle(-288, -1068, 576, 276, straw),
    ...[-262, 262].flatMap((x) => [-1040, -820].map((y) => circle(x, y, 9, bark))),
  ].join('');
