import { forest } from '../kit/conifers.ts';
import { fog, ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Redwood above fog',
  masses: 'trunk and slope black, fog light, ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY, sun] = sheet.pick([1228, 366, 92], { portrait: [640, 372, 84] });
    const slope = sheet.line('-5,99 16,97 39,92 56,85 72,77.5 89,70 105,62', 18, 17);
    return [
      bands(sheet, 'sage', [14, 'mist'], [24, 'straw']),
      circle(sunX, sunY, sun, inks.fog),
      fog(sheet, '-5,37.5 17,39 39,37.5 69,39 105,37.5', 30, 73),
      ridge(sheet, '-5,39 7,37.5 23,35 37,37.5 50,40.5 66,43 83,39.5 94,36.5 105,39', 26, 2, 'mist'),
      fog(sheet, '-5,46.5 17,47 42,45.5 63,47.5 83,45 105,46.5', 34, 61),
      ridge(sheet, '-5,45 9,47 26,51.5 42,55 58,52 74,46.5 89,48 105,44', 22, 5, 'sage', [18, 62]),
      fog(sheet, '-5,57.5 13,56 34,58 56,57 78,59.5 105,57.5', 34, 62, 'mist'),
      fog(sheet, '-5,60 17,59.5 39,61 61,59.5 83,62 105,61', 44, 63),
      ridge(sheet, '-5,69 11,67 31,70 48,67 62,59.5 79,55 94,56.5 105,54', 20, 9, 'pine', [50, 170]),
      fog(sheet, '-5,73 11,72 33,75 53,73.5 72,75 105,75', 50, 64, 'mist'),
      fog(sheet, '-5,76.5 17,77 39,79 61,77.5 83,82.5 105,83', 56, 65),
      forest(sheet, slope, 'fir', { seed: 44, min: 120, max: 420, from: sheet.x(sheet.pick(36, { portrait: 26 })) }),
      ridge(sheet, '-5,93 11,93 34,96 56,96.5 78,93 105,87', 22, 27, 'black'),
      redwood(sheet, sheet.pick(16.7, { portrait: 15.6 }), sheet.pick(118, { portrait: 92 })),
      ...sheet
        .pick([46, 63, 87], { portrait: [49, 86] })
        .map((x, i) => fern(sheet.x(x), sheet.y(99), 220, 91 + i, inks.black)),
    ];
  },
} satisfies Scene;
