/** A single table at the edge of the mountain, the ridges falling away to the sea fog. */
import { oak } from '../kit/broadleaf.ts';
import { boulder, picnicTable } from '../kit/furniture.ts';
import { ground } from '../kit/ground.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { fogBank, ridge, ridges } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'picnic-overlook',
  format: 'gallery',
  camera: { eye: 1.9, horizon: 0.42, lens: 0.95 },
  light: { ...afternoon, bearing: -28, height: 22 },
  paint: (s) => {
    sky(s);
    streaks(s, 7, '#fff3d8', 0.5, 0.1, 0.8);
    sun(s, [s.width * 0.25, s.height * 0.17], 58);
    ridges(s, { layers: 3, top: 0.36, bottom: 0.42, rise: 0.06, trees: 20, nearest: 0.62 });
    fogBank(s, 0.4, 0.56, 0.95, '#fff4dd');
    ridge(s, { y: 0.5, rise: 0.08, far: 0.42, trees: 34, fall: 0.12 });
    fogBank(s, 0.5, 0.64, 0.7, '#fff0d4');
    ridge(s, { y: 0.58, rise: 0.07, far: 0.22, trees: 62, fall: -0.14 });
    birds(s, [s.width * 0.52, s.height * 0.2], 2, 26);
    ground(s, { colour: material.dryGrass, to: 10.5 });
    oak(s, [4.9, 0, 9.8], 6.4, 1.1);
    boulder(s, [-3.6, 0, 9.6], 1.3);
    boulder(s, [-2.5, 0, 10], 0.7);
    picnicTable(s, [0.9, 0, 7.4], -16);
    grass(s, { count: 460, near: 2.8, far: 10.5, height: 0.3, colour: material.paleGrass });
  },
});
