import { forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, place, shape } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Signpost, three ways',
  masses: 'redwood, post and ferns black, boards and sky light, woods middle',
  draw(sheet) {
    const { inks, unit } = sheet;
    const [x, y, size] = sheet.pick([1120, 1130, 1.5], { strip: [1150, 590, 0.92], portrait: [520, 1130, 0.98] });
    const woods = sheet.line('-3,64 30,62 60,64 105,61', 10, 44);
    /** A board with a pointed end, 430 long, its post at 0, 0, tilted by some degrees. */
    const board = (at: number, side: number, tilt: number, length: number) =>
      place(
        [
          shape(`-70,-46 ${length},-46 ${length + 66},2 ${length},50 -70,50`, inks.black),
          shape(`-70,-52 ${length},-52 ${length + 66},-4 ${length},42 -70,42`, inks.fog),
          bar(`-40,-24 ${length * 0.6},-27`, 5, 3, inks.oat),
          bar(`${length * 0.3},22 ${length},20`, 3, 5, inks.oat),
        ].join(''),
        x,
        y + at * size,
        size,
        tilt,
      ).replace('scale(', `scale(${side} 1) scale(`);
    return [
      bands(sheet, 'sage', [16, 'mist'], [34, 'straw']),
      ridge(sheet, '-3,46 18,40 38,46 60,38 82,44 105,41', 24, 9, 'mist', [20, 90]),
      forest(sheet, woods, 'sage', { seed: 66, min: 160, max: 520, space: 0.3, lit: undefined }),
      ridge(sheet, '-3,78 30,76 60,79 105,76', 10, 30, 'pine', [60, 220]),
      ridge(sheet, '-3,88 30,86 66,89 105,86', 8, 31, 'oat'),
      contour(sheet, [20, 108, 95, 7, -2], 5, 'clay'),
      bar(`${x},${y - 620 * size} ${x},${y + 60}`, 58 * size, 66 * size, inks.black),
      board(-530, 1, -3, 380),
      board(-405, -1, -2, 330),
      board(-280, 1, 2, 300),
      redwood(sheet, sheet.pick(17, { strip: 27, portrait: 3 }), sheet.pick(130, { strip: 104, portrait: 126 }), {
        seed: 8,
        boughs: sheet.pick('60,560,0.2,1 30,420,0.2,-1', {
          strip: '20,420,0.16,1 30,470,0.2,-1 170,330,0.4,-1',
          portrait: '60,400,0.2,1',
        }),
      }),
      ...sheet
        .pick([3, 42, 92], { portrait: [30, 96] })
        .map((at, i) => fern(sheet.x(at), sheet.y(104), 380 * Math.max(0.62, unit), 30 + i, inks.black)),
      ridge(sheet, '-3,95 20,98 48,100 80,98 105,95', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
