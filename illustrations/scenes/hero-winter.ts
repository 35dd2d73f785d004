import { firs } from '../kit/conifers.ts';
import { contour, fog, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Firs after snow',
  masses: 'firs black, snow light, ridges and sky middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY] = [sheet.x(sheet.pick(43, { portrait: 60 })), sheet.y(30)];
    const snow = sheet.night ? inks.straw : inks.fog;
    const tall = sheet.pick('74,97,112,5 87,101,128,8 97,103,92,11', { portrait: '70,98,84,5 90,102,100,8' });
    const small = sheet.pick('60,95,58,14 51,94,34,17 7,103,76,21 15,100,46,24', {
      portrait: '48,95,40,14 6,100,50,21',
    });
    return [
      bands(sheet, 'sage', [18, 'mist'], [34, 'sun']),
      circle(sunX, sunY, 100 * Math.max(0.8, sheet.unit), inks.fog),
      ridge(sheet, '-3,46 14,40 26,44 40,38 54,43 70,36 86,42 105,36', 30, 9, 'straw'),
      ridge(sheet, '-3,50 14,46 26,51 40,45 54,50 70,44 86,50 105,45', 36, 10, 'sage'),
      ridge(sheet, '-3,56 20,58 42,54 64,58 84,55 105,57', 20, 20, 'pine', [22, 70]),
      fog(sheet, '-5,64 24,62 50,64 76,61 105,63', 40, 15, 'mist'),
      ridge(sheet, '-3,71 24,69 50,72 74,69 105,68', 12, 28, 'fir', [40, 130]),
      fog(sheet, '-5,78 22,76 48,79 76,75 105,73', 26, 26),
      contour(sheet, [-8, 70, 86, 5, 3], 5, 'mist'),
      contour(sheet, [28, 108, 94, 4, -3], 6, 'mist'),
      firs(sheet, `${small} ${tall}`, { lit: snow, width: 0.2, litShare: 0.3 }),
      contour(sheet, [54, 112, 101, 7, 2], 9, 'fog'),
    ];
  },
} satisfies Scene;
