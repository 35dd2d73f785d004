import { Camera } from '../kit/camera.ts';
import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { grassland } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { mirror } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

export default {
  subject: 'Shelter at sunset',
  masses: 'shelter and firs black, sun light, sky and grass middle',
  hour: 'dusk',
  draw(sheet) {
    const { inks, width } = sheet;
    const [vx, vy] = sheet.pick([1480, 830], { portrait: [800, 840] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1250, { portrait: 1000 }), eye: [9.6, 1.3, -5] });
    const [sunX, sunY] = sheet.pick([1210, 560], { portrait: [620, 560] });
    const sun = [(sunX - vx) / camera.focal / 0.22, 1 / 0.22] as const;
    return [
      mirror(
        [
          rings(sheet, sunX, sunY, 'poppy', [640, 'sun'], [350, 'straw'], [150, 'fog']),
          ridge(sheet, '-3,60 16,57 36,60 56,56 76,59 105,54', 24, 5, 'mist'),
          ridge(sheet, '-3,63 20,65 42,62 64,65 84,62 105,64', 20, 16, 'sage', [14, 50]),
          ridge(sheet, '-3,69 24,68 50,69 74,68 105,68.6', 8, 28, 'pine', [40, 150]),
          grassland(camera, inks),
          shelter({ camera, inks, sun, firstPost: 1.6, firstBench: 2.2, end: 64, slab: inks.oat, bench: inks.straw }),
          firs(sheet, sheet.pick('95,92,104,5 87,88,66,8 101,94,86,11', { portrait: '94,92,84,5 82,88,48,8' })),
          ridge(sheet, '-3,101 30,100 60,95 80,89 105,84', 12, 61, 'black'),
        ].join(''),
        width,
      ),
    ];
  },
} satisfies Scene;
