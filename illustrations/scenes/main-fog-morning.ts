import { Camera } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { below, contour, fog, ridge } from '../kit/land.ts';
import { grass } from '../kit/plants.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle } from '../kit/shapes.ts';
import { shelter } from '../kit/shelter.ts';
import { bands } from '../kit/sky.ts';

/** The near bays are dark; the rest of the line fades into the fog in two lighter inks. */
export default {
  subject: 'Shelter in fog',
  masses: 'near bays, fir and grass black, fog light, woods and far bays middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([330, 880], { portrait: [90, 880] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1500, { portrait: 1200 }), eye: [-6.4, 1.2, -7.5] });
    const [sunX, sunY] = sheet.pick([640, 360], { portrait: [300, 320] });
    const woods = sheet.line('-3,62 30,60 60,61 105,58', 10, 44);
    const bays = { camera, sun: [-0.6, 2.4] as const, firstBench: 1.8 };
    const faded = (dark: string, light: string) => ({
      ...inks,
      black: dark,
      bark: dark,
      sun: light,
      straw: light,
      clay: light,
    });
    const meadow = sheet.line('-3,90 22,92 46,95 70,97 105,96', 10, 61);
    return [
      bands(sheet, 'mist', [16, 'straw']),
      circle(sunX, sunY, 120, inks.fog),
      ridge(sheet, '-3,46 18,42 38,46 60,38 82,42 105,36', 26, 9, 'mist', [30, 130]),
      fog(sheet, '-5,54 20,52 46,55 72,51 105,53', 40, 12),
      forest(sheet, woods, 'sage', { seed: 35, min: 140, max: 460, space: 0.3, lit: undefined }),
      fog(sheet, '-5,68 24,66 50,70 76,66 105,69', 44, 15, 'mist'),
      shelter({
        ...bays,
        inks: faded(inks.sage, inks.mist),
        firstPost: 18.7,
        end: 70,
        slab: inks.mist,
        roof: inks.sage,
      }),
      fog(sheet, '-5,73.5 20,74.5 40,76 60,74 105,73', 34, 16),
      shelter({ ...bays, inks, firstPost: 1.2, end: 18, slab: inks.oat, bench: inks.sun, roof: inks.pine }),
      contour(sheet, [-60, 36, 79, 5, 2], 18, 'mist'),
      firs(sheet, sheet.pick('4,108,100,5 13.5,106,62,8', { portrait: '2,108,80,5 14,106,50,8' }), {
        lit: inks.fir,
        light: 1,
      }),
      below(meadow, inks.black),
      grass(meadow, 60, 7, inks.black),
    ];
  },
} satisfies Scene;
