/** Skyline Boulevard bends along the crest towards the range. */
import { paint } from '#app/lib/colors.server.ts';
import { car } from '../kit/cars.ts';
import { redwood } from '../kit/conifers.ts';
import { ground } from '../kit/ground.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove } from '../kit/places.ts';
import { fogBank, ridges } from '../kit/ridges.ts';
import { type RoadPlan, guardRail, road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'header-contact',
  format: 'header',
  camera: { eye: 3.6, horizon: 0.42, lens: 0.72 },
  light: { ...afternoon, bearing: -42, height: 22 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fff3d8', 0.5);
    sun(s, [s.width * 0.24, s.height * 0.2], 50);
    ridges(s, { layers: 5, top: 0.26, bottom: 0.44, rise: 0.13, trees: 40, nearest: 0.2 });
    fogBank(s, 0.36, 0.48, 0.6);
    birds(s, [s.width * 0.42, s.height * 0.14], 3, 18);
    ground(s, { colour: material.dryGrass, to: 130 });
    const plan: RoadPlan = {
      middle: (z) => 1.5 + Math.sin(z * 0.062 - 0.5) * (2 + z * 0.11),
      width: 6.8,
      from: 4,
      to: 112,
      striped: true,
    };
    road(s, plan);
    guardRail(s, plan, 4.6, 22);
    for (const [x, z, h] of [
      [-13, 18, 8],
      [-17, 21, 12],
      [-22, 26, 10],
      [-26, 34, 14],
      [-36, 50, 16],
      [24, 38, 13],
      [29, 42, 17],
      [33, 46, 14],
      [-48, 70, 20],
    ] as const)
      conifer(s, [x, 0, z], h);
    grove(s, { count: 60, near: 44, far: 120, low: 11, high: 20, clear: (x, z) => Math.abs(x - plan.middle(z)) < 9 });
    redwood(s, [16, 0, 20], 20, 0.3);
    redwood(s, [18.6, 0, 23], 24, 0.3);
    car(s, [plan.middle(30) + 1.6, 0, 30], 12, 'wagon', paint.orange);
    grass(s, {
      count: 360,
      near: 5,
      far: 30,
      height: 0.34,
      colour: material.paleGrass,
      where: (x) => (x < 0.3 || x > 0.86 ? 0.9 : 0.05),
    });
  },
});
