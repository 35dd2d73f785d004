/** The pistol bays: earth walls to left and right, a shooter in each, the range officer behind them. */
import { berm } from '../kit/berm.ts';
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { line } from '../kit/shelter.ts';
import { cloud, sky } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { targetRow } from '../kit/targets.ts';

export default scene({
  id: 'pistol-bays',
  format: 'gallery',
  camera: { eye: 2.7, horizon: 0.44, lens: 0.76, turn: 3, z: -6.8 },
  light: { ...morning, bearing: -75, height: 40 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.76, s.height * 0.16], 420, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.18, rise: 0.08 });
    rangeFloor(s);
    for (const [x, z, h] of [
      [-20, 44, 15],
      [-13, 46, 19],
      [19, 45, 17],
      [26, 44, 14],
      [33, 46, 20],
    ] as const)
      fir(s, [x, 0, z], h);
    berm(s, { from: [-30, 33], to: [44, 33], height: 4.6, width: 9 });
    for (const x of [-9.5, 5, 19.5]) berm(s, { from: [x, 4], to: [x, 32], height: 2.8, width: 4.4 });
    for (const x of [-2.2, 12.2]) {
      line(s, 4.4, x - 4.6, x + 4.6, paint.orange, 0.16);
      targetRow(s, { from: x - 3.2, to: x + 3.2, z: 18, count: 4, width: 0.95, height: 1.05, lift: 0.8 });
    }
    for (const x of [-4.4, -0.9, 10.9, 14.2])
      box(s, { at: [x, 0, 3.55], size: [2.2, 0.95, 0.6], colour: material.oldWood, top: material.wood });
    figure(s, { at: [-4.4, 0, 2.4], pose: 'pistol' });
    figure(s, { at: [-0.9, 0, 2.4], pose: 'pistol', hat: 'cap' });
    figure(s, { at: [-2.6, 0, 0.4], pose: 'stand', vest: paint.orange, hat: 'cap' });
    figure(s, { at: [10.6, 0, 2.3], pose: 'pistol' });
    figure(s, { at: [12.4, 0, 1.9], pose: 'coach', hat: 'brim', face: -40 });
  },
});
