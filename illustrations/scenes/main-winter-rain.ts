import { Camera, type Spot } from '../kit/camera.ts';
import { firs } from '../kit/conifers.ts';
import { fog, ridge } from '../kit/land.ts';
import { random } from '../kit/random.ts';
import { bank } from '../kit/range.ts';
import type { Scene } from '../kit/sheet.ts';
import { shelter } from '../kit/shelter.ts';
import { ellipse, strip } from '../kit/shapes.ts';
import { bands } from '../kit/sky.ts';

/** Winter by day: rain falls on the range, the slab under the roof is dry, and a gray sky throws no shadows. */
export default {
  subject: 'Line in the rain',
  masses: 'roof, posts and benches black, sky and slab light, hills and wet range middle',
  draw(sheet) {
    const { inks } = sheet;
    const camera = new Camera({ vx: 1150, vy: 620, focal: 1050, eye: [-0.2, 1.66, 0] });
    const next = random(23);
    const rain = (count: number, least: number, most: number, width: number, ink: string) =>
      Array.from({ length: count }, () => {
        const [x, y, length] = [next() * 1180, next() * 1160, least + next() * (most - least)];
        return strip(
          [
            [x, y],
            [x - length * 0.16, y + length],
          ],
          width,
          width * 0.6,
          ink,
        );
      }).join('');
    /** An outline on the ground around x, z, as long as it is wide times `long`, with its own bays. */
    const pool = (x: number, z: number, wide: number, long: number, fill: string) =>
      camera.face(
        Array.from({ length: 36 }, (_, i): Spot => {
          const angle = (i / 18) * Math.PI;
          const bay = 1 + 0.16 * Math.sin(angle * 3 + x * 2) + 0.1 * Math.sin(angle * 5 + z);
          return [x + Math.cos(angle) * wide * bay, 0, z + Math.sin(angle) * wide * long * bay];
        }),
        fill,
      );
    /** Where a drop falls into the water. */
    const drop = (x: number, z: number, wide: number) =>
      [
        [1, inks.haze],
        [0.74, inks.sage],
        [0.36, inks.haze],
        [0.16, inks.sage],
      ]
        .map(([size, ink]) => {
          const [px, py] = camera.project([x, 0, z]);
          const k = camera.scaleAt(z) * wide * Number(size);
          return ellipse(px, py, k, k * 0.3, String(ink));
        })
        .join('');
    /** Water that mirrors the sky, with the drops that fall there. */
    const puddle = (x: number, z: number, wide: number, long: number) =>
      [
        pool(x, z, wide, long, inks.mist),
        drop(x + wide * 0.34, z + wide * long * 0.3, wide * 0.18),
        drop(x - wide * 0.42, z - wide * long * 0.1, wide * 0.13),
      ].join('');
    return [
      bands(sheet, 'sage', [16, 'mist'], [34, 'straw']),
      ridge(sheet, '-3,40 16,35 34,40 54,34 76,38 105,36', 24, 9, 'mist', [16, 60]),
      fog(sheet, '-5,46 24,44 50,46 76,44 105,45', 26, 15, 'straw'),
      ridge(sheet, '-3,49 20,47 44,49 70,47 105,48', 14, 20, 'sage', [30, 110]),
      ridge(sheet, '-3,52 24,51 50,52.4 74,51 105,52', 10, 28, 'pine', [50, 190]),
      firs(sheet, '4,56,46,5 9,56,34,8 14.6,55,26,11', { lit: inks.pine }),
      camera.floor(-400, 400, 0.5, 3000, 0, inks.clay),
      camera.floor(-24, -17, 0.5, 70, 0, inks.oat),
      camera.floor(-12, -8.4, 0.5, 50, 0, inks.oat),
      bank(camera, inks),
      puddle(-14, 25, 3, 0.9),
      puddle(-6.4, 11.6, 1.5, 0.8),
      puddle(-4.2, 5.7, 0.85, 0.6),
      rain(170, 60, 130, 3.4, inks.haze),
      rain(90, 120, 240, 5, inks.sage),
      shelter({ camera, inks, sun: [0, 0.2], firstPost: 4.15, slab: inks.straw, shade: inks.straw, bench: inks.sun }),
    ];
  },
} satisfies Scene;
