/** Down the hundred-yard range: lane after lane to the far berm, the ridges behind. */
import { bench, sandbag } from '../kit/benches.ts';
import { berm } from '../kit/berm.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { spottingScope } from '../kit/props.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks } from '../kit/sky.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'hundred-yard-downrange',
  format: 'gallery',
  camera: { eye: 1.27, horizon: 0.57, lens: 1.3, turn: 0 },
  light: { ...afternoon, bearing: -80, height: 22 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fff3d8', 0.5);
    mountains(s, { layers: 6, high: 0.26, rise: 0.11, wood: 90 });
    birds(s, [s.width * 0.7, s.height * 0.16], 3, 22);
    rangeFloor(s, { to: 190 });
    road(s, { middle: (z) => 3.4 + z * 0.03, width: 1.8, from: 2, to: 88, surface: material.gravel });
    bench(s, [-1.15, 0, 4.2], { stool: false });
    sandbag(s, [-1.4, 0.81, 4.5]);
    spottingScope(s, [-0.8, 0.81, 4.5]);
    bench(s, [1.95, 0, 5.8], { stool: false });
    berm(s, { from: [-44, 102], to: [46, 102], height: 6.5, width: 16 });
    targetRow(s, { from: -24, to: 26, z: 91, count: 14, width: 1.8, height: 1.8, lift: 0.9 });
    for (const [x, z, h] of [
      [-10, 33, 9],
      [-12, 36, 13],
      [-13.5, 42, 11],
      [-17, 52, 15],
      [-19, 66, 14],
      [10.5, 34, 11],
      [12.6, 38, 14],
      [15, 48, 12],
      [19, 62, 16],
      [22, 76, 15],
      [-22.5, 80, 16],
    ] as const)
      conifer(s, [x, 0, z], h);
  },
});
