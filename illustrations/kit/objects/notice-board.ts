/** The range office's notice board under its roof, with six pinned sheets that have no writing. */
import type { InkName, Inks } from '../inks.ts';
import { bar, circle, rectangle, shape } from '../shapes.ts';

/** Sheets on the board: place and size in percent of the board. */
const papers: [x: number, y: number, width: number, height: number, ink: InkName][] = [
  [5, 9, 24, 40, 'haze'],
  [33, 7, 30, 22, 'straw'],
  [67, 9, 28, 38, 'haze'],
  [34, 35, 28, 56, 'haze'],
  [6, 56, 23, 35, 'straw'],
  [67, 54, 27, 36, 'mist'],
];

/** The board from x0, y0, `w` by `h`, with its posts, its roof above it and its shadow on the ground. */
export function noticeBoard(inks: Inks, x0: number, y0: number, w: number, h: number): string {
  const post = (x: number) => rectangle(x - 27, y0 - 60, 54, h + 330, inks.black);
  return [
    shape(
      `${x0 - 30},${y0 + h + 270} ${x0 + w + 30},${y0 + h + 250} ${x0 + w + 300},${y0 + h + 300} ${x0 + 160},${y0 + h + 320}`,
      inks.bark,
    ),
    post(x0),
    post(x0 + w),
    rectangle(x0, y0, w, h, inks.bark),
    rectangle(x0 + 22, y0 + 22, w - 44, h - 44, inks.clay),
    ...papers.flatMap(([x, y, pw, ph, ink], i) => {
      const [px, py, sw, sh] = [x0 + (w * x) / 100, y0 + (h * y) / 100, (w * pw) / 100, (h * ph) / 100];
      const rows = Array.from({ length: Math.floor(sh / 34) - 1 }, (_, k) =>
        rectangle(px + sw * 0.14, py + 40 + k * 30, sw * (k % 3 === 2 ? 0.44 : 0.7), 9, inks.sage),
      );
      return [
        rectangle(px + 7, py + 9, sw, sh, inks.bark),
        rectangle(px, py, sw, sh, inks[ink]),
        ...rows,
        circle(px + sw / 2, py + 13, 9, inks[i % 2 === 0 ? 'brick' : 'pine']),
      ];
    }),
    // A shingled roof: its front slope in light, its shade on the board.
    rectangle(x0 + 27, y0 - 8, w - 54, 34, inks.black),
    shape(
      `${x0 - 150},${y0 + 20} ${x0 + w + 150},${y0 + 20} ${x0 + w + 70},${y0 - 190} ${x0 - 70},${y0 - 190}`,
      inks.black,
    ),
    ...[0.3, 0.62].map((t) =>
      bar(`${x0 - 150 + 80 * t},${y0 + 20 - 210 * t} ${x0 + w + 150 - 80 * t},${y0 + 20 - 210 * t}`, 6, 6, inks.bark),
    ),
    bar(`${x0 - 76},${y0 - 190} ${x0 + w + 76},${y0 - 190}`, 16, 16, inks.sun),
  ].join('');
}
