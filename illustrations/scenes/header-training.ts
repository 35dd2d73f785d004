import { Camera, type Spot } from '../kit/camera.ts';
import { ridge } from '../kit/land.ts';
import type { InkName } from '../kit/inks.ts';
import { benchTop, glassesOnBench, muffsOnBench, rifleOnBags, sunAt } from '../kit/objects/from-behind.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { place } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** From the seat behind the bench, as an instructor sees it: all is open, and the range before the line is empty. */
export default {
  subject: 'Bench, from behind',
  masses: 'posts and eave black, bench top and sun light, range and ridges middle',
  phoneTop: 31,
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy, focal] = sheet.pick([1330, 150, 1800], { portrait: [900, 520, 1500] });
    const eye = sheet.pick<Spot>([0.5, 1.03, 0.28], { portrait: [0.5, 1.2, 0.28] });
    const camera = new Camera({ vx, vy, focal, eye });
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    const [far, middle, near] = sheet.pick(
      [
        [-15, -18, -14, -17, -15],
        [-13, -12.6, -14, -12.4, -13],
        [-10.6, -10, -10.8, -10, -10.6],
      ],
      {
        portrait: [
          [-10, -8.6, -10.4, -8.4, -9.6],
          [-7.6, -7, -7.8, -6.6, -7.2],
          [-5, -4.6, -5.2, -4.6, -5],
        ],
      },
    );
    const strips = [
      [-34, -24],
      [-16, -10],
      [-4, 0],
      [6, 11],
      [18, 27],
    ].map(([a, b]) => camera.quad(`${a},0,42 ${b},0,42 ${b * 0.16},0,3 ${a * 0.16 - 0.2},0,3`, inks.sun));
    const frames = [-25.5, -17.5, -9.5, -1.5, 6.5, 14.5].map((x) => {
      const [left, foot] = camera.project([x, 0, 40]);
      return place(targetFrame(inks), left, foot, camera.scaleAt(40) / 1000);
    });
    /** How near the bench's edge is. */
    const front = sheet.pick(1.2, { portrait: 1.02 });
    const top = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
      camera.floor(x0, x1, z0, z1, benchTop, fill);
    const [muffs, specs] = sheet.pick([0.3, 0.52], { portrait: [0.3, 0.42] });
    // Far to the right, so that all shadows fall to the left.
    const sunX = sheet.x(100);
    const sun = sunAt(camera, sheet.x(sheet.pick(128, { portrait: 160 })), 1.3);
    /** A post from x, lit on its side towards the sun. */
    const post = (x: number, wide: number) => {
      const [lit, right] = [x + wide * 0.84, x + wide];
      return (
        sheet.fill(`${x},-2 ${right},-2 ${right},102 ${x},102`, 'black') +
        sheet.fill(`${lit},-2 ${right},-2 ${right},102 ${lit},102`, 'bark')
      );
    };
    return [
      rings(
        sheet,
        sunX,
        vy - sheet.y(4),
        'poppy',
        [sheet.y(sheet.pick(90, { portrait: 40 })), 'sun'],
        [sheet.y(sheet.pick(58, { portrait: 16 })), 'straw'],
        [sheet.y(sheet.pick(30, { portrait: 6.5 })), sheet.pick<InkName>('straw', { portrait: 'fog' })],
      ),
      ridge(sheet, at(...far), 20, 8, 'mist'),
      ridge(sheet, at(...middle), 16, 19, 'sage', [14, 44]),
      ridge(sheet, at(...near), 10, 30, 'pine', [30, 90]),
      camera.floor(-400, 400, 1, 3000, 0, inks.sun),
      camera.quad('-400,0,42 400,0,42 400,2.6,43.4 -400,2.6,43.4', inks.clay),
      camera.quad('-400,2.4,43.4 400,2.4,43.4 400,2.75,43.4 -400,2.75,43.4', inks.sun),
      camera.floor(-400, 400, 1, 42, 0, inks.oat),
      ...strips,
      ...frames,
      top(-4, 5, front, 2.42, inks.black),
      top(-4, 5, front, 2.36, inks.straw),
      ...[-1.5, -1.15, -0.8, -0.46, -0.12, 0.22, 0.56, 0.9, 1.24, 1.6].map((x) =>
        top(x - 0.004, x + 0.004, front, 2.36, inks.clay),
      ),
      rifleOnBags({
        camera,
        inks,
        sun,
        x: sheet.pick(-0.04, { portrait: 0 }),
        z: 1.36,
      }),
      muffsOnBench({ camera, inks, sun, x: muffs, z: sheet.pick(1.72, { portrait: 1.9 }) }),
      glassesOnBench({ camera, inks, sun, x: specs, z: 1.64 }),
      // The bench's edge, over which the shadows fall.
      top(-4, 5, 0.9, front, inks.black),
      ...sheet.pick([post(12.2, 6.6), post(83, 6.6)], { portrait: [post(3, 7)] }),
      sheet.fill(sheet.pick('-2,-2 102,-2 102,7.6 -2,9.2', { portrait: '-2,-2 102,-2 102,34 -2,35.6' }), 'black'),
      sheet.fill(sheet.pick('-2,-2 102,-2 102,1.4 -2,2', { portrait: '-2,-2 102,-2 102,14 -2,14' }), 'bark'),
    ];
  },
} satisfies Scene;
