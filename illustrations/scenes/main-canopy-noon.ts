import { Camera, type Spot } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Firing line, noon',
  masses: 'firs and shade black, roof light, grass and ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([640, 400], { portrait: [200, 430] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1120, { portrait: 1000 }), eye: [-9, 6, -5.5] });
    const noon = [0.12, 0.1] as const;
    const frame = (z: number) => {
      const wood = { top: inks.bark, left: inks.bark, right: inks.bark, front: inks.bark };
      const ring = Array.from({ length: 16 }, (_, i): Spot => {
        const angle = (i / 8) * Math.PI;
        return [-15, 2 + 0.3 * Math.sin(angle), z + 0.3 * Math.cos(angle)];
      });
      return [
        ...[z + 0.5, z - 0.56].map((at) => camera.box(-15.06, -15, 0, 2.5, at, at + 0.06, wood)),
        camera.quad(`-15,1.4,${z - 0.6} -15,1.4,${z + 0.6} -15,2.6,${z + 0.6} -15,2.6,${z - 0.6}`, inks.haze),
        camera.face(ring, inks.black),
      ].join('');
    };
    const edge = sheet.line('-3,41 20,39.5 45,40.5 70,39 105,40', 8, 44);
    return [
      bands(sheet, 'sage', [7, 'mist']),
      ridge(sheet, '-3,20 18,17 38,21 60,16 82,20 105,16', 26, 9, 'straw'),
      ridge(sheet, '-3,31 22,33 44,29 66,33 86,29 105,32', 20, 20, 'sage', [16, 46]),
      forest(sheet, edge, 'black', { seed: 31, min: 80, max: 300, space: 0.22, litShare: 0.5 }),
      ridge(sheet, '-3,45 24,43.5 50,45 76,43.5 105,45', 8, 45, 'oat'),
      contour(sheet, [-6, 60, 49, 3, -4], 3, 'sun'),
      contour(sheet, [-10, 40, 84, 6, -12], 6, 'sun'),
      // The bank along the range, and frames before it, which face the line.
      camera.quad('-18.5,0,4 -18.5,0,56 -21,3.4,56 -21,3.4,4', inks.clay),
      camera.quad('-21,3.4,4 -21,3.4,56 -24,3.2,56 -24,3.2,4', inks.sun),
      ...[36, 30, 25, 20.5, 16.5, 13].map(frame),
      camera.shadow([-2.55, 5, 2.9, 3.5, 0, 47], noon, inks.clay),
      shelter({
        camera,
        inks,
        sun: noon,
        firstPost: 2.1,
        roof: inks.straw,
        shade: inks.black,
        slab: inks.bark,
        bench: inks.oat,
        end: 60,
      }),
      ...[3, 1.1, -0.8].map((x) => {
        const y = 3.72 - 0.0887 * (x + 2.55);
        return camera.quad(`${x},${y},0 ${x - 0.06},${y},0 ${x - 0.06},${y},60 ${x},${y},60`, inks.oat);
      }),
      // Behind the line: nothing grows on the range.
      firs(sheet, sheet.pick('100,112,80,5', { portrait: '96,112,84,5 84,116,40,9' }), {
        lit: inks.fir,
        light: 1,
      }),
      ridge(sheet, '-3,86 18,91 40,97 66,97 105,93', 14, 71, 'black'),
    ];
  },
} satisfies Scene;
