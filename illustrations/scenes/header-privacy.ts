import { fog, ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'One sword fern',
  masses: 'fern and ground black, disc and fog light, woods middle',
  phoneTop: 28,
  draw(sheet) {
    const { inks } = sheet;
    const [x, size] = [sheet.x(sheet.pick(56, { strip: 62 })), sheet.pick(900, { strip: 600, portrait: 820 })];
    const [halo, ring, sun] = sheet.pick([760, 520, 330], { strip: [500, 370, 230], portrait: [540, 390, 270] });
    return [
      rings(sheet, x, sheet.y(50), 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,60 18,56 38,60 60,57 82,60 105,56', 20, 9, 'mist', [20, 90]),
      ridge(sheet, '-3,72 20,70 46,73 70,71 105,72', 12, 28, 'sage', [40, 150]),
      fog(sheet, '-5,80 24,78 50,80 76,77 105,79', 26, 12, 'mist'),
      ridge(sheet, '-3,87 24,85 50,88 76,86 105,87', 10, 31, 'pine', [20, 70]),
      ridge(sheet, '-3,92 18,90 36,94 62,95 84,92 105,90', 10, 61, 'black'),
      fern(x, sheet.y(101), size, 44, inks.black, -172, -8, 9),
      ridge(sheet, '-3,97 24,97 50,98 76,97 105,97', 6, 62, 'black'),
    ];
  },
} satisfies Scene;
