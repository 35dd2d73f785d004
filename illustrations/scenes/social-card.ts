import { firs, forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** The site letters the club's name below it. */
export default {
  subject: 'Fir before sun',
  masses: 'fir and slope black, sun light, sky and ridges middle',
  draw(sheet) {
    const [sunX, sunY] = [sheet.x(57), sheet.y(46)];
    const slope = sheet.line('-3,94 24,93 44,89 64,81 84,68 105,52', 12, 41);
    return [
      rings(sheet, sunX, sunY, 'poppy', [620, 'sun'], [390, 'straw'], [210, 'fog']),
      ridge(sheet, '-3,58 18,52 38,60 60,54 82,57 105,48', 26, 9, 'mist'),
      ridge(sheet, '-3,66 20,70 42,65 64,69 84,63 105,66', 20, 20, 'sage', [16, 60]),
      ridge(sheet, '-3,80 24,78 50,82 74,78 105,75', 12, 28, 'pine', [50, 190]),
      forest(sheet, slope, 'black', { seed: 19, min: 140, max: 420, from: sheet.x(68) }),
      firs(sheet, '57,93,90,5 47,95,44,8 41,96,26,12 4,98,70,9 11,97,46,14'),
    ];
  },
} satisfies Scene;
