/** Wooden signs without words, which the page sets, in millimeters, with the middle of their foot at 0, 0. */
import type { Inks } from '../inks.ts';
import { circle, path, rectangle, stroke } from '../shapes.ts';

/** A board of 600 by 300 on two posts, 1100 high, with a question mark, which both languages read. */
export const questionSign = ({ black, bark, straw }: Inks): string =>
  [
    rectangle(-210, -1100, 60, 1100, bark),
    rectangle(150, -1100, 60, 1100, bark),
    rectangle(-300, -1080, 600, 300, black),
    rectangle(-288, -1068, 576, 276, straw),
    ...[-262, 262].flatMap((x) => [-1040, -820].map((y) => circle(x, y, 9, bark))),
    stroke('M-62-988C-62-1046 62-1046 62-982C62-942 0-944 0-892', 40, black),
    circle(0, -838, 25, black),
  ].join('');

/** A post, 1450 high, with two arms, 560 long, to its right and to its left. */
export const armSign = ({ black, bark, oat, sun }: Inks): string =>
  [
    path('M-36-1420L0-1450L36-1420L40 200L-40 200Z', black),
    path('M24-1410L36-1420L40 200L28 200Z', bark),
    path('M-110-1352L474-1372L470-1162L-110-1168Z', black),
    path('M-96-1338L459-1357L456-1177L-96-1183Z', sun),
    path('M110-1104L-470-1116L-466-926L110-932Z', black),
    path('M96-1090L-455-1101L-452-941L96-947Z', oat),
    ...[-1306, -1216, -1062, -976].map((y) => circle(0, y, 11, bark)),
  ].join('');
