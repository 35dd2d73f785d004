/** The canopy from above at noon: a long red roof between the trees and the targets. */
import { oak } from '../kit/broadleaf.ts';
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { noon } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';

export default scene({
  id: 'main-canopy-noon',
  format: 'gallery',
  camera: { eye: 7.2, horizon: 0.38, lens: 0.78, turn: -26, x: 15, z: -9 },
  light: { ...noon, bearing: 140, height: 58 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.7, s.height * 0.14], 460, '#fffaf0', 0.9);
    cloud(s, [s.width * 0.2, s.height * 0.1], 300, '#fffaf0', 0.75);
    mountains(s, { layers: 6, high: 0.16, rise: 0.08 });
    rangeFloor(s, { to: 170 });
    rifleLine(s, { from: -16, to: 11, bays: 9, back: 4, front: 9, targets: 48, count: 16, span: [-24, 22] });
    for (const i of [0, 2, 3, 5, 7]) figure(s, { at: [-14.5 + i * 3, 0, 6.7], pose: 'bench' });
    fir(s, [21.5, 0, 9], 12);
    fir(s, [24, 0, 13], 15);
    fir(s, [20.5, 0, 15], 9);
    oak(s, [-6, 0, -0.5], 4.4);
  },
});
