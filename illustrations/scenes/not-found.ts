/** A trail that loses itself under the stars. */
import { fir, redwood } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { night } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { moon, sky, stars } from '../kit/sky.ts';
import { signPost } from '../kit/wayside.ts';

export default scene({
  id: 'not-found',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.66, lens: 0.9 },
  light: { ...night, tintShare: 0.5 },
  paint: (s) => {
    sky(s);
    stars(s, 420, true);
    moon(s, [s.width * 0.66, s.height * 0.15], 44);
    mountains(s, { layers: 5, high: 0.2, rise: 0.1 });
    fogBank(s, 0.56, 0.68, 0.35);
    ground(s, { colour: material.dryGrass, to: 60 });
    road(s, {
      middle: (z) => 0.3 + Math.sin(z * 0.34) * (0.5 + z * 0.06),
      width: 1.5,
      from: 2,
      to: 26,
      surface: material.gravel,
    });
    for (const [x, z, h] of [
      [-5.5, 13, 9],
      [-8, 16, 13],
      [-7, 11, 6.5],
      [7.5, 15, 10],
      [10.5, 18, 14],
      [-11.5, 15, 10],
    ] as const)
      fir(s, [x, 0, z], h);
    grove(s, { count: 34, near: 22, far: 56, low: 6, high: 12, clear: (x) => Math.abs(x) < 4, plant: fir });
    redwood(s, [6.4, 0, 10.5], 17, 0.3);
    signPost(s, [-1.6, 0, 6], 1.9, [1, -1]);
  },
});
