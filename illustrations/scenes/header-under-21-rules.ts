/** An adult beside a youth at the bench: both wear muffs and glasses, the rifle lies open, its muzzle downrange. */
import { openRifle } from '../kit/arms.ts';
import { bench } from '../kit/benches.ts';
import { berm } from '../kit/berm.ts';
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { cloud, sky } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'header-under-21-rules',
  format: 'header',
  camera: { eye: 1.5, horizon: 0.5, lens: 0.86, turn: 38, x: -2.6, z: -2.6 },
  light: { ...morning, bearing: -70, height: 38 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.3, s.height * 0.22], 420, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.26, rise: 0.15 });
    rangeFloor(s);
    berm(s, { from: [-30, 40], to: [70, 40], height: 4.4, width: 12 });
    targetRow(s, { from: -16, to: 56, z: 32, count: 22, width: 1.25, height: 1.25, lift: 0.75 });
    line(s, 4, -30, 60, paint.orange, 0.12);
    bench(s, [2.2, 0, 1.9], { stool: false });
    openRifle(s, [2.25, 0.81, 2.1]);
    bench(s, [5.4, 0, 1.9]);
    bench(s, [8.6, 0, 1.9]);
    figure(s, {
      at: [2.05, 0, 1.15],
      pose: 'hold',
      tall: 1.38,
      face: 10,
      hat: 'cap',
      shirt: paint.sun,
      skin: '#c68f63',
    });
    figure(s, {
      at: [2.75, 0, 1.35],
      pose: 'coach',
      tall: 1.8,
      face: -38,
      hat: 'none',
      shirt: paint.pine,
      skin: '#a97049',
    });
  },
});
