/** The wash stand by the office: water and soap, the last stop before going home. */
import { oak } from '../kit/broadleaf.ts';
import { cabin } from '../kit/cabin.ts';
import { fir } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { noon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';
import { washStand } from '../kit/wash-stand.ts';

export default scene({
  id: 'header-chemical-exposure-notice',
  format: 'header',
  camera: { eye: 1.5, horizon: 0.54, lens: 0.8 },
  light: { ...noon, bearing: -110, height: 50 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fffaf0', 0.55);
    mountains(s, { layers: 5, high: 0.3, rise: 0.16 });
    ground(s, { colour: material.gravel, to: 90 });
    for (const [x, z, h] of [
      [-15, 24, 12],
      [-18, 26, 15],
    ] as const)
      fir(s, [x, 0, z], h);
    grove(s, { count: 24, near: 36, far: 84, low: 9, high: 17 });
    oak(s, [-3, 0, 22], 5.6, 1.2);
    cabin(s, {
      at: [8.9, 0, 17],
      size: [6.4, 2.8, 4],
      gable: 1.4,
      turn: -10,
      openings: [
        { at: -1.6, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 1.2, foot: 1, width: 1.2, height: 1.1, kind: 'window' },
      ],
    });
    washStand(s, [1.7, 0, 6.4]);
    s.settle();
    grass(s, {
      count: 180,
      near: 3.4,
      far: 12,
      height: 0.24,
      colour: material.paleGrass,
      where: (x) => (x < 0.3 ? 0.8 : 0.06),
    });
  },
});
