/** The notice board under its roof, beside the path to the line, with madrone shade. */
import { madrone } from '../kit/broadleaf.ts';
import { ground, pebbles } from '../kit/ground.ts';
import { afternoon } from '../kit/hours.ts';
import { noticeBoard } from '../kit/notice-board.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass, shrub } from '../kit/undergrowth.ts';

export default scene({
  id: 'office-notice-board',
  format: 'gallery',
  camera: { eye: 1.6, horizon: 0.6, lens: 0.95, turn: 0 },
  light: { ...afternoon, bearing: 115 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.4);
    mountains(s, { layers: 5, high: 0.2, wood: 60 });
    ground(s, { colour: material.dryGrass, to: 110 });
    road(s, {
      middle: (z) => 1.6 + z * 0.09 + Math.sin(z * 0.12) * 1.2,
      width: 2,
      from: 2,
      to: 80,
      surface: material.gravel,
    });
    pebbles(s, 90, 2, 12, material.gravel);
    for (const [x, z, h] of [
      [-9, 24, 15],
      [-12.5, 22, 12],
      [11.5, 26, 14],
      [14, 30, 18],
    ] as const)
      conifer(s, [x, 0, z], h);
    madrone(s, [6.4, 0, 12.5], 7.2, -0.3);
    shrub(s, [-5.6, 0, 10.5], 2.2);
    shrub(s, [5.6, 0, 13.4], 2.4);
    grove(s, { count: 22, near: 34, far: 90, low: 9, high: 17, clear: (_x, _z, share) => share > 0.6 && share < 0.76 });
    noticeBoard(s, [-0.95, 0, 6.6], 3.3, 8, -6);
    grass(s, {
      count: 380,
      near: 2.4,
      far: 14,
      height: 0.32,
      colour: material.paleGrass,
      where: (x) => (x > 0.52 && x < 0.82 ? 0.02 : 0.9),
    });
  },
});
