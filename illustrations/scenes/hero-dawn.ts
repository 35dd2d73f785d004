/**
 * First light on the main range: the firing line runs in from the left, targets wait before the berm, firs frame the
 * right.
 */
import { paint } from '#app/lib/colors.server.ts';
import { rise } from '../kit/ground.ts';
import { dawn } from '../kit/hours.ts';
import { heroRange, heroView, mountains, rangeFloor } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';

export default scene({
  id: 'hero-dawn',
  format: 'hero',
  camera: heroView,
  light: { ...dawn, bearing: 14 },
  paint: (s) => {
    sky(s);
    streaks(s, 7, '#fff1d6', 0.4, 0.1, 0.6);
    sun(s, [s.width * 0.64, s.height * 0.3]);
    birds(s, [s.width * 0.42, s.height * 0.24], 4, 20);
    mountains(s, { layers: 6, high: 0.24, rise: 0.1 });
    fogBank(s, 0.53, 0.66, 0.5);
    rangeFloor(s);
    heroRange(s);
    s.over(() => rise(s, 0.02, -0.06, 0.16, paint.ink));
  },
});
