import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { earMuffs } from '../kit/objects/protection.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Ear muffs, post',
  masses: 'post, muffs and woods black, sun light, grass and ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [x, y, size] = sheet.pick([1060, 860, 1.5], { strip: [1140, 470, 0.86], portrait: [480, 830, 1.25] });
    const [halo, ring, sun] = sheet.pick([700, 460, 330], { strip: [480, 330, 210], portrait: [560, 390, 270] });
    const woods = sheet.line('-3,70 20,71 44,69 66,71 84,69 105,66', 10, 44);
    return [
      rings(sheet, x, y - 240 * size, 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,60 16,55 34,60 54,54 76,58 105,52', 26, 9, 'mist'),
      ridge(sheet, '-3,66 20,68 42,64 64,67 84,63 105,65', 20, 20, 'sage', [16, 60]),
      forest(sheet, woods, 'black', { seed: 73, light: 1, min: 90, max: 420, to: sheet.x(40) }),
      forest(sheet, woods, 'black', { seed: 75, min: 90, max: 380, from: sheet.x(84) }),
      ridge(sheet, '-3,80 30,78 66,80 105,77', 6, 31, 'oat'),
      ridge(sheet, '-3,90 30,89 66,92 105,88', 6, 32, 'clay'),
      // The post, its lit left side, and the rail that joins it.
      shape(`${x - 92 * size},-20 ${x + 92 * size},-20 ${x + 96 * size},1300 ${x - 96 * size},1300`, inks.black),
      shape(`${x - 92 * size},-20 ${x - 66 * size},-20 ${x - 70 * size},1300 ${x - 96 * size},1300`, inks.bark),
      shape(
        `-20,${y + 44 * size} ${sheet.width + 20},${y + 30 * size} ${sheet.width + 20},${y + 120 * size} -20,${y + 134 * size}`,
        inks.black,
      ),
      bar(`-20,${y + 50 * size} ${sheet.width + 20},${y + 36 * size}`, 12 * size, 12 * size, inks.bark),
      bar(`${x},${y - 452 * size} ${x},${y - 424 * size}`, 40 * size, 40 * size, inks.sun),
      place(earMuffs({ ...inks, black: inks.fir }, inks.pine, inks.mist), x, y, size / 0.475),
    ];
  },
} satisfies Scene;
