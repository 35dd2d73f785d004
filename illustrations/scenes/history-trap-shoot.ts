/** A trap field of the early years, imagined: the house, a clay in the sky, the scorer's table, no squad. */
import { oak } from '../kit/broadleaf.ts';
import { picnicTable } from '../kit/furniture.ts';
import { sepia } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { bank, sky, streaks } from '../kit/sky.ts';
import { clay, stations, trail, trapHouse } from '../kit/trap.ts';

export default scene({
  id: 'history-trap-shoot',
  format: 'gallery',
  camera: { eye: 1.6, horizon: 0.7, lens: 0.86, turn: 6, x: -1.5, z: -5 },
  light: { ...sepia, bearing: 100, height: 36 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.24, s.height * 0.34], s.width * 0.4, '#fffdf4', 0.6, 4);
    streaks(s, 5, '#fffdf4', 0.5, 0.1, 0.5);
    mountains(s, { layers: 5, high: 0.2, rise: 0.1 });
    rangeFloor(s);
    grove(s, {
      count: 30,
      near: 50,
      far: 110,
      low: 10,
      high: 20,
      clear: (_x, _z, share) => share > 0.3 && share < 0.72,
    });
    stations(s, { house: [0, 16], radius: 13, count: 5, spread: 46, colour: material.oldWood });
    trapHouse(s, [0, 0, 16.4], 2.4, 1, 2, material.oldWood);
    picnicTable(s, [-4.1, 0, 3.4], 14);
    oak(s, [9.4, 0, 10], 6, 1.15);
    s.over(() => {
      const at = [s.width * 0.66, s.height * 0.3] as const;
      trail(s, s.camera.project([0, 1, 16.4]), [s.width * 0.58, s.height * 0.46], at, '#fff8e6');
      clay(s, at, 36, -14);
    });
  },
});
