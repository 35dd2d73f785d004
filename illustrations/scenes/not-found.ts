import { firs } from '../kit/conifers.ts';
import { ridge, road } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle, polygon, rows, strip } from '../kit/shapes.ts';
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
    const trail = road(sheet, rows('69,108,30 63,98,15 52,91.4,8 43.6,87.6,4.6 45,84.2,2.6 52,82,1.5 57,80.2,0.8'));
    return [
      bands(sheet, 'pine', [18, 'poppy'], [40, 'sage'], [49, 'mist']),
      stars(sheet, 90, 5, 18),
      circle(moonX, moonY, 112, inks.fog),
      ridge(sheet, '-3,60 18,57 36,61 56,55 76,59 105,56', 24, 8, 'sage', [20, 90]),
      ridge(sheet, '-3,72 24,70 50,73 74,70 105,71', 12, 28, 'pine', [80, 260]),
      ridge(sheet, '-3,77 30,76 66,78 105,76', 8, 31, 'fir', [40, 160]),
      trail(-1, 1, 'oat'),
      firs(sheet, '103,104,88,5 95,106,58,8', { lit: inks.fir }),
      post(x0 + (x1 - x0) * 0.14),
      post(x0 + (x1 - x0) * 0.86),
      polygon(
        board.map(([x, y]) => [x + 12, y + 16]),
        inks.black,
      ),
      polygon(board, inks.straw),
      redwood(sheet, sheet.pick(10, { portrait: 5 }), sheet.pick(120, { portrait: 84 }), {
        seed: 9,
        boughs: sheet.pick('40,700,0.2,1 190,420,0.36,1 60,320,0.2,-1', {
          portrait: '40,420,0.24,1 170,300,0.4,1',
        }),
      }),
      fern(sheet.x(27), sheet.y(102), 240, 12, inks.black),
      fern(sheet.x(64), sheet.y(104), 210, 15, inks.black),
      fern(sheet.x(88), sheet.y(104), 280, 14, inks.black),
      ridge(sheet, '-3,90 20,92 38,96 50,101 78,101 90,95 105,91', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
