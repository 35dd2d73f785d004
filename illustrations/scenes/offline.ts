/** The sea fog has come in: only the tops of the ridges show. */
import { paint } from '#app/lib/colors.server.ts';
import { fir, forest } from '../kit/conifers.ts';
import { rise } from '../kit/ground.ts';
import { fog } from '../kit/hours.ts';
import { fogBank, ridge, ridges } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, sun } from '../kit/sky.ts';

export default scene({
  id: 'offline',
  format: 'gallery',
  camera: { eye: 2, horizon: 0.5, lens: 0.9 },
  light: { ...fog, bearing: 20 },
  paint: (s) => {
    sky(s);
    sun(s, [s.width * 0.64, s.height * 0.22], 56);
    ridges(s, { layers: 3, top: 0.36, bottom: 0.44, rise: 0.09, trees: 22, nearest: 0.62 });
    fogBank(s, 0.42, 0.6, 1, '#f7f2e4');
    ridge(s, { y: 0.56, rise: 0.08, far: 0.5, trees: 40, fall: 0.16 });
    fogBank(s, 0.56, 0.72, 1, '#f7f2e4');
    birds(s, [s.width * 0.34, s.height * 0.26], 3, 22);
    const crest = ridge(s, { y: 0.74, rise: 0.06, far: 0.3, trees: 70, fall: -0.2 });
    forest(s, crest, { count: 24, low: 70, high: 130, far: 120, sink: 60 });
    fogBank(s, 0.74, 0.96, 0.95, '#f7f2e4');
    for (const [x, z, h] of [
      [-4.2, 9, 6],
      [-5.4, 10, 8],
      [5.6, 9.5, 7],
    ] as const)
      fir(s, [x, -1.2, z], h);
    s.over(() => rise(s, 0.16, -0.02, 0.12, paint.pine, 0.3));
  },
});
