/** Picnic tables in the shade of madrones, with the hills beyond. */
import { madrone } from '../kit/broadleaf.ts';
import { picnicTable } from '../kit/furniture.ts';
import { ground, marks } from '../kit/ground.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { grass, shrub } from '../kit/undergrowth.ts';

export default scene({
  id: 'picnic-madrones',
  format: 'gallery',
  camera: { eye: 1.75, horizon: 0.56, lens: 0.85, turn: 0 },
  light: { ...afternoon, bearing: 62, height: 30 },
  paint: (s) => {
    sky(s);
    streaks(s, 4, '#fff3d8', 0.4);
    mountains(s, { layers: 5, high: 0.2, wood: 40 });
    ground(s, { colour: material.dryGrass, to: 60 });
    marks(s, material.leaf, 12, 40);
    madrone(s, [-4.8, 0, 11], 8, 0.35);
    madrone(s, [5.6, 0, 14], 8.6, -0.25);
    madrone(s, [-1.5, 0, 24], 7.5, -0.1);
    for (const [x, z] of [
      [-10, 20],
      [10.5, 19],
      [4, 28],
      [-6, 28],
    ] as const)
      shrub(s, [x, 0, z], 3);
    picnicTable(s, [-0.9, 0, 7.6], 14);
    picnicTable(s, [3.2, 0, 11.2], -8);
    picnicTable(s, [-5.2, 0, 14.5], 5);
    grass(s, { count: 420, near: 2.6, far: 24, height: 0.28, colour: material.paleGrass });
  },
});
