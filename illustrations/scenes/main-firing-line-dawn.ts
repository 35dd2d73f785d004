import { Camera, type Faces } from '../kit/camera.ts';
import { contour, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { rings } from '../kit/sky.ts';

/** The same shelter as in hero-dawn, seen across its benches: meters, the range ahead along z. */
export default {
  subject: 'Sunrise between posts',
  masses: 'roof, posts and benches black, slab and sun light, ridges and grass middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([760, 690], { portrait: [330, 700] });
    const [sunX, sunY] = sheet.pick([1180, 520], { portrait: [520, 520] });
    const focal = sheet.pick(1150, { portrait: 1100 });
    const camera = new Camera({ vx, vy, focal, eye: [0, 1.7, 0] });
    const sun = [(sunX - vx) / focal / 0.24, 1 / 0.24] as const;
    const wood: Faces = { top: inks.sun, bottom: inks.black, left: inks.black, right: inks.bark, front: inks.black };
    const posts = [-4.6, -0.95, 2.7, 6.3];
    const benches = [-4.1, -2.35, -0.55, 1.2, 3.1];
    const legs = (x: number) => [x + 0.08, x + 1.0].flatMap((at) => [4.1, 3.5].map((z) => [at, at + 0.12, z] as const));
    return [
      rings(sheet, sunX, sunY, 'poppy', [700, 'sun'], [400, 'straw'], [170, 'fog']),
      ridge(sheet, '-3,50 14,46 30,49 46,45.5 62,48.5 80,44 105,49', 26, 5, 'mist'),
      ridge(sheet, '-3,52 20,54 40,51.5 58,54.5 78,52 105,54', 20, 16, 'sage', [12, 36]),
      ridge(sheet, '-3,57 24,58 50,56.8 74,58 105,56', 12, 28, 'pine', [30, 110]),
      camera.floor(-400, 400, 7, 3000, 0, inks.oat),
      contour(sheet, [-4, 70, 62.5, 2.4, -1], 3, 'sun'),
      contour(sheet, [30, 106, 66, 2.6, 1], 4, 'clay'),
      contour(sheet, [-4, 44, 68, 2.4, -1.5], 5, 'clay'),
      camera.floor(-60, 60, 0.5, 7, 0, inks.clay),
      camera.floor(-60, 60, 0.5, 6.85, 0, inks.straw),
      ...posts.map((x) => camera.shadow([x, x + 0.24, 0, 3.4, 5.6, 5.84], sun, inks.clay)),
      ...benches.flatMap((x) => [
        camera.shadow([x, x + 1.2, 0.74, 0.84, 3.4, 4.3], sun, inks.clay),
        ...legs(x).map(([x0, x1, z]) => camera.shadow([x0, x1, 0, 0.74, z, z + 0.12], sun, inks.clay)),
      ]),
      camera.quad('-60,3.1,0.5 60,3.1,0.5 60,4.05,6.4 -60,4.05,6.4', inks.black),
      ...[-7, -4.4, -1.8, 0.8, 3.4, 6].map((x) =>
        camera.quad(`${x},3.07,0.5 ${x + 1.5},3.07,0.5 ${x + 1.5},3.95,5.4 ${x},3.95,5.4`, inks.bark),
      ),
      camera.box(-60, 60, 3.72, 4.1, 5.6, 5.85, wood),
      ...posts.map((x) => camera.box(x, x + 0.24, 0, 3.8, 5.6, 5.84, wood)),
      ...benches.flatMap((x) => [
        ...legs(x).map(([x0, x1, z]) => camera.box(x0, x1, 0, 0.74, z, z + 0.12, { ...wood, top: inks.black })),
        camera.box(x, x + 1.2, 0.74, 0.85, 3.4, 4.3, wood),
      ]),
    ];
  },
} satisfies Scene;
