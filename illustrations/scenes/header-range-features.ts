/** The range from above: canopy, berms, bays and trap house laid out below the ridges. */
import { berm } from '../kit/berm.ts';
import { cabin } from '../kit/cabin.ts';
import { fir } from '../kit/conifers.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'header-range-features',
  format: 'header',
  camera: { eye: 15, horizon: 0.25, lens: 0.78, turn: 0, x: 3, z: -36 },
  light: { ...afternoon, bearing: -75, height: 32 },
  paint: (s) => {
    sky(s);
    streaks(s, 4, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.15, rise: 0.12, trees: 40 });
    rangeFloor(s, { to: 190, count: 0 });
    road(s, {
      middle: (z) => -9.5 + Math.sin(z * 0.06) * 3 - z * 0.06,
      width: 3.6,
      from: 1,
      to: 70,
      surface: material.gravel,
    });
    rifleLine(s, { from: -3, to: 24, bays: 9, back: 13, front: 18, targets: 58, count: 14, span: [-8, 30] });
    for (const x of [33, 43]) berm(s, { from: [x, 20], to: [x, 46], height: 3.4, width: 5 });
    berm(s, { from: [30, 48], to: [60, 48], height: 4, width: 8 });
    trapHouse(s, [-24, 0, 44], 3.4, 1.1, 2.6);
    cabin(s, { at: [-17, 0, 10], size: [8, 2.9, 5], gable: 1.6, turn: 24 });
    for (const [x, z, h] of [
      [-33, 30, 12],
      [-36, 26, 15],
      [-40, 34, 13],
      [29.5, 12, 9],
      [49, 16, 14],
      [-17, 62, 12],
      [-13, 66, 15],
      [56, 36, 16],
      [-26, 70, 16],
      [-45, 60, 15],
      [-38, 66, 12],
      [52, 62, 14],
      [60, 66, 17],
    ] as const)
      fir(s, [x, 0, z], h);
  },
});
