import { forest } from '../kit/conifers.ts';
import type { InkName } from '../kit/inks.ts';
import { ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, circle, rectangle, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

/** Sheets on the board: place and size in percent of the board. */
const papers: [x: number, y: number, width: number, height: number, ink: InkName][] = [
  [5, 9, 24, 40, 'haze'],
  [33, 7, 30, 22, 'straw'],
  [67, 9, 28, 38, 'haze'],
  [34, 35, 28, 56, 'haze'],
  [6, 56, 23, 35, 'straw'],
  [67, 54, 27, 36, 'mist'],
];

export default {
  subject: 'Notice board',
  masses: 'roof, posts and trunk black, sheets and sky light, board and woods middle',
  draw(sheet) {
    const { inks } = sheet;
    const [x0, y0, w, h] = sheet.pick([720, 400, 800, 470], { portrait: [270, 430, 600, 420] });
    const woods = sheet.line('-3,66 20,64 50,66 80,63 105,65', 10, 4);
    const post = (x: number) => rectangle(x - 27, y0 - 60, 54, h + 330, inks.black);
    return [
      bands(sheet, 'mist', [12, 'straw']),
      // Between trunk and board, so that both are lit by it.
      circle(
        sheet.pick(488, { portrait: 190 }),
        sheet.pick(290, { portrait: 250 }),
        sheet.pick(92, { portrait: 70 }),
        inks.fog,
      ),
      ridge(sheet, '-3,44 18,40 38,45 60,38 82,43 105,40', 24, 9, 'mist', [20, 90]),
      forest(sheet, woods, 'sage', { seed: 63, min: 160, max: 480, space: 0.26, lit: undefined }),
      ridge(sheet, '-3,75 30,74 60,76 105,74', 10, 30, 'pine', [50, 190]),
      ridge(sheet, '-3,82 30,80 66,82 105,80', 8, 31, 'oat'),
      ridge(sheet, '-3,95 20,90 40,88 70,87 105,91', 8, 32, 'clay'),
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
      redwood(sheet, sheet.pick(13, { portrait: 7 }), sheet.pick(128, { portrait: 90 }), {
        boughs: sheet.pick('70,620,0.2,1 30,420,0.2,-1 250,380,0.36,-1', { portrait: '60,420,0.2,1' }),
        seed: 6,
      }),
      fern(sheet.x(sheet.pick(29, { portrait: 22 })), sheet.y(101), 230, 12, inks.black),
      fern(sheet.x(97), sheet.y(103), 300, 14, inks.black, -172, -60),
      ridge(sheet, '-3,97 24,98 50,100 105,98', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
