import { Camera } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { contour, fog, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { circle } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Shelter in fog',
  masses: 'shelter and near fir black, fog light, woods and grass middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([380, 800], { portrait: [110, 830] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1500, { portrait: 1200 }), eye: [-7, 1.5, -7] });
    const [sunX, sunY] = sheet.pick([560, 330], { portrait: [300, 300] });
    const woods = sheet.line('-3,60 30,58 60,60 105,57', 10, 44);
    return [
      bands(sheet, 'mist', [16, 'straw']),
      circle(sunX, sunY, 104, inks.fog),
      ridge(sheet, '-3,44 18,40 38,44 60,36 82,40 105,34', 26, 9, 'mist', [30, 130]),
      fog(sheet, '-5,50 20,48 46,51 72,47 105,49', 40, 12),
      forest(sheet, woods, 'sage', { seed: 35, min: 120, max: 420, space: 0.3, lit: undefined }),
      fog(sheet, '-5,62 24,60 50,64 76,60 105,63', 44, 15, 'mist'),
      fog(sheet, '-5,66 24,65 50,68 76,64 105,67', 40, 16),
      ridge(sheet, '-3,69 40,68.5 70,69 105,69', 6, 31, 'oat'),
      shelter({
        camera,
        inks,
        sun: [-0.6, 2.4],
        firstPost: 1.2,
        firstBench: 1.8,
        end: 70,
        slab: inks.oat,
        bench: inks.sun,
      }),
      contour(sheet, [-60, 46, 68, 5, 1.5], 18, 'mist'),
      contour(sheet, [-70, 40, 71, 5, 1], 19, 'fog'),
      contour(sheet, [-60, 130, 96, 9, 1], 22, 'clay'),
      firs(sheet, sheet.pick('2.5,108,98,5 11,106,66,8', { portrait: '2,108,80,5 14,106,50,8' }), {
        lit: inks.fir,
        light: 1,
      }),
    ];
  },
} satisfies Scene;
