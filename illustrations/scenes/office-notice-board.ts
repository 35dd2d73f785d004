import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { noticeBoard } from '../kit/objects/notice-board.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Notice board',
  masses: 'roof, posts and trunk black, sheets and sky light, board and woods middle',
  draw(sheet) {
    const { inks } = sheet;
    const [x0, y0, w, h] = sheet.pick([720, 400, 800, 470], { portrait: [270, 430, 600, 420] });
    const woods = sheet.line('-3,66 20,64 50,66 80,63 105,65', 10, 4);
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
      noticeBoard(inks, x0, y0, w, h),
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
