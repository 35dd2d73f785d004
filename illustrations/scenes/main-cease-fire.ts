/** A cease fire: rifles lie open on the benches, muzzles downrange, and nobody is near them. */
import { paint } from '#app/lib/colors.server.ts';
import { openRifle } from '../kit/arms.ts';
import { afternoon } from '../kit/hours.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { sky, streaks } from '../kit/sky.ts';

export default scene({
  id: 'main-cease-fire',
  format: 'gallery',
  camera: { eye: 1.6, horizon: 0.5, lens: 0.8, turn: 34, x: -3.4, z: -2.2 },
  light: { ...afternoon, bearing: 100, height: 30 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.45);
    mountains(s, { layers: 5, high: 0.18, rise: 0.09 });
    rangeFloor(s);
    rifleLine(s, { from: -5, to: 25, bays: 10, back: -6, front: 4.4, targets: 40, count: 22, span: [-14, 50] });
    line(s, 0.9, -5, 25, paint.sun, 0.2);
    for (let i = 0; i < 8; i++) openRifle(s, [-3.4 + i * 3, 0.82, 3.4]);
  },
});
