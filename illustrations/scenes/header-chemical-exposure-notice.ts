/** The wash stand by the office: water and soap, the last stop before going home. */
import { madrone } from '../kit/broadleaf.ts';
import { cabin } from '../kit/cabin.ts';
import { ground, pebbles } from '../kit/ground.ts';
import { noon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';
import { washStand } from '../kit/wash-stand.ts';

export default scene({
  id: 'header-chemical-exposure-notice',
  format: 'header',
  camera: { eye: 1.6, horizon: 0.46, lens: 0.86 },
  light: { ...noon, bearing: -60, height: 50 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fffaf0', 0.55);
    mountains(s, { layers: 5, high: 0.3, rise: 0.16 });
    ground(s, { colour: material.gravel, to: 90 });
    pebbles(s, 80, 4, 18, material.paleGrass);
    for (const [x, z, h] of [
      [-12, 21, 12],
      [-15, 24, 15],
      [-9.5, 26, 9],
    ] as const)
      conifer(s, [x, 0, z], h);
    grove(s, { count: 22, near: 40, far: 84, low: 9, high: 17 });
    madrone(s, [-2.6, 0, 19], 6.4, 0.2);
    cabin(s, {
      at: [9.4, 0, 17],
      size: [6.4, 2.8, 4],
      gable: 1.4,
      turn: -10,
      openings: [
        { at: -1.6, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 1.2, foot: 1, width: 1.2, height: 1.1, kind: 'window' },
      ],
    });
    washStand(s, [2.3, 0, 8.6]);
    grass(s, {
      count: 220,
      near: 5,
      far: 14,
      height: 0.26,
      colour: material.paleGrass,
      where: (x) => (x < 0.42 ? 0.8 : 0.06),
    });
  },
});
