/**
 * Closing time: the last light behind the ridges, the canopy dark against it, one car's worth of people walking home.
 */
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { dusk } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';

export default scene({
  id: 'main-dusk',
  format: 'gallery',
  camera: { eye: 2, horizon: 0.6, lens: 0.8, turn: -24 },
  light: { ...dusk, bearing: 10 },
  paint: (s) => {
    sky(s);
    streaks(s, 12, '#f5a86a', 0.5, 0.35, 0.9);
    streaks(s, 6, '#3b4f55', 0.4, 0.1, 0.5);
    sun(s, [s.width * 0.4, s.height * 0.455], 50);
    mountains(s, { layers: 6, high: 0.17, rise: 0.08 });
    fogBank(s, 0.54, 0.63, 0.5);
    birds(s, [s.width * 0.6, s.height * 0.24], 5, 18);
    rangeFloor(s);
    rifleLine(s, { from: -3.5, to: 12, bays: 5, back: 9, front: 13.5, targets: 42, count: 14, span: [-40, 12] });
    for (const [x, z, h] of [
      [-19, 19, 12],
      [-23, 22, 16],
      [-16.5, 22, 8],
    ] as const)
      fir(s, [x, 0, z], h);
    figure(s, { at: [-4.9, 0, 8.2], pose: 'walk', face: 150, ears: false });
    figure(s, { at: [-4, 0, 8.6], pose: 'walk', face: 158, ears: false, tall: 1.5 });
  },
});
