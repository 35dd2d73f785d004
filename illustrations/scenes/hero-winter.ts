/** The same place after a winter storm: green grass, puddles, snow on the far crests, cloud breaking up. */
import { paint } from '#app/lib/colors.server.ts';
import { puddle, rise } from '../kit/ground.ts';
import { winter } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { heroRange, heroView, mountains, rangeFloor } from '../kit/places.ts';
import { fogBank, ridge, snow } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'hero-winter',
  format: 'hero',
  camera: heroView,
  light: { ...winter, bearing: 55 },
  paint: (s) => {
    sky(s);
    streaks(s, 16, '#fffaf0', 0.6, 0.05, 0.7);
    streaks(s, 9, '#8fa6ab', 0.35, 0.05, 0.5);
    snow(s, ridge(s, { y: 0.33, rise: 0.12, far: 0.8, span: 0.45 }), 0.07, 0.5);
    snow(s, ridge(s, { y: 0.41, rise: 0.09, far: 0.68, trees: 16, span: 0.35 }), 0.035, 0.4);
    mountains(s, { layers: 4, high: 0.14, rise: 0.08 });
    fogBank(s, 0.5, 0.66, 0.75, '#f0efe6');
    rangeFloor(s, { colour: material.winterGrass, grassColour: '#8fa35e' });
    grass(s, { count: 500, near: 2.5, far: 40, height: 0.22, colour: '#8a9c55' });
    for (const [x, z, w, d] of [
      [13, 17, 7, 2.4],
      [8, 22, 5, 2.4],
      [20, 31, 6, 3],
      [7.5, 12.5, 3, 0.9],
    ] as const)
      puddle(s, [x, 0, z], w, d);
    heroRange(s, '#7f9558');
    s.over(() => rise(s, 0.02, -0.06, 0.16, paint.ink, 0.25));
  },
});
