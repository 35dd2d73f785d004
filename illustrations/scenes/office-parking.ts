/** The gravel car park: a row of cars nose-in to a log rail, the office beyond. */
import { paint } from '#app/lib/colors.server.ts';
import { mix } from '#scripts/images/colour.ts';
import { oak } from '../kit/broadleaf.ts';
import { cabin } from '../kit/cabin.ts';
import { car } from '../kit/cars.ts';
import { ground, pebbles } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { bank, sky } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'office-parking',
  format: 'gallery',
  camera: { eye: 3, horizon: 0.5, lens: 0.86, turn: 12 },
  light: { ...morning, bearing: -110, height: 38 },
  paint: (s) => {
    sky(s);
    bank(s, [s.width * 0.3, s.height * 0.2], 420 * 1.5, '#fffaf0', 0.6, 3);
    mountains(s, { layers: 5, high: 0.2, wood: 60 });
    ground(s, { colour: material.gravel, to: 120 });
    pebbles(s, 160, 3, 20, material.paleGrass);
    for (const [x, z, h] of [
      [-7, 34, 17],
      [-11, 33, 13],
      [-3.5, 36, 14],
      [24, 36, 16],
      [28, 38, 18],
    ] as const)
      conifer(s, [x, 0, z], h);
    oak(s, [1.5, 0, 33], 8.5);
    cabin(s, {
      at: [14.5, 0, 31],
      size: [9, 2.9, 5],
      gable: 1.6,
      turn: 0,
      openings: [
        { at: -2.4, foot: 0, width: 1.1, height: 2.1, kind: 'door' },
        { at: 0.6, foot: 1, width: 1.9, height: 1.1, kind: 'hatch' },
      ],
    });
    grove(s, {
      count: 22,
      near: 44,
      far: 100,
      low: 10,
      high: 18,
      clear: (_x, _z, share) => share > 0.3 && share < 0.5,
    });
    const row = [
      ['wagon', mix(paint.sage, paint.ink, 0.35)],
      ['pickup', mix(paint.orange, paint.bark, 0.35)],
      ['sedan', paint.parchment],
      ['wagon', mix(paint.clay, paint.sun, 0.3)],
      ['pickup', paint.ridge],
    ] as const;
    row.forEach(([kind, colour], i) => car(s, [-4.4 + i * 3.15, 0, 14 + i * 0.55], -8 + (i % 3) * 2.5, kind, colour));
    grass(s, {
      count: 200,
      near: 4,
      far: 12,
      height: 0.34,
      colour: material.paleGrass,
      where: (x) => (x < 0.12 || x > 0.9 ? 0.9 : 0.04),
    });
  },
});
