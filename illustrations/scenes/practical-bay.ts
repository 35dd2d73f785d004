/** A bay of the practical range from low on its line: steel at several distances between walls of earth. */
import { paint } from '#app/lib/colors.server.ts';
import { berm } from '../kit/berm.ts';
import { noon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { bank, sky, wisps } from '../kit/sky.ts';
import { plate, plateRack } from '../kit/steel.ts';
import { grass, tallGrass } from '../kit/undergrowth.ts';

export default scene({
  id: 'practical-bay',
  format: 'gallery',
  camera: { eye: 1.15, horizon: 0.62, lens: 1, turn: 4, x: 0.4, z: -3 },
  light: { ...noon, bearing: 165, height: 46 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.7, s.height * 0.26], s.width * 0.34, '#fffaf0', 0.7, 3);
    wisps(s, [s.width * 0.24, s.height * 0.16], s.width * 0.36, '#fffaf0', 0.45, 4);
    mountains(s, { layers: 5, high: 0.2, rise: 0.09 });
    rangeFloor(s);
    for (const [x, z, h] of [
      [-12, 34, 15],
      [-7, 36, 19],
      [2, 38, 12],
      [14, 35, 18],
      [19, 34, 14],
    ] as const)
      conifer(s, [x, 0, z], h);
    berm(s, { from: [-20, 24], to: [26, 24], height: 4.6, width: 9 });
    for (const x of [-8, 10]) berm(s, { from: [x, 4], to: [x, 23], height: 3, width: 4.4 });
    line(s, 2.3, -6, 9, paint.orange, 0.16);
    plateRack(s, [-0.9, 0, 9.5], 6, [4]);
    for (const [x, z, lift, c] of [
      [2.6, 8.6, 1.1, ''],
      [4.2, 11, 1.4, ''],
      [5.6, 12.5, 0.8, paint.orange],
      [-3.6, 12, 1.2, paint.orange],
      [1.2, 14.5, 1.5, ''],
      [8, 15, 1.1, ''],
    ] as const)
      plate(s, [x, 0, z], 0.26, lift, c || material.whiteSteel);
    grass(s, { count: 160, near: 2.4, far: 12, height: 0.2, colour: material.paleGrass });
    s.over(() => tallGrass(s, 0.72, 1.05, 0.16, material.leaf, 0.3));
  },
});
