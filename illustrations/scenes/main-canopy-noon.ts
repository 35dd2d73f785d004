import { Camera } from '../kit/camera.ts';
import { firs, forest } from '../kit/conifers.ts';
import { contour, ridge } from '../kit/land.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { bands } from '../kit/sky.ts';

export default {
  subject: 'Long roof, noon',
  masses: 'firs and shade black, roof light, grass and ridges middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([520, 400], { portrait: [200, 430] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1120, { portrait: 1000 }), eye: [-7.2, 8.2, -9] });
    const noon = [0.12, 0.1] as const;
    const edge = sheet.line('-3,41 20,39.5 45,40.5 70,39 105,40', 8, 44);
    return [
      bands(sheet, 'sage', [9, 'mist']),
      ridge(sheet, '-3,26 18,22 38,27 60,21 82,26 105,22', 26, 9, 'straw'),
      ridge(sheet, '-3,31 22,33 44,29 66,33 86,29 105,32', 20, 20, 'sage', [16, 46]),
      forest(sheet, edge, 'black', { seed: 31, min: 80, max: 300, space: 0.22, litShare: 0.5 }),
      ridge(sheet, '-3,45 24,43.5 50,45 76,43.5 105,45', 8, 45, 'oat'),
      contour(sheet, [-6, 60, 49, 3, -4], 3, 'sun'),
      contour(sheet, [-8, 46, 62, 5, -7], 5, 'clay'),
      contour(sheet, [-10, 40, 84, 6, -12], 6, 'sun'),
      camera.shadow([-2.55, 5, 2.9, 3.5, 0, 47], noon, inks.clay),
      shelter({
        camera,
        inks,
        sun: noon,
        firstPost: 2.1,
        roof: inks.straw,
        shade: inks.clay,
        slab: inks.bark,
        bench: inks.oat,
        end: 60,
      }),
      ...[3, 1.1, -0.8].map((x) => {
        const y = 3.72 - 0.0887 * (x + 2.55);
        return camera.quad(`${x},${y},0 ${x - 0.06},${y},0 ${x - 0.06},${y},60 ${x},${y},60`, inks.oat);
      }),
      firs(sheet, sheet.pick('4,112,108,5 13,114,80,9 21,112,44,13', { portrait: '6,112,84,5 88,116,40,9' }), {
        lit: inks.fir,
        light: 1,
      }),
      ridge(sheet, '-3,86 18,91 40,97 66,97 105,93', 14, 71, 'black'),
    ];
  },
} satisfies Scene;
