/** The card that a shared link shows: the range at the right, sky and ridges left free for the wordmark. */
import { paint } from '#app/lib/colors.server.ts';
import { berm } from '../kit/berm.ts';
import { fir } from '../kit/conifers.ts';
import { rise } from '../kit/ground.ts';
import { dawn } from '../kit/hours.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, sun } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'social-card',
  format: 'card',
  camera: { eye: 2, horizon: 0.68, lens: 0.9 },
  light: { ...dawn, bearing: 12 },
  paint: (s) => {
    sky(s);
    sun(s, [s.width * 0.7, s.height * 0.36], 50);
    mountains(s, { layers: 6, high: 0.24, rise: 0.11, trees: 26, wood: 50 });
    fogBank(s, 0.58, 0.7, 0.5);
    birds(s, [s.width * 0.58, s.height * 0.2], 3, 11);
    rangeFloor(s, { count: 40 });
    berm(s, { from: [-10, 34], to: [30, 34], height: 3, width: 9 });
    targetRow(s, { from: -0.5, to: 6.5, z: 26, count: 4, width: 1.25, height: 1.25, lift: 0.75 });
    for (const [x, z, h] of [
      [8.4, 16, 9.6],
      [9.3, 18, 7],
      [7.3, 19.5, 6],
    ] as const)
      fir(s, [x, 0, z], h);
    s.over(() => rise(s, 0.04, -0.04, 0.12, paint.ink, 0));
  },
});
