/** Winter rain on the mountain: a low deck of cloud, wet gravel and puddles. */
import { bench } from '../kit/benches.ts';
import { ground, puddle } from '../kit/ground.ts';
import { rain } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { conifer } from '../kit/pines.ts';
import { grove, mountains } from '../kit/places.ts';
import { fogBank } from '../kit/ridges.ts';
import { scene } from '../kit/scene.ts';
import { canopy } from '../kit/shelter.ts';
import { rainfall, sky, stormDeck } from '../kit/sky.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'header-weather',
  format: 'header',
  camera: { eye: 2, horizon: 0.64, lens: 0.72, turn: -16 },
  light: rain,
  paint: (s) => {
    sky(s);
    mountains(s, { layers: 5, high: 0.3, rise: 0.18 });
    fogBank(s, 0.4, 0.66, 0.6, '#d5d9cf');
    stormDeck(s, 0.26);
    ground(s, { colour: material.winterGrass, to: 120 });
    for (const [x, z, h] of [
      [-17, 22, 10],
      [-20, 24, 14],
      [-13.5, 25, 8],
      [-23, 20, 9],
    ] as const)
      conifer(s, [x, 0, z], h);
    for (const [x, z, w, d] of [
      [-4, 10, 4, 1],
      [-1, 16, 6, 2],
      [-10, 15, 5, 1.4],
      [2.5, 9, 2.4, 0.6],
      [5, 26, 9, 3],
    ] as const)
      puddle(s, [x, 0, z], w, d);
    grove(s, {
      count: 18,
      near: 46,
      far: 100,
      low: 8,
      high: 15,
      clear: (_x, _z, share) => share > 0.34 && share < 0.74,
    });
    canopy(s, { from: 1.2, to: 12, back: 12, front: 16, bays: 4 });
    for (let i = 0; i < 4; i++) bench(s, [2.5 + i * 2.7, 0, 14.8]);
    grass(s, { count: 300, near: 4.5, far: 20, height: 0.24, colour: '#93a065' });
    s.over(() => rainfall(s, 190, 0.32));
  },
});
