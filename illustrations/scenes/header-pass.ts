import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { noticeBoard } from '../kit/objects/notice-board.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { place } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** The board where passes are sold, whole, with air above its roof. */
export default {
  subject: 'Board beside a redwood',
  masses: 'roof, posts and trunk black, sheets and sun light, board and woods middle',
  phoneTop: 26,
  draw(sheet) {
    const { inks } = sheet;
    const [x, y, size] = sheet.pick([700, 400, 1], { strip: [1236, 236, 0.58], portrait: [268, 650, 0.68] });
    const [halo, ring, sun] = sheet.pick([760, 520, 300], { strip: [470, 330, 190], portrait: [560, 370, 195] });
    const sunX = sheet.x(sheet.pick(45, { strip: 58, portrait: 74 }));
    return [
      rings(
        sheet,
        sunX,
        sheet.y(sheet.pick(38, { portrait: 46 })),
        'sage',
        [halo, 'mist'],
        [ring, 'straw'],
        [sun, 'fog'],
      ),
      ridge(sheet, '-3,50 18,46 38,51 60,46 82,49 105,47', 24, 9, 'mist', [20, 90]),
      forest(sheet, sheet.line('-3,68 20,66 50,67 80,65 105,67', 10, 4), 'sage', {
        seed: 63,
        min: 120,
        max: sheet.pick(420, { portrait: 250 }),
        space: 0.26,
        lit: undefined,
      }),
      ridge(sheet, '-3,75 30,74 60,76 105,74', 10, 30, 'pine', [50, 190]),
      ridge(sheet, '-3,83 30,82 66,83 105,81', 8, 31, 'oat'),
      ridge(sheet, '-3,93 20,90 40,89 70,88 105,91', 8, 32, 'clay'),
      place(noticeBoard(inks, 0, 0, 800, 470), x, y, size),
      redwood(sheet, sheet.pick(13, { portrait: 5 }), sheet.pick(128, { strip: 105, portrait: 76 }), {
        boughs: sheet.pick('70,620,0.2,1 30,420,0.2,-1 250,380,0.36,-1', {
          strip: '20,330,0.2,1 60,300,0.3,-1',
          portrait: '',
        }),
        seed: 6,
      }),
      fern(
        sheet.x(sheet.pick(29, { strip: 24, portrait: 18 })),
        sheet.y(101),
        sheet.pick(230, { strip: 130 }),
        12,
        inks.black,
      ),
      fern(sheet.x(97), sheet.y(103), sheet.pick(300, { strip: 170 }), 14, inks.black, -172, -60),
      ridge(sheet, '-3,97 24,97 50,98 105,96', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
