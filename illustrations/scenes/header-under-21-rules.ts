import { Camera } from '../kit/camera.ts';
import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { benchTop, muffsOnBench, sunAt } from '../kit/objects/from-behind.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** From a seat at the bench: both pairs stand before the sun, with nothing dark behind them. */
export default {
  subject: 'Two ear muffs',
  masses: 'bench front, muffs and woods black, sun light, bench and ridges middle',
  phoneTop: 28,
  stripFoot: 87.4,
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy, focal] = sheet.pick([900, 560, 1500], { strip: [1130, 264, 1500], portrait: [480, 700, 1500] });
    const camera = new Camera({ vx, vy, focal, eye: [0, benchTop + 0.12, 0] });
    const sunX = sheet.x(sheet.pick(55, { strip: 62, portrait: 46 }));
    const sunY = sheet.y(sheet.pick(40, { strip: 40, portrait: 50 }));
    const [halo, ring, sun] = sheet.pick([760, 520, 300], { strip: [480, 350, 215], portrait: [600, 400, 235] });
    const horizon = (vy / sheet.height) * 100;
    const at = (...heights: number[]) => heights.map((y, i) => `${i * 27 - 3},${horizon + y}`).join(' ');
    const top = (x0: number, x1: number, z0: number, z1: number, fill: string) =>
      camera.floor(x0, x1, z0, z1, benchTop, fill);
    const [z, adult, junior, near] = sheet.pick([0.8, -0.04, 0.19, 0.62], {
      strip: [0.83, -0.045, 0.16, 0.7],
      portrait: [0.84, -0.075, 0.145, 0.605],
    });
    const light = { camera, inks, sun: sunAt(camera, sunX, 0.9) };
    return [
      rings(sheet, sunX, sunY, 'sage', [halo, 'mist'], [ring, 'straw'], [sun, 'fog']),
      ridge(sheet, at(-6, -9, -4, -8, -5), 26, 9, 'mist'),
      ridge(sheet, at(1, 2, 0, 2, 0), 20, 20, 'sage', [16, 60]),
      forest(sheet, sheet.line(at(10, 11.5, 24, 30, 30), 8, 44), 'black', {
        seed: 83,
        light: 1,
        min: 90,
        max: 460,
        space: 0.24,
        to: sheet.x(sheet.pick(26, { strip: 40, portrait: 9 })),
      }),
      top(-4, 4, near, 1.5, inks.sun),
      ...[-0.9, -0.66, -0.42, -0.18, 0.06, 0.3, 0.54, 0.78].map((x) => top(x - 0.003, x + 0.003, near, 1.5, inks.clay)),
      muffsOnBench({ ...light, x: adult, z }),
      muffsOnBench({ ...light, x: junior, z: z - 0.02, size: 0.72, shell: inks.brick, lit: inks.poppy }),
      top(-4, 4, 0.4, near, inks.black),
    ];
  },
} satisfies Scene;
