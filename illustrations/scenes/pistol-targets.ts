/** A paper target at seven yards, close to: a tidy group in the black. */
import { berm } from '../kit/berm.ts';
import { morning } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky } from '../kit/sky.ts';
import { targetFrame } from '../kit/targets.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'pistol-targets',
  format: 'gallery',
  camera: { eye: 1.45, horizon: 0.5, lens: 1.15, turn: -5 },
  light: { ...morning, bearing: -125, height: 40 },
  paint: (s) => {
    sky(s);
    mountains(s, { layers: 4, high: 0.24, rise: 0.1, wood: 50 });
    rangeFloor(s);
    berm(s, { from: [-20, 15], to: [16, 15], height: 3.6, width: 8 });
    berm(s, { from: [6.6, 3.4], to: [6.6, 14], height: 2.2, width: 3.4 });
    targetFrame(s, { at: [-1.15, 0, 3.7], width: 1, height: 1.1, lift: 0.86, face: 'patched', turn: -4 });
    targetFrame(s, { at: [0.95, 0, 5.2], width: 1, height: 1.1, lift: 0.86, face: 'bull' });
    targetFrame(s, { at: [2.9, 0, 6.6], width: 1, height: 1.1, lift: 0.86, face: 'small-bulls' });
    grass(s, { count: 200, near: 2, far: 9, height: 0.22, colour: material.paleGrass });
  },
});
