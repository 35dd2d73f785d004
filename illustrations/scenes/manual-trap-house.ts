/** The manual trap: a hand-cocked arm in its low wooden house, boxes of clays beside it. */
import { paint } from '#app/lib/colors.server.ts';
import { cabin } from '../kit/cabin.ts';
import { stackOfClays } from '../kit/clay-stack.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { manualTrap } from '../kit/trap.ts';
import { grass, shrub } from '../kit/undergrowth.ts';

export default scene({
  id: 'manual-trap-house',
  format: 'gallery',
  camera: { eye: 1.6, horizon: 0.45, lens: 0.95, turn: 6 },
  light: { ...afternoon, bearing: -112, height: 30 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.22, rise: 0.1 });
    rangeFloor(s);
    for (const [x, z, h] of [
      [12, 26, 15],
      [15, 30, 19],
      [-11, 30, 14],
      [-14, 28, 11],
    ] as const)
      conifer(s, [x, 0, z], h);
    cabin(s, {
      at: [5.2, 0, 14.5],
      size: [3.6, 1.9, 2.8],
      gable: 0.8,
      turn: -14,
      wall: material.oldWood,
      openings: [{ at: 0, foot: 0.6, width: 1.7, height: 0.85, kind: 'shutter' }],
    });
    shrub(s, [9, 0, 15], 2.4);
    grove(s, {
      count: 30,
      near: 40,
      far: 90,
      low: 10,
      high: 18,
      clear: (_x, _z, share) => share > 0.18 && share < 0.6,
    });
    manualTrap(s, [0.3, 0, 4.7]);
    box(s, { at: [1.95, 0, 5.2], size: [0.62, 0.36, 0.46], colour: material.card, turn: 16 });
    box(s, { at: [2, 0.36, 5.22], size: [0.6, 0.34, 0.44], colour: material.card, turn: 8 });
    stackOfClays(s, [1.62, 0, 4.5], 9, paint.orange);
    stackOfClays(s, [1.85, 0, 4.35], 6, paint.orange);
    grass(s, { count: 300, near: 2.2, far: 12, height: 0.26, colour: material.paleGrass });
  },
});
