import { Camera, type Spot } from '../kit/camera.ts';
import { forest } from '../kit/conifers.ts';
import { ridge } from '../kit/land.ts';
import { noise } from '../kit/random.ts';
import type { Scene } from '../kit/sheet.ts';
import { circle } from '../kit/shapes.ts';
import { rings } from '../kit/sky.ts';

const end = 21;

/** One bay: earth banks at the left, the right and the end. Meters; a picture of the kind of place, not a plan. */
export default {
  subject: 'Bay between banks',
  masses: 'shaded bank, bench and forest black, sun and paper light, lit bank and floor middle',
  draw(sheet) {
    const { inks } = sheet;
    const [vx, vy] = sheet.pick([880, 620], { portrait: [440, 640] });
    const camera = new Camera({ vx, vy, focal: sheet.pick(1150, { portrait: 1000 }), eye: [0, 1.9, 0] });
    const [sunX, sunY] = sheet.pick([1130, 330], { portrait: [640, 330] });
    const wave = noise(8);
    const line = (at: (z: number) => Spot) => Array.from({ length: 25 }, (_, i) => at(1.5 + ((end - 1.5) * i) / 24));
    const top = (side: number) =>
      line((z) => [side * (7.6 + wave(z / 3 + side) * 0.5), 4 + wave(z / 2.6 + side * 30) * 0.8, z]);
    const foot = (side: number) => line((z) => [side * (4.4 + wave(z / 2 + side * 9) * 0.3), 0, z]);
    const lip = (side: number) => line((z) => [side * (6.9 + wave(z + side * 5) * 0.4), 3.1, z]);
    const across = (y: number, rough: number, seed: number): Spot[] =>
      Array.from({ length: 91 }, (_, i) => [
        -8 + (16 * i) / 90,
        y + (noise(seed)(i / 8) + noise(seed + 1)(i / 2) * 0.25) * rough,
        end,
      ]);
    const paper = sheet.night ? inks.straw : inks.fog;
    const wood = { top: inks.bark, left: inks.bark, right: inks.bark, front: inks.bark };
    const black = { top: inks.sun, left: inks.black, right: inks.black, front: inks.black, bottom: inks.black };
    const target = (x: number) => {
      const z = 14;
      const [cx, cy] = camera.project([x, 1.5, z]);
      const r = camera.scaleAt(z);
      const post = (at: number) => camera.box(at, at + 0.1, 0, 2.2, z, z + 0.1, wood);
      const sheetOfPaper: Spot[] = [
        [x - 0.6, 0.85, z],
        [x + 0.6, 0.85, z],
        [x + 0.6, 2.15, z],
        [x - 0.6, 2.15, z],
      ];
      return [
        camera.shadow([x - 0.6, x + 0.6, 0, 2.1, z, z + 0.1], [0.9, 1.1], inks.clay),
        post(x - 0.6),
        post(x + 0.5),
        camera.face(sheetOfPaper, paper),
        circle(cx, cy, r * 0.38, inks.black),
        circle(cx, cy, r * 0.17, paper),
      ].join('');
    };
    const crown = sheet.line('-3,26 20,33 40,38 60,37 82,28 105,22', 10, 3);
    return [
      rings(sheet, sunX, sunY, 'sun', [520, 'straw'], [150, 'fog']),
      ridge(sheet, '-3,32 20,34 44,33 70,34 105,30', 22, 9, 'mist'),
      forest(sheet, crown, 'black', { seed: 57, light: 1, min: 60, max: 300, space: 0.26, litShare: 0.3 }),
      camera.floor(-60, 60, 0.5, end, 0, inks.oat),
      camera.face([...across(3.6, 0.7, 12), [6, 0, end], [-6, 0, end]], inks.clay),
      camera.face([...across(3.6, 0.7, 12), ...across(2.7, 0.5, 22).toReversed()], inks.sun),
      camera.face([...top(-1), ...foot(-1).toReversed()], inks.oat),
      camera.face([...top(-1), ...lip(-1).toReversed()], inks.sun),
      // The right bank lies in its own shade and throws it on the floor.
      camera.face(
        [...foot(1), ...line((z) => [1.9 + wave(z / 2.2) * 0.9 - (end - z) * 0.03, 0, z]).toReversed()],
        inks.clay,
      ),
      ...[-2.6, -0.4, 1.8].map(target),
      camera.face([...top(1), ...foot(1).toReversed()], inks.black),
      camera.face([...top(1), ...lip(1).toReversed()], inks.bark),
      camera.box(-9, 1.1, 0.82, 0.98, 2.5, 3.5, black),
      camera.box(-2.2, -2, 0, 0.82, 2.6, 2.8, { ...black, top: inks.black }),
      camera.box(0.8, 1, 0, 0.82, 2.6, 2.8, { ...black, top: inks.black }),
    ];
  },
} satisfies Scene;
