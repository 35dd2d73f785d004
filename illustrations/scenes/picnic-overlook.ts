import { below, contour, fog, ridge } from '../kit/land.ts';
import { grass, oak } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle, place } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';
import { picnicTable } from '../kit/objects/table.ts';

export default {
  subject: 'Oak above fog',
  masses: 'oak, table and hill black, fog light, ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY] = sheet.pick([1330, 330], { portrait: [700, 330] });
    const hill = sheet.line('-3,84 20,82 40,84 54,87.5 88,88 105,93', 6, 41);
    return [
      bands(sheet, 'poppy', [12, 'sun'], [24, 'straw']),
      circle(sunX, sunY, 108, inks.fog),
      ridge(sheet, '-3,46 18,42 38,46 60,39 82,44 105,40', 26, 9, 'mist'),
      fog(sheet, '-5,53 22,51 48,53 74,51 105,52', 34, 12),
      ridge(sheet, '-3,56 20,58 42,54 64,58 84,55 105,57', 20, 20, 'sage', [16, 50]),
      fog(sheet, '-5,64 24,62 50,64 76,61 105,63', 40, 15, 'mist'),
      fog(sheet, '-5,67 24,65 50,67 76,64.5 105,66', 40, 16),
      ridge(sheet, '-3,72 24,70 50,73 74,69 105,66', 14, 28, 'pine', [40, 150]),
      fog(sheet, '-5,80 24,79 50,81 76,78 105,79', 40, 26, 'mist'),
      ridge(sheet, '-3,86 30,84 60,90 105,84', 14, 33, 'fir', [40, 120]),
      oak(
        sheet.x(sheet.pick(25, { portrait: 26 })),
        sheet.y(87),
        sheet.pick(800, { portrait: 700 }),
        12,
        inks.black,
        inks.pine,
        1,
      ),
      below(hill, inks.black),
      contour(sheet, [-12, 62, 94, 5, 3], 5, 'fir'),
      place(
        picnicTable(inks.black, inks.sun, inks.oat),
        sheet.x(sheet.pick(52, { portrait: 44 })),
        sheet.y(88.5),
        sheet.pick(0.62, { portrait: 0.44 }),
      ),
      grass(hill, 52, 7, inks.black),
    ];
  },
} satisfies Scene;
