import { firs } from '../kit/conifers.ts';
import { fog, ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import { redwood } from '../kit/redwood.ts';
import { rows } from '../kit/shapes.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Road through redwoods',
  masses: 'trunks black, light at the end of the road, woods and road middle',
  draw(sheet) {
    const { inks, unit } = sheet;
    const end = sheet.pick(54, { strip: 58 });
    // Trees beside the light stand farther from it where the sheet is narrow.
    const side = sheet.pick(1, { portrait: 1.6 });
    const [halo, ring, sun] = sheet.pick([560, 380, 190], { strip: [430, 290, 140], portrait: [400, 280, 150] });
    const trunk = (x: number, half: number, foot: number, seed: number, light: number) =>
      redwood(sheet, x, half * sheet.pick(1, { strip: 0.7, portrait: 0.5 }), {
        seed,
        light,
        foot,
        boughs: '',
        ink: foot < 80 ? inks.fir : inks.black,
      });
    return [
      rings(sheet, sheet.x(end), sheet.y(44), 'pine', [halo, 'sage'], [ring, 'straw'], [sun, 'fog']),
      firs(
        sheet,
        rows('-17,74 -12,56 -8,40 9,44 13,60 18,78')
          .map(([off, high], i) => `${end + off * side},69,${high / side},${i + 5}`)
          .join(' '),
        { ink: inks.pine, width: 0.2 },
      ),
      ridge(sheet, '-3,66 30,67 58,66 105,67', 8, 30, 'pine'),
      fog(sheet, `-5,73 ${end - 20},70 ${end},68.5 ${end + 20},70 105,73`, 10, 12, 'straw'),
      ridge(sheet, `-3,74 ${end - 14},71 ${end},70 ${end + 14},71 105,75`, 6, 31, 'oat'),
      sheet.fill(`${end - 1.4},70 ${end + 1.4},70 ${end + 44},104 ${end - 52},104`, 'fir'),
      sheet.fill(`${end - 0.2},70 ${end + 0.1},70 ${end - 2},104 ${end - 5},104`, 'sun'),
      sheet.fill(`${end - 1.4},70 ${end - 1.2},70 ${end - 45},104 ${end - 47.6},104`, 'straw'),
      sheet.fill(`${end + 1.2},70 ${end + 1.4},70 ${end + 41},104 ${end + 39},104`, 'straw'),
      trunk(end - 12, 20, 76, 3, 1),
      trunk(end + 11.5, 22, 77, 5, -1),
      trunk(end - 19, 36, 82, 7, 1),
      trunk(end + 19, 34, 82, 9, -1),
      trunk(end - 30, 66, 92, 11, 1),
      trunk(end + 30, 62, 91, 13, -1),
      trunk(end - 50, 112, 104, 15, 1),
      trunk(end + 47, 96, 102, 17, -1),
      ...[-40, -24, 24, 36].map((off, i) =>
        fern(
          sheet.x(end + off),
          sheet.y(Math.abs(off) > 30 ? 100 : 87),
          300 * Math.max(0.6, unit) * (Math.abs(off) > 30 ? 1 : 0.5),
          90 + i,
          inks.black,
        ),
      ),
    ];
  },
} satisfies Scene;
