import { Camera } from '../kit/camera.ts';
import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { mirror } from '../kit/shapes.ts';
import { shelter } from '../kit/shelter.ts';
import { rings } from '../kit/sky.ts';

/** From below the firing line, so that the sun stands between its posts. */
export default {
  subject: 'Shelter at sunset',
  masses: 'shelter, firs and ground black, sun light, sky middle',
  hour: 'dusk',
  draw(sheet) {
    const { inks, width } = sheet;
    const [vx, vy] = sheet.pick([1500, 930], { portrait: [830, 940] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1250, { portrait: 1000 }), eye: [8.4, 0.5, -4.6] });
    const [sunX, sunY] = sheet.pick([1210, 590], { portrait: [610, 610] });
    const { black } = inks;
    return [
      mirror(
        [
          rings(sheet, sunX, sunY, 'poppy', [700, 'sun'], [430, 'straw'], [200, 'fog']),
          ridge(sheet, '-3,66 16,63 36,67 56,63 76,66 105,60', 24, 5, 'mist'),
          ridge(sheet, '-3,70 20,72 42,69 64,72 84,69 105,71', 20, 16, 'sage', [14, 50]),
          ridge(sheet, '-3,76 24,75 50,76 74,75 105,74', 8, 28, 'pine', [40, 170]),
          camera.floor(-400, 400, -4, 3000, 0, inks.clay),
          shelter({
            camera,
            inks,
            sun: [0, 4],
            firstPost: 1.6,
            firstBench: 2.2,
            benchStep: 2.4,
            end: 64,
            slab: inks.oat,
            bench: inks.straw,
            shade: black,
            roof: black,
          }),
          firs(sheet, sheet.pick('95,96,100,5 87,92,62,8 101,98,84,11', { portrait: '94,96,84,5 82,92,48,8' })),
          ridge(sheet, '-3,96 30,95 60,92 80,88 105,82', 12, 61, 'black'),
        ].join(''),
        width,
      ),
    ];
  },
} satisfies Scene;
