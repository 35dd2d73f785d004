import { forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import { armSign } from '../kit/objects/sign.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { place } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Sign, two arms',
  masses: 'redwood, post and ferns black, sun and boards light, woods middle',
  phoneTop: 8,
  draw(sheet) {
    const { inks, unit } = sheet;
    // The sign's foot, and units for each millimeter.
    const [x, y, size] = sheet.pick([1120, 1250, 0.7], { strip: [1286, 690, 0.45], portrait: [560, 1120, 0.62] });
    const [halo, ring, sun] = sheet.pick([700, 470, 290], { strip: [480, 345, 215], portrait: [500, 350, 210] });
    const woods = sheet.line('-3,66 30,64 60,66 105,63', 10, 44);
    return [
      rings(sheet, x, y - 1140 * size, 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,50 18,44 38,50 60,43 82,48 105,45', 24, 9, 'mist', [20, 90]),
      forest(sheet, woods, 'sage', { seed: 66, min: 160, max: 420, space: 0.3, lit: undefined }),
      ridge(sheet, '-3,80 30,78 60,81 105,78', 10, 30, 'pine', [60, 200]),
      ridge(sheet, '-3,90 30,88 66,91 105,88', 8, 31, 'oat'),
      contour(sheet, [20, 108, 95, 7, -2], 5, 'clay'),
      place(armSign(inks), x, y, size),
      redwood(sheet, sheet.pick(17, { strip: 27, portrait: 3 }), sheet.pick(130, { strip: 104, portrait: 126 }), {
        seed: 8,
        boughs: sheet.pick('60,560,0.2,1 30,420,0.2,-1', {
          strip: '20,420,0.16,1 30,470,0.2,-1 170,330,0.4,-1',
          portrait: '60,300,0.2,1',
        }),
      }),
      ...sheet
        .pick([3, 42, 92], { portrait: [30, 96] })
        .map((at, i) => fern(sheet.x(at), sheet.y(104), 340 * Math.max(0.62, unit), 30 + i, inks.black)),
      ridge(sheet, '-3,95 20,98 48,100 80,98 105,95', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
