/** The office at dusk with its shutters closed and one lamp lit. */
import { cabin } from '../kit/cabin.ts';
import { fir } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { dusk } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, stars, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';
import { fence } from '../kit/wayside.ts';

export default scene({
  id: 'header-privacy',
  format: 'header',
  camera: { eye: 1.8, horizon: 0.64, lens: 0.76 },
  light: { ...dusk, bearing: -40, height: 14 },
  paint: (s) => {
    sky(s);
    stars(s, 60);
    streaks(s, 8, '#f5a86a', 0.45, 0.4, 0.9);
    mountains(s, { layers: 5, high: 0.28, rise: 0.15 });
    ground(s, { colour: material.dryGrass, to: 100 });
    for (const [x, z, h] of [
      [12.5, 24, 11],
      [16, 26, 15],
      [-3.5, 28, 10],
      [-16, 26, 13],
      [-19, 24, 9],
    ] as const)
      fir(s, [x, 0, z], h);
    cabin(s, {
      at: [5, 0, 17.6],
      size: [8, 2.8, 4.4],
      gable: 1.5,
      turn: -8,
      lamp: true,
      openings: [
        { at: -2.5, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 0.4, foot: 1, width: 1.9, height: 1.1, kind: 'shutter' },
        { at: 2.8, foot: 1.05, width: 1, height: 1, kind: 'window' },
      ],
    });
    fence(
      s,
      [-12, -9.2, -6.4, -3.6, -0.8].map((x) => [x, 0, 12.5] as const),
    );
    grass(s, { count: 300, near: 4.5, far: 13, height: 0.28, colour: material.paleGrass });
  },
});
