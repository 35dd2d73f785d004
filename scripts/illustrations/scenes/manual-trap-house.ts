// The manual trap: a hand-cocked arm in its low wooden house, boxes of clays beside it.
import { cabin } from '../kit/buildings.ts';
import { shrub } from '../kit/broadleaf.ts';
import { fir } from '../kit/conifers.ts';
import { grass } from '../kit/ground.ts';
import { afternoon } from '../kit/light.ts';
import { material, paint } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { manualTrap } from '../kit/trap.ts';
import { stackOfClays } from '../kit/props-clays.ts';

export default scene({
  id: 'manual-trap-house',
  format: 'gallery',
  focal: [0.45, 0.6],
  camera: { eye: 1.6, horizon: 0.5, lens: 0.95, turn: 10 },
  light: { ...afternoon, bearing: -112, height: 30 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.22, rise: 0.1 });
    rangeFloor(s);
    for (const [x, z, h] of [[12, 26, 15], [15, 30, 19], [-9, 30, 14]] as const) fir(s, [x, 0, z], h);
    cabin(s, { at: [4.9, 0, 12], size: [3.4, 1.7, 2.6], gable: 0.7, ridge: 'x', turn: -18, wall: material.oldWood, openings: [{ at: 0, foot: 0.55, width: 1.6, height: 0.8, kind: 'shutter' }] });
    shrub(s, [8, 0, 13], 2.4);
    box(s, { at: [-0.1, 0, 6.1], size: [2.6, 0.1, 2.2], colour: material.concrete, turn: 8 });
    manualTrap(s, [0, 0.1, 6.1]);
    box(s, { at: [1.75, 0, 5.9], size: [0.62, 0.34, 0.46], colour: material.card, turn: 16 });
    box(s, { at: [1.8, 0.34, 5.92], size: [0.6, 0.32, 0.44], colour: material.card, turn: 8 });
    stackOfClays(s, [1.15, 0, 5.3], 9, paint.orange);
    stackOfClays(s, [0.92, 0, 5.15], 5, paint.orange);
    s.settle();
    grass(s, { count: 300, near: 2.4, far: 12, height: 0.26, colour: material.paleGrass });
  },
});
