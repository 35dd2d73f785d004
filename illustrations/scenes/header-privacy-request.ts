/** A mailbox beside a mountain road. */
import { ground } from '../kit/ground.ts';
import { afternoon } from '../kit/hours.ts';
import { mailbox } from '../kit/mailbox.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass, shrub } from '../kit/undergrowth.ts';
import { fence } from '../kit/wayside.ts';

export default scene({
  id: 'header-privacy-request',
  format: 'header',
  camera: { eye: 1.4, horizon: 0.56, lens: 0.8 },
  light: { ...afternoon, bearing: -110, height: 28 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.3, rise: 0.16 });
    ground(s, { colour: material.dryGrass, to: 90 });
    road(s, { middle: (z) => -6.4 + z * 0.12 + Math.sin(z * 0.07) * 2, width: 5.4, from: 3, to: 80 });
    for (const [x, z, h] of [
      [10, 20, 9],
      [13, 24, 14],
      [16, 22, 10],
      [-20, 26, 12],
    ] as const)
      conifer(s, [x, 0, z], h);
    grove(s, { count: 30, near: 34, far: 84, low: 9, high: 17, clear: (x, z) => Math.abs(x + 6.4 - z * 0.12) < 7 });
    fence(
      s,
      [
        [3.2, 0, 7],
        [5, 0, 7.6],
        [6.8, 0, 8.2],
        [8.6, 0, 8.8],
      ],
      0.95,
    );
    shrub(s, [4.2, 0, 8.2], 1.4);
    mailbox(s, [1.25, 0, 5.4]);
    grass(s, {
      count: 340,
      near: 3.4,
      far: 12,
      height: 0.26,
      colour: material.paleGrass,
      where: (x) => (x > 0.46 ? 0.9 : 0.06),
    });
  },
});
