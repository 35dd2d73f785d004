import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { earMuffs } from '../kit/objects/protection.ts';
import type { Scene } from '../kit/sheet.ts';
import { bar, circle, place, shape } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** The muffs hang from a bracket of the post, so that both cups stand before the sun. */
export default {
  subject: 'Ear muffs, post',
  masses: 'post, woods and band black, sun light, grass and ridges middle',
  phoneTop: 10,
  draw(sheet) {
    const { inks, width } = sheet;
    // The middle of the muffs' foot, and units for each millimeter.
    const [x, y, size] = sheet.pick([1000, 850, 3], { strip: [1100, 428, 1.62], portrait: [520, 712, 1.9] });
    const [halo, ring, sun] = sheet.pick([700, 500, 340], { strip: [470, 330, 215], portrait: [560, 350, 235] });
    const woods = sheet.line('-3,74 20,75 44,74 66,75.4 84,73 105,71', 10, 44);
    const post = x - 210 * size;
    const arm = y - 190 * size;
    return [
      rings(sheet, x, y - 110 * size, 'poppy', [halo, 'sun'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, '-3,62 16,57 34,62 54,58 76,61 105,54', 26, 9, 'mist'),
      ridge(sheet, '-3,67 20,69 42,66 64,68 84,65 105,66', 20, 20, 'sage', [16, 60]),
      forest(sheet, woods, 'black', {
        seed: 73,
        light: 1,
        min: 90,
        max: 420,
        to: sheet.x(sheet.pick(30, { strip: 36 })),
      }),
      forest(sheet, woods, 'black', { seed: 75, min: 90, max: 380, from: sheet.x(82) }),
      ridge(sheet, '-3,82 30,80.5 66,82 105,80', 6, 31, 'oat'),
      ridge(sheet, '-3,91 30,90 66,93 105,89', 6, 32, 'clay'),
      // The post, its lit right side, and the rail behind it.
      shape(
        `-20,${sheet.y(86)} ${width + 20},${sheet.y(84)} ${width + 20},${sheet.y(91)} -20,${sheet.y(93)}`,
        inks.black,
      ),
      bar(`-20,${sheet.y(86.4)} ${width + 20},${sheet.y(84.4)}`, 6 * size, 6 * size, inks.bark),
      shape(
        `${post - 46 * size},-20 ${post + 36 * size},-20 ${post + 38 * size},1300 ${post - 48 * size},1300`,
        inks.black,
      ),
      shape(
        `${post + 26 * size},-20 ${post + 36 * size},-20 ${post + 38 * size},1300 ${post + 28 * size},1300`,
        inks.bark,
      ),
      // A bracket with its brace, and at its end the peg towards the viewer, over which the band hangs.
      bar(`${post},${arm} ${x + 12 * size},${arm}`, 18 * size, 18 * size, inks.black),
      bar(
        `${post + 10 * size},${arm + 98 * size} ${post + 100 * size},${arm + 4 * size}`,
        13 * size,
        13 * size,
        inks.black,
      ),
      circle(x, arm, 14 * size, inks.black),
      circle(x, arm, 9 * size, inks.clay),
      place(earMuffs(inks, inks.pine, inks.mist), x, y, size),
    ];
  },
} satisfies Scene;
