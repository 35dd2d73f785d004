/** Along the firing line, from low: posts and benches on one side, the open range on the other, nobody across. */
import { morning } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { bank, sky } from '../kit/sky.ts';

export default scene({
  id: 'header-safety-rules',
  format: 'header',
  camera: { eye: 1.5, horizon: 0.6, lens: 0.72, turn: 46, x: -12, z: 1 },
  light: { ...morning, bearing: -70, height: 38 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.24, s.height * 0.3], s.width * 0.26, '#fffaf0', 0.6, 3);
    mountains(s, { layers: 5, high: 0.28, rise: 0.16 });
    rangeFloor(s);
    rifleLine(s, { from: -5, to: 43, bays: 14, back: -0.6, front: 4.4, targets: 36, count: 24, span: [-14, 66] });
  },
});
