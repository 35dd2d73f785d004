import { firs, forest } from '../kit/conifers.ts';
import { clay } from '../kit/clay.ts';
import { below, ridge } from '../kit/land.ts';
import { fern } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Clay over ravine',
  masses: 'forest and ferns black, sun disc light, canyon walls middle',
  draw(sheet) {
    const { inks } = sheet;
    const [sunX, sunY] = sheet.pick([930, 430], { portrait: [486, 420] });
    const [halo, sun] = sheet.pick([760, 452], { portrait: [560, 352] });
    const [x, y, size] = sheet.pick([1010, 330, 190], { portrait: [540, 316, 172] });
    const slope = (line: string, seed: number, ink: 'pine' | 'fir', min: number, max: number, lit?: string) =>
      forest(sheet, sheet.line(line, 12, seed), ink, { seed, lit, light: 1, min, max, space: 0.36 });
    return [
      rings(sheet, sunX, sunY, 'sage', [halo, 'mist'], [sun, 'fog']),
      ridge(sheet, '-3,58 17,53 36,56 50,57.5 68,53 83,50 105,53', 24, 3, 'mist'),
      ridge(sheet, '-3,47 14,53 31,60 48,64 63,62 79,57.5 105,53', 20, 14, 'sage', [10, 34]),
      below(sheet.line('-3,71 28,69 48,70 68,68.5 105,71', 22, 6, true), inks.mist),
      slope('-3,47 10,57 23,67 39,74 54,77.5 69,75 87,67 105,57', 41, 'pine', 70, 180),
      slope('-3,55 11,69 23,77 39,82.5', 52, 'fir', 190, 400, inks.pine),
      slope('64,83 78,78 90,71 105,61', 63, 'fir', 170, 380, inks.pine),
      firs(
        sheet,
        sheet.pick('26,98,46,21 18.5,98,62,14 10.4,99,75,8 2.4,99,93,3 97.4,99,52,17', {
          portrait: '12.5,98,63,14 3,98,84,3',
        }),
        { ink: inks.black, lit: inks.fir, light: 1, width: 0.15, bare: 0.2, trunk: 0.015, gaps: 0.16 },
      ),
      ridge(sheet, '-3,75 17,79 36,82 50,84 66,83 83,80 105,75', 14, 8, 'fir'),
      clay(x, y, size, -19, inks),
      ...sheet.pick(
        [fern(330, 1150, 430, 5, inks.pine, -112, -18, 5), fern(1500, 1140, 420, 6, inks.pine, -166, -75, 5)],
        {
          portrait: [fern(120, 1180, 380, 7, inks.pine, -90, -18, 4), fern(860, 1190, 360, 8, inks.pine, -162, -90, 4)],
        },
      ),
      ridge(sheet, '-3,84 14,89 34,93 54,95 74,92 91,87 105,82.5', 16, 90, 'black'),
      ...sheet.pick([fern(30, 1190, 600, 5, inks.black, -108, -9), fern(1790, 1180, 660, 6, inks.black, -173, -83)], {
        portrait: [fern(-6, 1214, 500, 7, inks.black, -90, -11, 5), fern(966, 1214, 540, 8, inks.black, -169, -90, 5)],
      }),
    ];
  },
} satisfies Scene;
