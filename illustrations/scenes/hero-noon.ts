/** The same place at midday: high sun, short shadows, fair-weather clouds, shooters at the benches. */
import { figure } from '../kit/figures.ts';
import { rise } from '../kit/ground.ts';
import { noon } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { heroRange, heroView, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';

export default scene({
  id: 'hero-noon',
  format: 'hero',
  camera: heroView,
  light: noon,
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.57, s.height * 0.27], 600, '#fffaf0', 0.92);
    cloud(s, [s.width * 0.27, s.height * 0.15], 420, '#fffaf0', 0.8);
    cloud(s, [s.width * 0.93, s.height * 0.36], 380, '#fffaf0', 0.7);
    mountains(s, { layers: 6, high: 0.24, rise: 0.1 });
    rangeFloor(s);
    heroRange(s);
    for (const x of [-4.6, 1.8]) figure(s, { at: [x, 0, 10.6], pose: 'bench', hat: 'cap' });
    figure(s, { at: [-1.2, 0, 10.9], pose: 'stand', vest: paint.orange, face: 15, hat: 'cap' });
    s.settle();
    rise(s, 0.02, -0.06, 0.16, paint.fir, 0.35);
  },
});
