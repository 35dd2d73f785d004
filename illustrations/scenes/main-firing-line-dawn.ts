/**
 * Under the roof of the main line at dawn, before anyone has come: benches in a row, light pouring in from downrange.
 */
import { dawn } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks, sun } from '../kit/sky.ts';

export default scene({
  id: 'main-firing-line-dawn',
  format: 'gallery',
  camera: { eye: 1.65, horizon: 0.55, lens: 0.62, turn: 48, x: -10, z: 0.6 },
  light: { ...dawn, bearing: -14, height: 15 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff1d6', 0.45, 0.2, 0.8);
    sun(s, [s.width * 0.3, s.height * 0.39], 54);
    mountains(s, { layers: 5, high: 0.14, rise: 0.07 });
    fogBank(s, 0.49, 0.58, 0.6);
    rangeFloor(s);
    rifleLine(s, { from: -9, to: 33, bays: 14, back: -1.2, front: 3.6, targets: 40, count: 22, span: [-14, 60] });
  },
});
