/** Electric trap, seen from low in the grass: a clay climbs away from its house into a wide sky. */
import { paint } from '#app/lib/colors.server.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { grove, mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { bank, sky, wisps } from '../kit/sky.ts';
import { clay, stations, trail, trapHouse } from '../kit/trap.ts';
import { tallGrass } from '../kit/undergrowth.ts';

export default scene({
  id: 'etrap-clay-flight',
  format: 'gallery',
  camera: { eye: 0.95, horizon: 0.8, lens: 0.9, turn: 8, x: -2.5, z: -3 },
  light: { ...morning, bearing: -120, height: 38 },
  paint: (s) => {
    sky(s);
    wisps(s, [s.width * 0.3, s.height * 0.2], s.width * 0.5, '#fffaf0', 0.55);
    bank(s, [s.width * 0.82, s.height * 0.56], s.width * 0.4, '#fffaf0', 0.5, 3);
    mountains(s, { layers: 6, high: 0.2, rise: 0.1, wood: 50 });
    rangeFloor(s, { colour: material.paleGrass });
    grove(s, {
      count: 30,
      near: 60,
      far: 110,
      low: 12,
      high: 24,
      clear: (_x, _z, share) => share > 0.22 && share < 0.74,
    });
    stations(s, { house: [0.4, 15], radius: 13, count: 5, spread: 44 });
    trapHouse(s, [0.4, 0, 15.4]);
    s.over(() => {
      const at = [s.width * 0.63, s.height * 0.27] as const;
      trail(s, s.camera.project([0.4, 0.9, 15.4]), [s.width * 0.56, s.height * 0.45], at, paint.fog);
      clay(s, at, 62, -16);
      tallGrass(s, -0.04, 0.3, 0.26, material.leaf);
      tallGrass(s, 0.7, 1.04, 0.14, material.leaf);
    });
  },
});
