/** The manual trap line: a squad of five in late light; one shoots, the others wait with muzzles up and downrange. */
import { oak } from '../kit/broadleaf.ts';
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { birds, sky, streaks, sun } from '../kit/sky.ts';
import { box } from '../kit/solids.ts';
import { clay, stations, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'manual-trap-line',
  format: 'gallery',
  camera: { eye: 1.8, horizon: 0.58, lens: 0.85, turn: 42, x: -7.5, z: -1 },
  light: { ...afternoon, bearing: 24, height: 20 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.5);
    sun(s, [s.width * 0.74, s.height * 0.24], 52);
    mountains(s, { layers: 6, high: 0.2, rise: 0.1 });
    birds(s, [s.width * 0.2, s.height * 0.14], 3, 18);
    rangeFloor(s);
    fir(s, [32, 0, 30], 16);
    fir(s, [37, 0, 30], 20);
    oak(s, [24, 0, 8], 6.5);
    const places = stations(s, { house: [2, 17], radius: 14, count: 5, spread: 46, colour: material.oldWood });
    trapHouse(s, [2, 0, 17.4], 2.4, 0.9, 2.2, material.oldWood);
    places.forEach((p, i) =>
      figure(s, {
        at: [p[0], 0, p[2]],
        pose: i === 1 ? 'shotgun' : 'ready',
        raise: i === 1 ? 14 : 0,
        face: -4 + i * 2,
        hat: i % 2 ? 'brim' : 'cap',
      }),
    );
    box(s, { at: [-5, 0, 2.4], size: [0.5, 0.5, 0.5], colour: material.card });
    s.settle();
    clay(s, [s.width * 0.3, s.height * 0.26], 24, 10);
  },
});
