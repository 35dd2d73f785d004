/** The hit: a clay bursts into shards against the ridges. */
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { afternoon } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { burst, stations, trail, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'etrap-shards',
  format: 'gallery',
  camera: { eye: 1.7, horizon: 0.72, lens: 1, turn: -12, x: 3.4, z: -2.6 },
  light: { ...afternoon, bearing: 75, height: 26 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fff3d8', 0.5, 0.1, 0.8);
    mountains(s, { layers: 6, high: 0.24, rise: 0.11 });
    rangeFloor(s, { colour: material.paleGrass });
    for (const [x, z, h] of [
      [-28, 40, 16],
      [-24, 43, 12],
      [12, 40, 15],
    ] as const)
      fir(s, [x, 0, z], h);
    grove(s, {
      count: 30,
      near: 56,
      far: 110,
      low: 10,
      high: 19,
      clear: (_x, _z, share) => share > 0.36 && share < 0.8,
    });
    const places = stations(s, { house: [0, 17], radius: 14.6, count: 5, spread: 30 });
    trapHouse(s, [0, 0, 17.4]);
    const shooter = places[1] ?? [0, 0, 3];
    figure(s, { at: shooter, pose: 'shotgun', raise: 16, face: 5, hat: 'cap', shirt: paint.pine });
    s.settle();
    const at = [s.width * 0.63, s.height * 0.3] as const;
    trail(s, s.camera.project([0, 0.9, 17.4]), [s.width * 0.62, s.height * 0.44], at, paint.fog);
    burst(s, at, 120, 0.5);
  },
});
