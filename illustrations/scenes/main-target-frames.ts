/** Three paper targets on their frames, close to, with the berm behind. */
import { berm } from '../kit/berm.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { targetFrame, targetRow } from '../kit/targets.ts';
import { grass } from '../kit/undergrowth.ts';

export default scene({
  id: 'main-target-frames',
  format: 'gallery',
  camera: { eye: 1.5, horizon: 0.55, lens: 1.05, turn: 14 },
  light: { ...afternoon, bearing: 128, height: 28 },
  paint: (s) => {
    sky(s);
    streaks(s, 5, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.26, rise: 0.1 });
    rangeFloor(s);
    berm(s, { from: [-16, 17], to: [34, 19], height: 4, width: 11 });
    targetFrame(s, { at: [0.35, 0, 5], width: 1.25, height: 1.35, lift: 0.72, face: 'patched', turn: 3 });
    targetFrame(s, { at: [2.35, 0, 6.4], width: 1.25, height: 1.35, lift: 0.72, face: 'small-bulls' });
    targetRow(s, { from: 4.4, to: 16, z: 8.2, count: 6, width: 1.25, height: 1.35, lift: 0.72 });
    grass(s, { count: 340, near: 2.2, far: 12, height: 0.3, colour: material.paleGrass });
  },
});
