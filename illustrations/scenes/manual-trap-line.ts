/** The manual trap in late light: stands fan out behind the wooden house, a clay crosses the sun's side of the sky. */
import { paint } from '#app/lib/colors.server.ts';
import { stackOfClays } from '../kit/clay-stack.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { cedar, conifer, snag } from '../kit/pines.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { clay, stations, trail, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'manual-trap-line',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.64, lens: 0.8, turn: 20, x: -5, z: -3.4 },
  light: { ...afternoon, bearing: 15, height: 18 },
  paint: (s) => {
    sky(s);
    streaks(s, 7, '#fff3d8', 0.5);
    sun(s, [s.width * 0.72, s.height * 0.26], 52);
    mountains(s, { layers: 6, high: 0.22, rise: 0.1 });
    birds(s, [s.width * 0.2, s.height * 0.16], 3, 18);
    rangeFloor(s);
    for (const [x, z, h] of [
      [-14, 34, 13],
      [-18, 40, 18],
    ] as const)
      conifer(s, [x, 0, z], h);
    cedar(s, [30, 0, 34], 17);
    snag(s, [-6, 0, 30], 12);
    stations(s, { house: [2, 17], radius: 14, count: 5, spread: 46, colour: material.oldWood });
    trapHouse(s, [2, 0, 17.4], 2.4, 0.9, 2.2, material.oldWood);
    box(s, { at: [-1.9, 0, 2.6], size: [0.62, 0.36, 0.46], colour: material.card, turn: 16 });
    stackOfClays(s, [-1.35, 0, 2.5], 8, paint.orange);
    s.over(() => {
      const at = [s.width * 0.4, s.height * 0.24] as const;
      trail(s, s.camera.project([2, 0.9, 17.4]), [s.width * 0.46, s.height * 0.42], at, paint.fog);
      clay(s, at, 40, 12);
    });
  },
});
