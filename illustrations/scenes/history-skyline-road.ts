/** The road along the crest in the early years, imagined: one car, dust behind it, the ridges to the sea. */
import { paint } from '#app/lib/colors.server.ts';
import { car } from '../kit/cars.ts';
import { ground } from '../kit/ground.ts';
import { silver } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove } from '../kit/places.ts';
import { fogBank, ridges } from '../kit/ridges.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';
import { fence } from '../kit/wayside.ts';

export default scene({
  id: 'history-skyline-road',
  format: 'gallery',
  camera: { eye: 3.2, horizon: 0.46, lens: 0.95 },
  light: { ...silver, bearing: 70, height: 36 },
  paint: (s) => {
    sky(s);
    streaks(s, 8, '#ffffff', 0.5, 0.1, 0.8);
    ridges(s, { layers: 5, top: 0.26, bottom: 0.46, rise: 0.1, trees: 44, nearest: 0.2 });
    fogBank(s, 0.4, 0.5, 0.6);
    birds(s, [s.width * 0.3, s.height * 0.16], 3, 20);
    ground(s, { colour: material.dryGrass, to: 130 });
    const bends = (z: number): number => Math.sin(z * 0.075) * (1.5 + z * 0.09) - 0.4;
    road(s, { middle: bends, width: 5.2, from: 3, to: 110, surface: material.gravel });
    for (const [x, z, h] of [
      [-9, 16, 13],
      [-12, 21, 17],
      [-16, 30, 16],
      [-24, 48, 20],
      [16, 52, 17],
      [21, 58, 20],
      [-30, 70, 22],
    ] as const)
      conifer(s, [x, 0, z], h);
    fence(
      s,
      [0, 1, 2, 3, 4, 5].map((i) => [bends(9 + i * 3.4) + 3.6, 0, 9 + i * 3.4] as const),
      0.9,
    );
    grove(s, { count: 46, near: 40, far: 120, low: 10, high: 19, clear: (x, z) => Math.abs(x - bends(z)) < 8 });
    car(s, [bends(26) + 0.9, 0, 26], 10, 'oldSedan', paint.ink);
    grass(s, {
      count: 420,
      near: 3,
      far: 24,
      height: 0.36,
      colour: material.paleGrass,
      where: (x) => (x > 0.3 && x < 0.7 ? 0 : 0.85),
    });
  },
});
