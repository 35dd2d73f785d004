/** A trap shoot of the early years, imagined: five in hats on the line, cars of the time drawn up behind. */
import { car } from '../kit/cars.ts';
import { figure } from '../kit/figures.ts';
import { sepia } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material, shirts } from '../kit/palette.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';
import { clay, stations, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'history-trap-shoot',
  format: 'gallery',
  camera: { eye: 1.75, horizon: 0.56, lens: 0.85, turn: -42, x: 7.2, z: 0.6 },
  light: { ...sepia, bearing: 100, height: 36 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.7, s.height * 0.2], 520, '#fffdf4', 0.8);
    cloud(s, [s.width * 0.24, s.height * 0.3], 380, '#fffdf4', 0.6);
    mountains(s, { layers: 5, high: 0.2, rise: 0.1 });
    rangeFloor(s);
    grove(s, {
      count: 26,
      near: 60,
      far: 110,
      low: 10,
      high: 18,
      clear: (_x, _z, share) => share > 0.5 && share < 0.86,
    });
    const places = stations(s, { house: [0, 16], radius: 13, count: 5, spread: 44, colour: material.oldWood });
    trapHouse(s, [0, 0, 16.4], 2.2, 1, 2, material.oldWood);
    places.forEach((p, i) =>
      figure(s, {
        at: [p[0], 0, p[2]],
        pose: i === 1 ? 'shotgun' : 'ready',
        raise: i === 1 ? 15 : 0,
        hat: 'brim',
        shirt: shirts[i] ?? paint.clay,
      }),
    );
    car(s, [-11.5, 0, 3], 95, 'oldSedan', paint.ink);
    car(s, [-15, 0, 9], 100, 'oldPickup', paint.sage);
    s.settle();
    clay(s, [s.width * 0.72, s.height * 0.3], 22, -12);
  },
});
