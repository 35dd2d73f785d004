import { brokenClay } from '../kit/clay.ts';
import { firs, forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Clay in shards',
  masses: 'falling forest black, sun light, ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY, r] = sheet.pick([660, 470, 400], { portrait: [430, 440, 330] });
    const near = sheet.line('-3,99 20,97 40,92 62,82 82,68 105,52', 16, 12);
    return [
      rings(sheet, sunX, sunY, 'poppy', [r * 1.95, 'sun'], [r, 'fog']),
      ridge(sheet, '-3,66 12,63 26,67 44,70 60,66 78,60 105,62', 26, 4, 'mist'),
      ridge(sheet, '-3,71 18,74 36,77 56,73 76,69 105,66', 20, 15, 'sage', [12, 40]),
      ridge(sheet, '-3,80 16,82 34,85 56,82 78,76 105,70', 16, 27, 'pine', [30, 110]),
      forest(sheet, near, 'black', { seed: 19, light: -1, min: 190, max: 520, from: sheet.x(50) }),
      firs(sheet, '3,103,38,6 9,104,28,7', { lit: inks.fir, light: 1 }),
      brokenClay(sunX + r * 0.04, sunY - r * 0.12, r * 0.46, 11, inks),
    ];
  },
} satisfies Scene;
