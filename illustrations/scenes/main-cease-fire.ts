/** A cease fire: rifles lie open on the benches, and everyone stands back of the yellow line. */
import { openRifle } from '../kit/arms.ts';
import { figure } from '../kit/figures.ts';
import { afternoon } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { sky, streaks } from '../kit/sky.ts';

export default scene({
  id: 'main-cease-fire',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.53, lens: 0.75, turn: 40, x: -6, z: -5 },
  light: { ...afternoon, bearing: 100, height: 30 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.45);
    mountains(s, { layers: 5, high: 0.18, rise: 0.09 });
    rangeFloor(s);
    line(s, 0.2, -20, 60, paint.sun, 0.16);
    rifleLine(s, { from: -8, to: 25, bays: 11, back: 1.2, front: 6, targets: 40, count: 22, span: [-14, 50] });
    for (let i = 0; i < 8; i++) openRifle(s, [-6.5 + i * 3, 0.82, 5.0]);
    figure(s, { at: [0.7, 0, -0.4], pose: 'stand', vest: paint.orange, face: -10, hat: 'cap' });
    for (const [x, z, face] of [
      [-2.7, -0.6, 10],
      [-1.9, -0.8, 30],
      [5.6, -0.9, -15],
      [6.5, -0.7, 5],
      [9.6, -0.6, -10],
      [12.4, -0.8, 0],
    ] as const)
      figure(s, { at: [x, 0, z], pose: 'stand', face });
  },
});
