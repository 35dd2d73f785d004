/** The empty range under the Milky Way. */
import { paint } from '#app/lib/colors.server.ts';
import { fir } from '../kit/conifers.ts';
import { rise } from '../kit/ground.ts';
import { night } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { moon, sky, stars } from '../kit/sky.ts';

export default scene({
  id: 'main-night-stars',
  format: 'gallery',
  camera: { eye: 2.2, horizon: 0.7, lens: 0.8, turn: 18 },
  light: night,
  paint: (s) => {
    sky(s);
    stars(s, 420, true);
    moon(s, [s.width * 0.64, s.height * 0.17], 42);
    mountains(s, { layers: 5, high: 0.15, rise: 0.08 });
    rangeFloor(s, { count: 0 });
    rifleLine(s, { from: -8, to: 4, bays: 4, back: 9, front: 13.5, targets: 42, count: 10, span: [-10, 30] });
    for (const [x, z, h] of [
      [15, 22, 13],
      [18.5, 24, 18],
      [21, 20, 15],
    ] as const)
      fir(s, [x, 0, z], h);
    s.over(() => rise(s, 0.05, 0.0, 0.1, paint.ink, 0));
  },
});
