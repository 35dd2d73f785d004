/** The range in cloud: the near frames are clear, the berm is a shadow, the firs fade one behind another. */
import { berm } from '../kit/berm.ts';
import { fir } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { fog } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { ridge, veil } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { sky, sun } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'main-fog-morning',
  format: 'gallery',
  camera: { eye: 1.8, horizon: 0.58, lens: 0.85, turn: 10 },
  light: { ...fog, bearing: 12 },
  paint: (s) => {
    sky(s);
    sun(s, [s.width * 0.66, s.height * 0.24], 52);
    ridge(s, { y: 0.4, rise: 0.08, far: 0.95 });
    ridge(s, { y: 0.5, rise: 0.06, far: 0.85, trees: 60 });
    veil(s, 0.35, 0.62, 0.85);
    ground(s, { colour: material.paleGrass, to: 120 });
    for (const [x, z, h] of [
      [-16, 70, 22],
      [-9, 78, 19],
      [4, 82, 24],
      [18, 74, 20],
      [31, 70, 26],
      [38, 76, 22],
    ] as const)
      fir(s, [x, 0, z], h);
    s.over(() => veil(s, 0.38, 0.68, 0.75));
    berm(s, { from: [-22, 40], to: [38, 40], height: 4, width: 11 });
    s.over(() => veil(s, 0.48, 0.72, 0.62));
    targetRow(s, { from: -8, to: 22, z: 24, count: 10, width: 1.25, height: 1.25, lift: 0.75 });
    s.over(() => veil(s, 0.52, 0.78, 0.4));
    for (const [x, z, h] of [
      [-8.5, 15, 12],
      [-11, 18, 16],
      [15.5, 19, 14],
    ] as const)
      fir(s, [x, 0, z], h);
    targetRow(s, { from: -1.4, to: 3.2, z: 9.5, count: 2, width: 1.25, height: 1.25, lift: 0.75 });
    grass(s, { count: 420, near: 2.6, far: 15, height: 0.3, colour: material.paleGrass });
  },
});
