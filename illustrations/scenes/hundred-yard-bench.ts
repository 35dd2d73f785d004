/** Over the shooter's shoulder at the hundred-yard bench: the rest, the spotting scope, the far white specks. */
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { spottingScope } from '../kit/props.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';

export default scene({
  id: 'hundred-yard-bench',
  format: 'gallery',
  camera: { eye: 1.6, horizon: 0.46, lens: 0.85, turn: 32, x: -4.1, z: -0.9 },
  light: { ...morning, bearing: 105, height: 34 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.7, s.height * 0.2], 420, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.16, rise: 0.08 });
    rangeFloor(s);
    rifleLine(s, { from: -3.2, to: 12.8, bays: 5, back: -4.2, front: 3.4, targets: 72, count: 12, span: [-20, 60] });
    figure(s, { at: [-1.55, 0, 1.75], pose: 'bench', hat: 'cap' });
    spottingScope(s, [1.25, 0.81, 2.4]);
  },
});
