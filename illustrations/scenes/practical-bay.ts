/** A bay of the practical range: a member at the line, steel at three distances, walls of earth and wood. */
import { berm } from '../kit/berm.ts';
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { noon } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { cloud, sky } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { plate, plateRack } from '../kit/steel.ts';

export default scene({
  id: 'practical-bay',
  format: 'gallery',
  camera: { eye: 2.1, horizon: 0.49, lens: 0.82, turn: 6, z: -5.2 },
  light: { ...noon, bearing: 130, height: 54 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.22, s.height * 0.18], 380, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.2, rise: 0.09 });
    rangeFloor(s);
    for (const [x, z, h] of [
      [-12, 34, 15],
      [-7, 36, 19],
      [14, 35, 18],
      [19, 34, 14],
    ] as const)
      fir(s, [x, 0, z], h);
    berm(s, { from: [-20, 24], to: [26, 24], height: 4.6, width: 9 });
    for (const x of [-8, 11]) berm(s, { from: [x, 4], to: [x, 23], height: 3, width: 4.4 });
    line(s, 2.2, -6, 9, paint.orange, 0.14);
    plateRack(s, [-1.4, 0, 13], 6, [5]);
    for (const [x, z, lift, c] of [
      [2.4, 11.5, 1.1, ''],
      [4.2, 14, 1.4, ''],
      [5.8, 12.5, 0.8, paint.orange],
      [-4.2, 15, 1.2, paint.orange],
      [1.2, 16.5, 1.5, ''],
      [7.4, 16, 1.1, ''],
    ] as const)
      plate(s, [x, 0, z], 0.26, lift, c || material.whiteSteel);
    box(s, { at: [-4.6, 0, 3], size: [1.1, 0.9, 0.6], colour: material.oldWood });
    figure(s, { at: [-1.5, 0, 1.1], pose: 'pistol', hat: 'cap' });
    figure(s, { at: [-0.1, 0, 0.3], pose: 'stand', vest: paint.orange, face: -14, hat: 'cap' });
  },
});
