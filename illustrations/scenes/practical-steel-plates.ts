/** The members' steel: a rack of falling plates, two of them down, and round plates on posts. */
import { paint } from '#app/lib/colors.server.ts';
import { berm } from '../kit/berm.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { plate, plateRack } from '../kit/steel.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'practical-steel-plates',
  format: 'gallery',
  camera: { eye: 1.5, horizon: 0.46, lens: 1.1, turn: -5 },
  light: { ...afternoon, bearing: -118, height: 30 },
  paint: (s) => {
    sky(s);
    streaks(s, 4, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.24, rise: 0.1 });
    rangeFloor(s);
    berm(s, { from: [-24, 18], to: [22, 18], height: 3, width: 8 });
    plateRack(s, [-0.6, 0, 4.7], 6, [1, 4]);
    plate(s, [1.1, 0, 5.6], 0.24, 1.1, paint.orange);
    plate(s, [1.9, 0, 7.2], 0.24, 1.35);
    plate(s, [3, 0, 8.4], 0.24, 0.9);
    plate(s, [-2.9, 0, 7.2], 0.24, 1.2);
    plate(s, [-3.8, 0, 8.6], 0.24, 0.8, paint.orange);
    grass(s, { count: 220, near: 2, far: 10, height: 0.2, colour: material.paleGrass });
  },
});
