/** A trail sign with three blank arms where the paths part. */
import { redwood } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { bank, sky } from '../kit/sky.ts';
import { grass, shrub } from '../kit/undergrowth.ts';
import { signPost } from '../kit/wayside.ts';

export default scene({
  id: 'header-faq',
  format: 'header',
  camera: { eye: 1.7, horizon: 0.6, lens: 0.72 },
  light: { ...morning, bearing: -115, height: 36 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.24, s.height * 0.26], 440 * 1.5, '#fffaf0', 0.6, 3);
    mountains(s, { layers: 5, high: 0.3, rise: 0.16 });
    ground(s, { colour: material.dryGrass, to: 90 });
    const path = { width: 1.9, from: 2.4, to: 60, surface: material.gravel } as const;
    road(s, { ...path, middle: (z) => 0.6 - Math.max(0, z - 5) * 0.5 + Math.sin(z * 0.2) * 0.6 });
    road(s, { ...path, middle: (z) => 0.6 + Math.max(0, z - 5) * 0.42 - Math.sin(z * 0.18) * 0.5 });
    for (const [x, z, h] of [
      [9.5, 17, 10],
      [12.5, 20, 15],
      [14.5, 18, 8],
      [-15, 24, 13],
      [-18, 22, 9],
    ] as const)
      conifer(s, [x, 0, z], h);
    redwood(s, [7.2, 0, 15], 20, 0.3);
    shrub(s, [3.4, 0, 9.4], 1.6);
    grove(s, { count: 30, near: 32, far: 84, low: 8, high: 16, clear: (_x, _z, share) => share > 0.3 && share < 0.8 });
    signPost(s, [1.75, 0, 7.2], 2.5, [1, -1, 1]);
    grass(s, {
      count: 420,
      near: 3.2,
      far: 14,
      height: 0.28,
      colour: material.paleGrass,
      where: (x) => (x > 0.4 && x < 0.66 ? 0.15 : 0.8),
    });
  },
});
