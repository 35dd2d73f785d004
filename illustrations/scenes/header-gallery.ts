/** A camera on its tripod at the overlook, looking at the ridges. */
import { paint } from '#app/lib/colors.server.ts';
import { oak } from '../kit/broadleaf.ts';
import { boulder } from '../kit/furniture.ts';
import { ground } from '../kit/ground.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { fogBank, ridge, ridges } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { drawBar, drawBox } from '../kit/solids.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'header-gallery',
  format: 'header',
  camera: { eye: 1.9, horizon: 0.36, lens: 0.8 },
  light: { ...afternoon, bearing: -18, height: 20 },
  paint: (s) => {
    sky(s);
    streaks(s, 7, '#fff3d8', 0.5, 0.1, 0.8);
    sun(s, [s.width * 0.4, s.height * 0.24], 54);
    ridges(s, { layers: 4, top: 0.3, bottom: 0.46, rise: 0.14, trees: 40, nearest: 0.45 });
    fogBank(s, 0.46, 0.66, 0.8, '#fff4dd');
    ridge(s, { y: 0.64, rise: 0.08, far: 0.22, trees: 56, fall: 0.1 });
    birds(s, [s.width * 0.52, s.height * 0.22], 3, 20);
    ground(s, { colour: material.dryGrass, to: 9 });
    boulder(s, [-5, 0, 8.4], 1.1);
    boulder(s, [3.9, 0, 8.3], 1.3);
    oak(s, [6.6, 0, 8.8], 4.4, 1.1);
    const at = [1.65, 0, 7.4] as const;
    s.put(at, () => {
      for (const [u, v] of [
        [-0.42, -0.2],
        [0.42, -0.2],
        [0.02, 0.45],
      ] as const)
        drawBar(s, [at[0] + u, 0, at[2] + v], [at[0], 1.32, at[2]], 0.05, paint.ink, 0.25);
      drawBox(s, { at: [at[0], 1.3, at[2]], size: [0.12, 0.1, 0.12], colour: paint.ink });
      drawBox(s, { at: [at[0], 1.4, at[2]], size: [0.42, 0.3, 0.22], colour: paint.bark, top: paint.clay, turn: -14 });
      drawBox(s, { at: [at[0] + 0.02, 1.7, at[2]], size: [0.16, 0.07, 0.16], colour: paint.ink, turn: -14 });
      drawBar(s, [at[0] - 0.05, 1.55, at[2] + 0.1], [at[0] - 0.13, 1.56, at[2] + 0.42], 0.22, paint.ink, 0.2);
    });
    grass(s, { count: 420, near: 4, far: 9, height: 0.26, colour: material.paleGrass });
  },
});
