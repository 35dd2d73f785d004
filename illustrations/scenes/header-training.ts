/** A coach within arm's reach of a student, both facing downrange. */
import { berm } from '../kit/berm.ts';
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { afternoon } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { sky, streaks } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'header-training',
  format: 'header',
  camera: { eye: 1.6, horizon: 0.52, lens: 0.8, turn: 46, x: -5.5, z: -2 },
  light: { ...afternoon, bearing: -50, height: 28 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.28, rise: 0.16 });
    rangeFloor(s);
    berm(s, { from: [-24, 30], to: [60, 30], height: 4.4, width: 10 });
    for (const [x, z, h] of [
      [46, 22, 15],
      [50, 26, 12],
    ] as const)
      fir(s, [x, 0, z], h);
    grove(s, { count: 18, near: 50, far: 90, low: 9, high: 16, clear: (_x, _z, share) => share < 0.66 });
    targetRow(s, { from: -8, to: 34, z: 18, count: 15, width: 0.95, height: 1.05, lift: 0.8 });
    line(s, 3.9, -30, 50, paint.orange, 0.12);
    figure(s, { at: [1.15, 0, 2.9], pose: 'pistol', shirt: paint.clay, hat: 'cap' });
    figure(s, { at: [0.85, 0, 2.1], pose: 'coach', face: 14, shirt: paint.pine, hat: 'brim' });
    figure(s, { at: [5.6, 0, 2.9], pose: 'pistol' });
    figure(s, { at: [5.3, 0, 2.1], pose: 'coach', face: 14 });
  },
});
