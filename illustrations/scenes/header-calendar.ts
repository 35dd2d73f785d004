import { contour, ridge } from '../kit/land.ts';
import { grass, oak } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Oak before sun',
  masses: 'oak and foreground black, sun light, hills and sky middle',
  phoneTop: 30,
  stripFoot: 92,
  draw(sheet) {
    const { inks } = sheet;
    const [x, size] = [sheet.x(sheet.pick(50, { strip: 72.5 })), sheet.pick(900, { strip: 458, portrait: 500 })];
    const [halo, ring, sun] = sheet.pick([800, 520, 330], { strip: [500, 380, 246], portrait: [640, 470, 330] });
    const near = sheet.line('-3,90 24,93 52,90 78,88 105,92', 10, 41);
    return [
      rings(sheet, x - size * 0.72, sheet.y(52), 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,62 16,56 34,62 54,57 76,61 105,54', 30, 9, 'mist'),
      ridge(sheet, '-3,70 20,72 42,67 64,71 84,66 105,69', 22, 20, 'sage', [16, 60]),
      ridge(sheet, '-3,84 20,80 44,78 66,77 86,79 105,83', 10, 28, 'oat'),
      contour(sheet, [-6, 66, 86, 5, 2], 4, 'sun'),
      contour(sheet, [44, 108, 86, 4, 3], 5, 'clay'),
      oak(x, sheet.y(sheet.pick(84, { strip: 86, portrait: 90 })), size, 12, inks.black, inks.fir, -1),
      ridge(sheet, '-3,90 24,93 52,90 78,88 105,92', 10, 41, 'black'),
      grass(near, 60 * Math.max(0.7, sheet.unit), 7, inks.black),
    ];
  },
} satisfies Scene;
