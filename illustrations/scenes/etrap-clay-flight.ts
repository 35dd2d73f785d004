/** Electric trap: a clay climbs away from the house, five on the line, one with the gun up. */
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { clay, stations, trail, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'etrap-clay-flight',
  format: 'gallery',
  camera: { eye: 1.75, horizon: 0.66, lens: 0.82, turn: 20, x: -5, z: -4 },
  light: { ...morning, bearing: -120, height: 38 },
  paint: (s) => {
    sky(s);
    streaks(s, 6, '#fffaf0', 0.55, 0.1, 0.8);
    mountains(s, { layers: 6, high: 0.2, rise: 0.09 });
    rangeFloor(s, { colour: material.paleGrass });
    for (const [x, z, h] of [
      [-18, 40, 14],
      [-22, 42, 18],
      [30, 44, 18],
      [34, 42, 14],
    ] as const)
      fir(s, [x, 0, z], h);
    grove(s, {
      count: 34,
      near: 62,
      far: 110,
      low: 10,
      high: 19,
      clear: (_x, _z, share) => share > 0.3 && share < 0.66,
    });
    const places = stations(s, { house: [1, 15], radius: 13, count: 5, spread: 44 });
    trapHouse(s, [1, 0, 15.4]);
    places.forEach((p, i) =>
      figure(s, {
        at: [p[0], 0, p[2]],
        pose: i === 2 ? 'shotgun' : 'ready',
        raise: i === 2 ? 17 : 0,
        face: i === 2 ? 4 : 0,
        hat: i % 2 ? 'cap' : 'brim',
      }),
    );
    s.settle();
    const house = s.camera.project([1, 0.9, 15.4]);
    const at = [s.width * 0.6, s.height * 0.24] as const;
    trail(s, house, [s.width * 0.53, s.height * 0.36], at, paint.fog);
    clay(s, at, 44, -14);
  },
});
