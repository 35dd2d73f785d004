/** The tin-can range from behind a bench: a rest, a stool, and cans on their rails before a bank of earth. */
import { paint } from '#app/lib/colors.server.ts';
import { bench, sandbag } from '../kit/benches.ts';
import { berm } from '../kit/berm.ts';
import { canRow } from '../kit/cans.ts';
import { morning } from '../kit/hours.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { bank, sky } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';

export default scene({
  id: 'tin-can-line',
  format: 'gallery',
  camera: { eye: 1.55, horizon: 0.4, lens: 1, turn: 9, x: -1.5, z: -3.2 },
  light: { ...morning, bearing: -70, height: 40 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.74, s.height * 0.16], s.width * 0.3, '#fffaf0', 0.7, 3);
    mountains(s, { layers: 5, high: 0.18, rise: 0.09 });
    rangeFloor(s);
    berm(s, { from: [-26, 27], to: [42, 27], height: 3.6, width: 10 });
    grove(s, { count: 26, near: 42, far: 80, low: 9, high: 16, clear: (_x, _z, share) => share > 0.3 && share < 0.66 });
    canRow(s, { from: -10, to: 20, z: 19, height: 1.2, count: 60 });
    canRow(s, { from: -5, to: 9, z: 11, height: 0.85, count: 34 });
    line(s, 3.4, -30, 40, paint.orange, 0.14);
    for (const x of [-4, 2.9, 6.4]) bench(s, [x, 0, 1.6]);
    bench(s, [-0.6, 0, 1.5]);
    sandbag(s, [-0.6, 0.81, 2.1], 0.34);
    box(s, { at: [-0.22, 0.81, 1.72], size: [0.16, 0.07, 0.1], colour: paint.sun, turn: 14 }, false);
  },
});
