/** An empty line: nobody handles anything, and the officer watches. */
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { cloud, sky } from '../kit/sky.ts';

export default scene({
  id: 'header-safety-rules',
  format: 'header',
  camera: { eye: 1.8, horizon: 0.62, lens: 0.72, turn: 10 },
  light: { ...morning, bearing: -110, height: 38 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.3, s.height * 0.24], 420, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.3, rise: 0.17 });
    rangeFloor(s);
    line(s, 9.2, -30, 40, paint.sun, 0.16);
    rifleLine(s, { from: -16, to: 2, bays: 6, back: 10, front: 14.5, targets: 42, count: 19, span: [-26, 40] });
    figure(s, { at: [5.2, 0, 10.8], pose: 'stand', vest: paint.orange, face: -10, hat: 'cap' });
    for (const [x, z, h] of [
      [13, 20, 9],
      [15.5, 22, 13],
      [18, 20, 10],
    ] as const)
      fir(s, [x, 0, z], h);
  },
});
