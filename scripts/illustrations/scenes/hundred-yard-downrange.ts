// Down the hundred-yard range: lane after lane to the far berm, wind flags leaning, the ridges behind.
import { fir } from '../kit/conifers.ts';
import { berm } from '../kit/berm.ts';
import { afternoon } from '../kit/light.ts';
import { material, paint } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { spottingScope } from '../kit/props.ts';
import { bench, flag, sandbag } from '../kit/shelter.ts';
import { birds, sky, streaks } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'hundred-yard-downrange',
  format: 'gallery',
  focal: [0.5, 0.48],
  camera: { eye: 2.4, horizon: 0.5, lens: 1.15, turn: 0 },
  light: { ...afternoon, bearing: -80, height: 22 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fff3d8', 0.5);
    mountains(s, { layers: 6, high: 0.26, rise: 0.11, wood: 90 });
    birds(s, [s.width * 0.7, s.height * 0.16], 3, 22);
    rangeFloor(s, { to: 190 });
    road(s, { middle: (z) => 6 + z * 0.06, width: 1.8, from: 8, to: 88, surface: material.gravel });
    bench(s, [-2.1, 0, 7], { stool: false });
    sandbag(s, [-2.1, 0.81, 7.3]);
    spottingScope(s, [-1.75, 0.81, 7.4]);
    bench(s, [1.5, 0, 7], { stool: false });
    berm(s, { from: [-44, 102], to: [46, 102], height: 6.5, width: 16 });
    targetRow(s, { from: -24, to: 26, z: 91, count: 14, width: 1.8, height: 1.8, lift: 0.9 });
    targetRow(s, { from: -17, to: -9, z: 46, count: 4, width: 1.3, height: 1.3, lift: 0.8 });
    flag(s, [-9.5, 0, 24], 2.4, paint.orange, 0.6);
    flag(s, [3.2, 0, 56], 2.6, paint.orange, 0.6);
    for (const [x, z, h] of [[-15, 32, 13], [-18, 36, 17], [-21, 44, 14], [-24, 52, 19], [-27, 66, 17], [17, 34, 15], [20.5, 40, 18], [24, 50, 15], [28, 64, 19], [33, 78, 18], [-33, 82, 18]] as const) fir(s, [x, 0, z], h);
  },
});
