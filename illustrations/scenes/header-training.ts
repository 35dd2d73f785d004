import { Camera, type Spot } from '../kit/camera.ts';
import { ridge } from '../kit/land.ts';
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
    const [vx, vy, focal] = sheet.pick([1250, 300, 1500], { strip: [1120, 170, 1180], portrait: [600, 470, 1250] });
    const eye = sheet.pick<Spot>([0.62, 1.5, 0.3], { strip: [0.5, 1.24, -0.2], portrait: [0.5, 1.42, 0] });
    const camera = new Camera({ vx, vy, focal, eye });
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    const [far, middle, near] = sheet.pick(
      [
        [-9, -12, -8, -12, -9],
        [-5, -6, -4, -6, -5],
        [-2, -1.6, -2, -1.6, -2],
      ],
      {
        portrait: [
          [-4.6, -3.4, -4.4, -3, -4],
          [-3, -2.6, -3, -2, -2.6],
          [-1.4, -1.2, -1.4, -1, -1.4],
        ],
      },
    );
    const strips = [
      [-34, -24],
      [-16, -10],
      [-4, 0],
      [6, 11],
      [18, 27],
    ].map(([a, b]) => camera.quad(`${a},0,36 ${b},0,36 ${b * 0.16},0,3 ${a * 0.16 - 0.2},0,3`, inks.sun));
    const frames = [-18.6, -12.6, -6.6, -0.6, 5.4, 11.4].map((x) => {
      const [left, foot] = camera.project([x, 0, 26]);
      return place(targetFrame(inks), left, foot, camera.scaleAt(26) / 1000);
    });
    const top = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
      camera.floor(x0, x1, z0, z1, benchTop, fill);
    const [muffs, specs] = sheet.pick([0.42, 0.78], { strip: [0.42, 0.74], portrait: [0.42, 0.62] });
    const sunX = sheet.x(sheet.pick(77, { strip: 76, portrait: 82 }));
    const sun = sunAt(camera, sunX, 1.5);
    /** A post from x, lit on its side towards the sun. */
    const post = (x: number, wide: number) => {
      const lit = sheet.x(x) < sunX ? x + wide * 0.84 : x;
      return (
        sheet.fill(`${x},-2 ${x + wide},-2 ${x + wide},102 ${x},102`, 'black') +
        sheet.fill(`${lit},-2 ${lit + wide * 0.16},-2 ${lit + wide * 0.16},102 ${lit},102`, 'bark')
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
        [sheet.y(sheet.pick(30, { portrait: 6.5 })), 'fog'],
      ),
      ridge(sheet, at(...far), 20, 8, 'mist'),
      ridge(sheet, at(...middle), 16, 19, 'sage', [14, 44]),
      ridge(sheet, at(...near), 10, 30, 'pine', [30, 90]),
      camera.floor(-400, 400, 1, 3000, 0, inks.sun),
      camera.quad('-400,0,33 400,0,33 400,2.6,34 -400,2.6,34', inks.clay),
      camera.quad('-400,2.45,34 400,2.45,34 400,2.7,34 -400,2.7,34', inks.sun),
      camera.floor(-400, 400, 1, 32, 0, inks.oat),
      ...strips,
      ...frames,
      top(-4, 5, 1.25, 2.42, inks.black),
      top(-4, 5, 1.25, 2.36, inks.straw),
      ...[-1.5, -1.15, -0.8, -0.46, -0.12, 0.22, 0.56, 0.9, 1.24, 1.6].map((x) =>
        top(x - 0.004, x + 0.004, 1.25, 2.36, inks.clay),
      ),
      rifleOnBags({ camera, inks, sun, x: sheet.pick(-0.1, { portrait: 0.02 }), z: 1.42 }),
      muffsOnBench({ camera, inks, sun, x: muffs, z: 1.8 }),
      glassesOnBench({ camera, inks, sun, x: specs, z: 1.72 }),
      // The bench's edge, over which the shadows fall.
      top(-4, 5, 0.9, 1.25, inks.black),
      ...sheet.pick([post(22, 5), post(82, 5)], { strip: [post(22, 5.4), post(80, 5.4)], portrait: [post(91, 7)] }),
      sheet.fill('-2,-2 102,-2 102,7 -2,9', 'black'),
      sheet.fill('-2,-2 102,-2 102,1.4 -2,2', 'bark'),
    ];
  },
} satisfies Scene;
