/** The forty-yard tin-can range: a family line of shooters, cans on their rails before a bank of earth. */
import { bench } from '../kit/benches.ts';
import { berm } from '../kit/berm.ts';
import { canRow } from '../kit/cans.ts';
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { cloud, sky } from '../kit/sky.ts';

export default scene({
  id: 'tin-can-line',
  format: 'gallery',
  camera: { eye: 2.1, horizon: 0.46, lens: 0.85, turn: 24, x: -6.4, z: -4.6 },
  light: { ...morning, bearing: -70, height: 40 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.24, s.height * 0.18], 420, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.2, rise: 0.09 });
    rangeFloor(s);
    berm(s, { from: [-26, 27], to: [42, 27], height: 4.2, width: 10 });
    grove(s, { count: 26, near: 42, far: 80, low: 9, high: 16, clear: (_x, _z, share) => share > 0.26 && share < 0.6 });
    canRow(s, { from: -10, to: 20, z: 19, height: 1.2, count: 60 });
    canRow(s, { from: -6, to: 9, z: 12, height: 0.85, count: 34 });
    line(s, 3.4, -30, 40, paint.orange, 0.14);
    for (let i = 0; i < 6; i++) bench(s, [-5 + i * 3, 0, 1.6]);
    figure(s, { at: [-2, 0, 0.5], pose: 'bench', tall: 1.5, hat: 'cap', shirt: paint.sun });
    figure(s, { at: [-1.2, 0, 0.1], pose: 'coach', face: -38, hat: 'brim', shirt: paint.pine });
    figure(s, { at: [4, 0, 0.5], pose: 'bench' });
    figure(s, { at: [10, 0, 0.5], pose: 'bench' });
  },
});
