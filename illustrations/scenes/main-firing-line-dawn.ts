import { Camera, type Faces } from '../kit/camera.ts';
import { fog, ridge } from '../kit/land.ts';
import { framedTarget } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** The same shelter as in hero-dawn, seen across one bench: meters, the range ahead along z. */
export default {
  subject: 'Bench at sunrise',
  masses: 'roof, posts and bench black, slab and sun light, ridges and grass middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([760, 720], { portrait: [380, 740] });
    const focal = sheet.pick(1150, { portrait: 1000 });
    const camera = new Camera({ vx, vy, focal, eye: [0, 1.5, 0] });
    const [sunX, sunY] = [vx - 40, vy - 130];
    const sun = [-0.3, 1.25] as const;
    const wood: Faces = { top: inks.sun, bottom: inks.black, left: inks.black, right: inks.black, front: inks.black };
    const dark = { ...wood, top: inks.black };
    const posts = sheet.pick([-6.4, -1.9, 2.6, 7.1], { portrait: [-5.9, -1.4, 2.5] });
    const benches = [-4.6, 0.15, 4.6];
    const targets = sheet.pick([-25.4, -14, -4.6, 5.4, 17.8], { portrait: [-14, -5, 3, 11] });
    type Box = [number, number, number, number, number, number];
    const legs = (x: number, wide: number, size: number, high: number, ...depths: number[]) =>
      [x, x + wide - size].flatMap((at) => depths.map((z): Box => [at, at + size, 0, high, z, z + size]));
    const box = (one: Box, faces = wood) => camera.box(...one, faces);
    const top = (x: number): Box => [x, x + 1.8, 0.78, 0.9, 4.5, 5.5];
    const seat = (x: number): Box => [x + 0.2, x + 0.7, 0.46, 0.53, 3.75, 4.15];
    const benchLegs = (x: number) => legs(x + 0.1, 1.6, 0.14, 0.78, 5.2, 4.55);
    const seatLegs = (x: number) => legs(x + 0.24, 0.42, 0.06, 0.46, 4.05, 3.8);
    const cast = (one: Box) => camera.shadow(one, sun, inks.clay);
    return [
      rings(sheet, sunX, sunY, 'poppy', [600, 'sun'], [360, 'straw'], [165, 'fog']),
      ridge(sheet, '-3,52 14,49 30,54 46,52 62,55 80,48 105,54', 26, 5, 'mist'),
      fog(sheet, '-5,58 24,57 50,58 76,57 105,58', 20, 15, 'straw'),
      ridge(sheet, '-3,58 20,56 40,58 58,57 78,54 105,57', 18, 16, 'sage', [14, 44]),
      ridge(sheet, '-3,61 24,62 50,61.5 74,61 105,60', 10, 28, 'pine', [40, 140]),
      // The bank behind the targets, its crown in the light.
      camera.quad('-400,0,72 400,0,72 400,4.5,74 -400,4.5,74', inks.sun),
      camera.quad('-400,0,72 400,0,72 400,3.9,74 -400,3.9,74', inks.clay),
      camera.floor(-400, 400, 7, 72, 0, inks.oat),
      ...[-60, -38, -21, -12, 5, 14, 26, 44].map((x, i) =>
        camera.floor(x, x + Math.abs(x) * 0.34, 7, 72, 0, i % 2 ? inks.sun : inks.clay),
      ),
      ...targets.map((x) => framedTarget(camera, inks, x, 62, sun, 1.9)),
      camera.floor(-60, 60, 0.5, 7, 0, inks.clay),
      camera.floor(-60, 60, 0.5, 6.8, 0, inks.straw),
      ...posts.map((x) => cast([x, x + 0.22, 0, 3.6, 5.6, 5.82])),
      ...benches.flatMap((x) => [top(x), seat(x), ...benchLegs(x), ...seatLegs(x)].map(cast)),
      camera.quad('-60,3,0.5 60,3,0.5 60,4.1,6.4 -60,4.1,6.4', inks.bark),
      ...Array.from({ length: 11 }, (_, i) => i * 1.5 - 7.7).map((x) =>
        camera.quad(`${x},2.97,0.5 ${x + 0.4},2.97,0.5 ${x + 0.4},4,6 ${x},4,6`, inks.black),
      ),
      camera.box(-60, 60, 3.5, 3.9, 5.6, 5.85, wood),
      ...posts.flatMap((x) => [
        ...[-1, 1].map((side) => {
          const at = (out: number, y: number) => `${x + 0.11 + side * out},${y},5.6`;
          return camera.quad([at(0, 2.6), at(0, 2.85), at(0.7, 3.55), at(0.95, 3.55)].join(' '), inks.black);
        }),
        box([x, x + 0.22, 0, 3.6, 5.6, 5.82]),
      ]),
      ...benches.flatMap((x) => [
        ...benchLegs(x).map((one) => box(one, dark)),
        box(top(x)),
        ...seatLegs(x).map((one) => box(one, dark)),
        box(seat(x)),
      ]),
    ];
  },
} satisfies Scene;
