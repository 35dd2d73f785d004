/** A row of tin cans on a plank, close to: bright labels, dents and holes. */
import { berm } from '../kit/berm.ts';
import { canRow } from '../kit/cans.ts';
import { afternoon } from '../kit/hours.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky } from '../kit/sky.ts';

export default scene({
  id: 'tin-can-row',
  format: 'gallery',
  camera: { eye: 1.22, horizon: 0.42, lens: 1.5, turn: 10 },
  light: { ...afternoon, bearing: 120, height: 30 },
  paint: (s) => {
    sky(s);
    mountains(s, { layers: 4, high: 0.16, rise: 0.08, wood: 50 });
    rangeFloor(s);
    berm(s, { from: [-16, 10.5], to: [18, 10.5], height: 1.45, width: 5 });
    canRow(s, { from: -2.4, to: 4.2, z: 3.6, height: 0.62, count: 24 });
    canRow(s, { from: -0.62, to: 2.6, z: 1.75, height: 0.92, count: 20 });
  },
});
