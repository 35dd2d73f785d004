/** The same place at midday: high sun, short shadows, a bank of fair-weather cloud. */
import { paint } from '#app/lib/colors.server.ts';
import { rise } from '../kit/ground.ts';
import { noon } from '../kit/hours.ts';
import { heroRange, heroView, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { bank, sky, streaks } from '../kit/sky.ts';

export default scene({
  id: 'hero-noon',
  format: 'hero',
  camera: heroView,
  light: noon,
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.54, s.height * 0.3], s.width * 0.34, '#fffaf0', 0.8, 4);
    bank(s, [s.width * 0.2, s.height * 0.17], s.width * 0.22, '#fffaf0', 0.6, 3);
    streaks(s, 5, '#fffaf0', 0.5, 0.1, 0.6);
    mountains(s, { layers: 6, high: 0.24, rise: 0.1 });
    rangeFloor(s);
    heroRange(s);
    s.over(() => rise(s, 0.02, -0.06, 0.16, paint.fir, 0.35));
  },
});
