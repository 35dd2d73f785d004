import { Camera } from '../kit/camera.ts';
import { ridge } from '../kit/land.ts';
import { benchTop, glassesOnBench, muffsOnBench, rifleOnBags, sunAt } from '../kit/objects/from-behind.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { place } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** From the seat behind the bench: the rifle lies pointed downrange, and all before the line is empty. */
export default {
  subject: 'Bench, rifle, range',
  masses: 'roof and post black, bench top and sun light, range and ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const camera = new Camera({ vx: 1350, vy: 396, focal: 1300, eye: [0.5, 1.36, 0.65] });
    const strips = [
      [-28, -19],
      [-12, -7],
      [-1, 2.5],
      [8, 14],
      [22, 34],
    ].map(([a, b]) => camera.quad(`${a},0,27 ${b},0,27 ${b * 0.16},0,3 ${a * 0.16 - 0.2},0,3`, inks.sun));
    const frames = [-21.4, -16, -10.6, -5.2, 5.6].map((x) => {
      const [at, foot] = camera.project([x, 0, 25]);
      return place(targetFrame(inks), at, foot, camera.scaleAt(25) / 1000);
    });
    const top = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
      camera.floor(x0, x1, z0, z1, benchTop, fill);
    // Far to the right, so that all shadows fall to the left.
    const sunX = 1930;
    const sun = sunAt(camera, sunX, 1.4);
    return [
      rings(sheet, sunX, 250, 'poppy', [960, 'sun'], [620, 'straw'], [250, 'fog']),
      ridge(sheet, '-3,23.5 16,19.5 34,22.5 54,18.5 74,21.5 105,17.5', 20, 8, 'mist'),
      ridge(sheet, '-3,26.5 20,27.5 42,24.5 64,27.5 84,25.5 105,26.5', 16, 19, 'sage', [14, 40]),
      ridge(sheet, '-3,30.5 30,29.5 60,30.5 105,29.5', 10, 30, 'pine', [30, 80]),
      ridge(sheet, '-3,32.5 14,30.9 36,32.1 58,30.7 80,31.7 105,30.5', 10, 55, 'sun'),
      sheet.fill('-5,33.5 105,33.1 105,39.5 -5,39.5', 'clay'),
      camera.floor(-400, 400, 1, 27, 0, inks.oat),
      ...strips,
      ...frames,
      top(-3, 4, 0.9, 2.42, inks.black),
      top(-3, 4, 1.2, 2.36, inks.straw),
      ...[-1.14, -0.8, -0.46, -0.12, 0.22, 0.56, 0.9].map((x) => top(x - 0.004, x + 0.004, 1.2, 2.36, inks.clay)),
      rifleOnBags({ camera, inks, sun, x: -0.2, z: 1.55 }),
      muffsOnBench({ camera, inks, sun, x: 0.2, z: 1.86 }),
      glassesOnBench({ camera, inks, sun, x: 0.41, z: 1.74 }),
      // The bench's edge, over which the shadows fall.
      top(-3, 4, 0.9, 1.2, inks.black),
      // One post, and the roof's edge upon it.
      sheet.fill('80,2 88,2 88,69.8 80,69.8', 'black'),
      sheet.fill('86.6,13 88,13 88,69.8 86.6,69.8', 'bark'),
      sheet.fill('-2,-2 102,-2 102,16 -2,20', 'black'),
      sheet.fill('-2,-2 102,-2 102,2.4 -2,5', 'bark'),
    ];
  },
} satisfies Scene;
