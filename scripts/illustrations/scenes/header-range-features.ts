// The range from above: canopy, berms, bays and trap house laid out below the ridges.
import { berm } from '../kit/berm.ts';
import { cabin } from '../kit/buildings.ts';
import { fir } from '../kit/conifers.ts';
import { afternoon } from '../kit/light.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'header-range-features',
  format: 'header',
  focal: [0.62, 0.6],
  camera: { eye: 13, horizon: 0.3, lens: 0.72, turn: 0, z: -16 },
  light: { ...afternoon, bearing: -75, height: 32 },
  paint: (s) => {
    sky(s);
    streaks(s, 4, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.17, rise: 0.12, trees: 40 });
    rangeFloor(s, { to: 190, count: 0 });
    road(s, { middle: (z) => -13 + Math.sin(z * 0.06) * 3, width: 4, from: 6, to: 90, surface: material.gravel });
    rifleLine(s, { from: -3, to: 24, bays: 9, back: 13, front: 18, targets: 58, count: 14, span: [-8, 30] });
    for (const x of [33, 43]) berm(s, { from: [x, 20], to: [x, 46], height: 3.4, width: 5 });
    berm(s, { from: [30, 48], to: [60, 48], height: 4, width: 8 });
    trapHouse(s, [-26, 0, 40], 3, 1, 2.6);
    cabin(s, { at: [-24, 0, 20], size: [8, 2.9, 5], gable: 1.6, ridge: 'x', turn: 24 });
    for (const [x, z, h] of [[-33, 30, 12], [-36, 26, 15], [-40, 34, 13], [29.5, 21, 9], [46, 26, 14], [-17, 52, 12], [-13, 56, 15], [52, 36, 16]] as const) fir(s, [x, 0, z], h);
  },
});
