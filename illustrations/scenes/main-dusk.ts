/** Closing time: the last light behind the ridges, the shelter dark against it, the benches empty. */
import { paint } from '#app/lib/colors.server.ts';
import { dusk } from '../kit/hours.ts';
import { conifer } from '../kit/pines.ts';
import { mountains, rangeFloor, rifleLine } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { tallGrass } from '../kit/undergrowth.ts';

export default scene({
  id: 'main-dusk',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.7, lens: 0.8, turn: -24 },
  light: { ...dusk, bearing: -9 },
  paint: (s) => {
    sky(s);
    streaks(s, 12, '#f5a86a', 0.5, 0.35, 0.9);
    streaks(s, 6, '#3b4f55', 0.4, 0.1, 0.5);
    sun(s, [s.width * 0.38, s.height * 0.54], 50);
    mountains(s, { layers: 6, high: 0.18, rise: 0.09 });
    fogBank(s, 0.64, 0.73, 0.5);
    birds(s, [s.width * 0.6, s.height * 0.3], 5, 18);
    rangeFloor(s);
    rifleLine(s, { from: -3.5, to: 12, bays: 5, back: 9, front: 13.5, targets: 42, count: 14, span: [-40, 12] });
    for (const [x, z, h] of [
      [-19, 19, 13],
      [-27, 22, 18],
      [-16.5, 22, 8],
      [-13, 24, 14],
    ] as const)
      conifer(s, [x, 0, z], h);
    s.over(() => tallGrass(s, -0.05, 0.42, 0.13, paint.ink, 0));
  },
});
