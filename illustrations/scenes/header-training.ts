import { Camera, type Spot } from '../kit/camera.ts';
import { firs } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { benchTop, rifleOnBags } from '../kit/objects/from-behind.ts';
import { earMuffs, glasses } from '../kit/objects/protection.ts';
import { targetFrame } from '../kit/objects/targets.ts';
import type { Scene } from '../kit/sheet.ts';
import { place } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

/** From the seat behind the bench, as an instructor sees it: all is open, and the range before the line is empty. */
export default {
  subject: 'Bench, from behind',
  masses: 'posts, eave and firs black, bench top and sun light, range and ridges middle',
  phoneTop: 31,
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy, focal] = sheet.pick([1250, 300, 1500], { strip: [1120, 170, 1180], portrait: [600, 470, 1250] });
    const eye = sheet.pick<Spot>([0.62, 1.5, 0.3], { strip: [0.5, 1.24, -0.2], portrait: [0.5, 1.42, 0] });
    const camera = new Camera({ vx, vy, focal, eye });
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    const strips = [
      [-34, -24],
      [-16, -10],
      [-4, 0],
      [6, 11],
      [18, 27],
    ].map(([a, b]) => camera.quad(`${a},0,36 ${b},0,36 ${b * 0.16},0,3 ${a * 0.16 - 0.2},0,3`, inks.sun));
    const frames = [-19, -13, -7, -1, 5, 11].map((x) => {
      const [left, foot] = camera.project([x, 0, 26]);
      return place(targetFrame(inks), left, foot, camera.scaleAt(26) / 1000);
    });
    const top = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
      camera.floor(x0, x1, z0, z1, benchTop, fill);
    const shadow = (x: number, z: number, half: number, reach: number) =>
      camera.face(
        [
          [x - half, benchTop, z],
          [x + half, benchTop, z],
          [x + half - 0.12, benchTop, z - reach],
          [x - half - 0.12, benchTop, z - reach],
        ],
        inks.clay,
      );
    const on = (shapes: string, x: number, z: number) => {
      const [left, foot] = camera.project([x, benchTop, z]);
      return place(shapes, left, foot, camera.scaleAt(z) / 1000);
    };
    const post = (x: number, wide: number) =>
      sheet.fill(`${x},-2 ${x + wide},-2 ${x + wide},102 ${x},102`, 'black') +
      sheet.fill(`${x},-2 ${x + wide * 0.16},-2 ${x + wide * 0.16},102 ${x},102`, 'bark');
    const [muffs, specs] = sheet.pick([0.42, 0.78], { strip: [0.42, 0.74], portrait: [0.42, 0.62] });
    return [
      rings(
        sheet,
        sheet.x(sheet.pick(56, { portrait: 50 })),
        vy - sheet.y(4),
        'poppy',
        [sheet.y(sheet.pick(90, { portrait: 40 })), 'sun'],
        [sheet.y(sheet.pick(58, { portrait: 22 })), 'straw'],
        [sheet.y(sheet.pick(34, { portrait: 13 })), 'fog'],
      ),
      ridge(sheet, at(-9, -12, -8, -12, -9), 20, 8, 'mist'),
      ridge(sheet, at(-5, -6, -4, -6, -5), 16, 19, 'sage', [14, 44]),
      ridge(sheet, at(-2, -1.6, -2, -1.6, -2), 10, 30, 'pine', [30, 90]),
      camera.floor(-400, 400, 1, 3000, 0, inks.sun),
      camera.quad('-400,0,33 400,0,33 400,2.6,34 -400,2.6,34', inks.clay),
      camera.floor(-400, 400, 1, 32, 0, inks.oat),
      ...strips,
      ...frames,
      firs(
        sheet,
        sheet.pick('4,60,50,21', {
          strip: `4,${horizon + 18},70,21 9,${horizon + 15},52,5 14,${horizon + 13},38,9`,
          portrait: `5,${horizon + 8},34,21 13,${horizon + 7},24,5`,
        }),
      ),
      top(-4, 5, 0.9, 2.42, inks.black),
      top(-4, 5, 1.25, 2.36, inks.straw),
      ...[-1.5, -1.15, -0.8, -0.46, -0.12, 0.22, 0.56, 0.9, 1.24, 1.6].map((x) =>
        top(x - 0.004, x + 0.004, 1.25, 2.36, inks.clay),
      ),
      shadow(muffs, 1.8, 0.1, 0.26),
      shadow(specs, 1.72, 0.075, 0.06),
      rifleOnBags({ camera, inks, x: sheet.pick(-0.1, { portrait: 0.02 }), z: 1.42 }),
      on(earMuffs(inks, inks.pine, inks.sage), muffs, 1.8),
      on(glasses(inks, inks.haze, inks.mist), specs, 1.72),
      ...sheet.pick([post(22, 5), post(82, 5)], { strip: [post(22, 5.4), post(80, 5.4)], portrait: [post(88, 9)] }),
      sheet.fill('-2,-2 102,-2 102,7 -2,9', 'black'),
      sheet.fill('-2,-2 102,-2 102,1.4 -2,2', 'bark'),
    ];
  },
} satisfies Scene;
