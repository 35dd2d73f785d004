import { firs, forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** The site letters the left half with the club's mark and name. */
export default {
  subject: 'Fir before sun',
  masses: 'fir and slope black, sun light, sky and ridges middle',
  draw(sheet) {
    const [sunX, sunY] = [sheet.x(72), sheet.y(46)];
    const slope = sheet.line('-3,92 24,91 48,87 70,80 105,66', 12, 41);
    return [
      rings(sheet, sunX, sunY, 'poppy', [760, 'sun'], [470, 'straw'], [250, 'fog']),
      ridge(sheet, '-3,64 18,60 38,64 60,58 82,62 105,57', 26, 9, 'mist'),
      ridge(sheet, '-3,71 20,73 42,69 64,72 84,68 105,70', 20, 20, 'sage', [16, 54]),
      ridge(sheet, '-3,82 24,80 50,83 74,79 105,76', 12, 28, 'pine', [40, 150]),
      ridge(sheet, '-3,92 30,90 60,91 105,84', 12, 33, 'fir', [50, 150]),
      forest(sheet, slope, 'black', { seed: 19, min: 120, max: 330, from: sheet.x(84) }),
      firs(sheet, '72,90,80,5 59,94,44,8 50,96,26,12'),
    ];
  },
} satisfies Scene;
