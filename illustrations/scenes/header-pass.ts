/** Arriving: a car on the drive, the office with its lit hatch on the right. */
import { cabin } from '../kit/cabin.ts';
import { car } from '../kit/cars.ts';
import { mix } from '#scripts/images/colour.ts';
import { fir } from '../kit/conifers.ts';
import { figure } from '../kit/figures.ts';
import { ground } from '../kit/ground.ts';
import { morning } from '../kit/hours.ts';
import { paint } from '#app/lib/colors.server.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains } from '../kit/places.ts';
import { road } from '../kit/road.ts';
import { scene } from '../kit/scene.ts';
import { cloud, sky } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'header-pass',
  format: 'header',
  camera: { eye: 2.2, horizon: 0.6, lens: 0.72 },
  light: { ...morning, bearing: -120, height: 36 },
  paint: (s) => {
    sky(s);
    cloud(s, [s.width * 0.28, s.height * 0.3], 420, '#fffaf0', 0.85);
    mountains(s, { layers: 5, high: 0.28, rise: 0.16 });
    ground(s, { colour: material.dryGrass, to: 110 });
    road(s, {
      middle: (z) => -2.5 + Math.sin(z * 0.05) * 4 + z * 0.14,
      width: 4.4,
      from: 3,
      to: 80,
      surface: material.gravel,
    });
    for (const [x, z, h] of [
      [15.5, 24, 13],
      [20, 22, 11],
      [2.5, 32, 13],
      [-20, 28, 13],
      [-23, 26, 10],
    ] as const)
      fir(s, [x, 0, z], h);
    grove(s, { count: 26, near: 34, far: 80, low: 9, high: 16, clear: (x) => x > -12 && x < 4 });
    cabin(s, {
      at: [7.4, 0, 20],
      size: [8, 2.8, 4.4],
      gable: 1.5,
      turn: -10,
      lamp: true,
      openings: [
        { at: -2.4, foot: 0, width: 1.05, height: 2.1, kind: 'door' },
        { at: 0.7, foot: 1.05, width: 1.9, height: 1.1, kind: 'hatch' },
      ],
    });
    car(s, [0.4, 0, 19.5], 24, 'wagon', mix(paint.sage, paint.pine, 0.5));
    figure(s, { at: [7.2, 0, 16.2], pose: 'stand', ears: false, face: -10 });
    s.settle();
    grass(s, {
      count: 300,
      near: 4,
      far: 20,
      height: 0.3,
      colour: material.paleGrass,
      where: (x) => (x > 0.3 && x < 0.6 ? 0.05 : 0.7),
    });
  },
});
