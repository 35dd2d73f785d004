import { fog, ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Sword ferns',
  masses: 'near fronds black, disc light, far fronds and woods middle',
  draw(sheet) {
    const { inks } = sheet;
    const [x, size] = [sheet.x(sheet.pick(56, { strip: 62 })), sheet.pick(900, { strip: 560, portrait: 760 })];
    const [halo, ring, sun] = sheet.pick([760, 520, 300], { strip: [480, 330, 190], portrait: [500, 320, 190] });
    return [
      rings(sheet, x, sheet.y(40), 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,58 18,52 38,58 60,54 82,58 105,53', 24, 9, 'mist', [40, 160]),
      fog(sheet, '-5,70 24,67 50,70 76,66 105,68', 40, 12),
      ridge(sheet, '-3,76 20,74 46,77 70,74 105,76', 12, 28, 'sage', [60, 240]),
      ridge(sheet, '-3,86 24,84 50,87 76,84 105,85', 10, 31, 'pine'),
      fern(sheet.x(22), sheet.y(100), size * 0.95, 41, inks.pine, -155, -30, 5),
      fern(sheet.x(90), sheet.y(100), size * 0.85, 42, inks.pine, -155, -40, 5),
      ridge(sheet, '-3,93 24,94 50,92 76,94 105,92', 10, 51, 'fir'),
      fern(x, sheet.y(104), size * 1.15, 44, inks.black, -164, -16, 7),
      fern(sheet.x(2), sheet.y(106), size, 45, inks.black, -110, -14, 5),
      fern(sheet.x(99), sheet.y(106), size * 0.8, 46, inks.black, -165, -80, 4),
      ridge(sheet, '-3,95 24,98 50,96 76,98 105,95', 8, 61, 'black'),
    ];
  },
} satisfies Scene;
