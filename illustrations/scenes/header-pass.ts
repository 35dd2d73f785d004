/** Arriving on foot: the drive leads through the firs to the office, where somebody waits behind the lit window. */
import { cabin } from '../kit/cabin.ts';
import { ground } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass, shrub } from '../kit/undergrowth.ts';
import { fence } from '../kit/wayside.ts';

export default scene({
  id: 'header-pass',
  format: 'header',
  camera: { eye: 1.7, horizon: 0.62, lens: 0.8 },
  light: { ...morning, bearing: -120, height: 36 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fffaf0', 0.55);
    mountains(s, { layers: 5, high: 0.28, rise: 0.16 });
    ground(s, { colour: material.dryGrass, to: 110 });
    road(s, {
      middle: (z) => -1.6 + Math.max(0, z - 4) * 0.32,
      width: 3,
      from: 3,
      to: 15.4,
      surface: material.gravel,
    });
    for (const [x, z, h] of [
      [-7.6, 13, 15],
      [-9.6, 16, 18],
      [-5.8, 19, 9],
      [15.5, 24, 13],
      [20, 22, 11],
      [2.5, 34, 13],
    ] as const)
      conifer(s, [x, 0, z], h);
    grove(s, { count: 26, near: 36, far: 80, low: 9, high: 16, clear: (x) => x > -12 && x < 6 });
    cabin(s, {
      at: [5.4, 0, 18],
      size: [8.4, 2.8, 4.4],
      gable: 1.5,
      turn: -8,
      lamp: true,
      openings: [
        { at: -2.6, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 0.6, foot: 1.05, width: 2, height: 1.15, kind: 'hatch', attended: true },
        { at: 3, foot: 1.1, width: 0.9, height: 1, kind: 'window' },
      ],
    });
    shrub(s, [9.4, 0, 15.2], 1.6);
    fence(
      s,
      [-11, -8.6, -6.2, -3.8].map((x) => [x, 0, 9.6] as const),
    );
    grass(s, {
      count: 320,
      near: 4,
      far: 20,
      height: 0.3,
      colour: material.paleGrass,
      where: (x) => (x > 0.34 && x < 0.74 ? 0.05 : 0.7),
    });
  },
});
