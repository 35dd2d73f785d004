/** Shooters at the rifle benches, seen from the side: every muzzle points downrange. */
import { paint } from '#app/lib/colors.server.ts';
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';

export default scene({
  id: 'main-rifle-line',
  format: 'gallery',
  camera: { eye: 1.75, horizon: 0.54, lens: 0.72, turn: 58, x: -8.5, z: -0.8 },
  light: { ...morning, bearing: -40, height: 36 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.22, s.height * 0.2], 400, '#fffaf0', 0.8);
    mountains(s, { layers: 5, high: 0.17, rise: 0.08 });
    rangeFloor(s);
    rifleLine(s, { from: -5, to: 31, bays: 12, back: -1.2, front: 3.4, targets: 40, count: 24, span: [-14, 64] });
    for (const i of [0, 3])
      figure(s, { at: [-3.5 + i * 3 + 0.05, 0, 1.72], pose: 'bench', hat: i % 2 ? 'cap' : 'none' });
    figure(s, { at: [2.7, 0, 0.2], pose: 'stand', vest: paint.orange, face: 20, hat: 'cap' });
  },
});
