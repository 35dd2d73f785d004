/** The pistol bays from above: earth walls between them, shelves on the line, targets before the bank. */
import { paint } from '#app/lib/colors.server.ts';
import { bench } from '../kit/benches.ts';
import { berm } from '../kit/berm.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { sky, streaks } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'pistol-bays',
  format: 'gallery',
  camera: { eye: 8.2, horizon: 0.26, lens: 0.8, turn: 6, x: 0, z: -12 },
  light: { ...morning, bearing: -75, height: 40 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fffaf0', 0.5);
    mountains(s, { layers: 5, high: 0.13, rise: 0.07 });
    rangeFloor(s);
    for (const [x, z, h] of [
      [-20, 46, 13],
      [-13, 48, 17],
      [8, 47, 12],
      [19, 47, 15],
      [26, 46, 12],
      [33, 48, 18],
    ] as const)
      conifer(s, [x, 0, z], h);
    berm(s, { from: [-30, 33], to: [50, 33], height: 4.6, width: 9 });
    for (const x of [-9.5, 5, 19.5]) berm(s, { from: [x, 5], to: [x, 31], height: 2.8, width: 4.4 });
    for (const x of [-2.2, 12.2]) {
      line(s, 4.4, x - 4.6, x + 4.6, paint.orange, 0.2);
      targetRow(s, { from: x - 3.2, to: x + 3.2, z: 18, count: 4, width: 0.95, height: 1.05, lift: 0.8 });
    }
    for (const x of [-4.6, -2.2, 0.2, 9.8, 12.2, 14.6]) bench(s, [x, 0, 2.9]);
    grass(s, { count: 260, near: 9, far: 40, height: 0.4, colour: material.paleGrass });
  },
});
