/** A split-rail fence along the boundary, and the path that goes through its gap. */
import { oak } from '../kit/broadleaf.ts';
import { ground } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { bank, birds, sky } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';
import { fence } from '../kit/wayside.ts';

export default scene({
  id: 'header-terms',
  format: 'header',
  camera: { eye: 1.6, horizon: 0.58, lens: 0.76 },
  light: { ...morning, bearing: 62, height: 32 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.2, s.height * 0.26], 420 * 1.5, '#fffaf0', 0.6, 3);
    mountains(s, { layers: 6, high: 0.32, rise: 0.17 });
    birds(s, [s.width * 0.46, s.height * 0.16], 2, 20);
    ground(s, { colour: material.dryGrass, to: 90 });
    road(s, { middle: (z) => 2.2 + Math.sin(z * 0.14) * 1.4, width: 1.8, from: 2.4, to: 60, surface: material.gravel });
    oak(s, [8.2, 0, 13], 5.2, 1.2);
    for (const [x, z, h] of [
      [-14, 24, 12],
      [-17, 26, 15],
      [-11.5, 27, 9],
    ] as const)
      conifer(s, [x, 0, z], h);
    grove(s, { count: 30, near: 36, far: 86, low: 9, high: 17, clear: (x) => x > -2 && x < 10 });
    fence(s, [
      [-9.5, 0, 7.4],
      [-7.2, 0, 7.6],
      [-4.9, 0, 7.7],
      [-2.6, 0, 7.8],
      [-0.3, 0, 8],
      [1.6, 0, 8.1],
    ]);
    fence(s, [
      [4.2, 0, 8.2],
      [6.4, 0, 8.3],
      [8.6, 0, 8.3],
      [10.8, 0, 8.4],
    ]);
    grass(s, {
      count: 420,
      near: 3.2,
      far: 14,
      height: 0.28,
      colour: material.paleGrass,
      where: (x) => (x > 0.56 && x < 0.76 ? 0.1 : 0.85),
    });
  },
});
