import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle, polygon, strip } from '../kit/shapes.ts';
import { bands, stars } from '../kit/sky.ts';

/** The board is blank: the page letters it (landscape: from 43 % to 91 % of the width, 34 % to 62 % of the height). */
export default {
  subject: 'Blank trail sign',
  masses: 'trunk, firs and ground black, moon light, board and sky middle',
  hour: 'night',
  draw(sheet) {
    const { inks } = sheet;
    const [x0, y0, x1, y1] = sheet.pick([43, 34, 91, 62], { portrait: [24, 40, 96, 60] });
    const [moonX, moonY] = sheet.pick([560, 250], { portrait: [600, 240] });
    const post = (x: number) => strip(sheet.points(`${x},${y0 - 5} ${x},104`), 58, 62, inks.black);
    const board = sheet.points(`${x0},${y0} ${x1},${y0 - 1} ${x1 + 0.4},${y1} ${x0 + 0.5},${y1 + 1}`);
    const grain = (t: number, from: number, to: number) => {
      const y = y0 + (y1 - y0) * t;
      const x = (part: number) => x0 + (x1 - x0) * part;
      return strip(sheet.points(`${x(from)},${y} ${x((from + to) / 2)},${y - 0.5} ${x(to)},${y}`), 5, 3, inks.sage);
    };
    return [
      bands(sheet, 'pine', [18, 'poppy'], [40, 'sage'], [56, 'mist']),
      stars(sheet, 90, 5, 18),
      circle(moonX, moonY, 112, inks.fog),
      ridge(sheet, '-3,60 18,57 36,61 56,55 76,59 105,56', 24, 8, 'sage', [20, 90]),
      ridge(sheet, '-3,72 24,70 50,73 74,70 105,71', 12, 28, 'pine', [80, 260]),
      ridge(sheet, '-3,77 30,76 66,78 105,76', 8, 31, 'fir', [40, 160]),
      sheet.fill('26,104 40,95 43.5,92 43,89.5 40,87 38.5,84.6 41,81.6 46,80.2 44,82.4 47,88 55,94 60,104', 'oat'),
      firs(sheet, '103,104,88,5 95,106,58,8', { lit: inks.fir }),
      post(x0 + (x1 - x0) * 0.14),
      post(x0 + (x1 - x0) * 0.86),
      polygon(
        board.map(([x, y]) => [x + 12, y + 16]),
        inks.black,
      ),
      polygon(board, inks.straw),
      grain(0.92, 0.4, 0.94),
      grain(0.08, 0.06, 0.4),
      redwood(sheet, sheet.pick(10, { portrait: 5 }), sheet.pick(120, { portrait: 84 }), {
        seed: 9,
        boughs: sheet.pick('40,700,0.2,1 190,420,0.36,1 60,320,0.2,-1', {
          portrait: '40,420,0.24,1 170,300,0.4,1',
        }),
      }),
      fern(sheet.x(27), sheet.y(102), 240, 12, inks.black),
      fern(sheet.x(64), sheet.y(104), 210, 15, inks.black),
      fern(sheet.x(88), sheet.y(104), 280, 14, inks.black),
      ridge(sheet, '-3,90 20,93 38,99 60,99 82,94 105,90', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
