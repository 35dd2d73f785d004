/** The members' steel at dusk: plates catching the last light, the range to themselves. */
import { paint } from '#app/lib/colors.server.ts';
import { berm } from '../kit/berm.ts';
import { dusk } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { plate, plateRack } from '../kit/steel.ts';

export default scene({
  id: 'header-shareholder-memberships',
  format: 'header',
  camera: { eye: 1.6, horizon: 0.56, lens: 0.8, turn: -6 },
  light: { ...dusk, bearing: -16, height: 12, tintShare: 0.2 },
  paint: (s) => {
    sky(s);
    streaks(s, 10, '#f5a86a', 0.45, 0.35, 0.9);
    sun(s, [s.width * 0.34, s.height * 0.36], 46);
    mountains(s, { layers: 5, high: 0.22, rise: 0.13 });
    birds(s, [s.width * 0.52, s.height * 0.2], 3, 16);
    rangeFloor(s);
    berm(s, { from: [-46, 34], to: [46, 34], height: 2.4, width: 8 });
    for (const [x, z, h] of [
      [-14.5, 25, 9],
      [-17, 27, 13],
      [-12, 38, 9],
      [10.5, 26, 10],
      [13, 27, 14],
      [15.5, 25, 11],
      [8.6, 38, 9],
    ] as const)
      conifer(s, [x, 0, z], h);
    plateRack(s, [0.9, 0, 7.2], 6);
    for (const [x, z, lift, c] of [
      [2.7, 7.6, 1.1, paint.orange],
      [3.5, 9.5, 1.4, ''],
      [-1.6, 10, 1.2, ''],
      [4.9, 9, 0.8, ''],
      [-3.4, 12, 1.3, paint.orange],
      [6.4, 11.5, 1.2, ''],
    ] as const)
      plate(s, [x, 0, z], 0.25, lift, c || material.whiteSteel);
  },
});
