// The permission form on its clipboard, on a picnic table under the oaks, with a youth's muffs beside it.
import { oak } from '../kit/broadleaf.ts';
import { afternoon } from '../kit/light.ts';
import { material, paint } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { clipboard, muffs } from '../kit/props.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { boxNow } from '../kit/solids.ts';
import { mix } from '../kit/colour.ts';
import { picnicTable } from '../kit/furniture.ts';

export default scene({
  id: 'header-youth-form',
  format: 'header',
  focal: [0.66, 0.62],
  camera: { eye: 1.62, horizon: 0.34, lens: 0.7 },
  light: { ...afternoon, bearing: -70, height: 34 },
  paint: (s) => {
    sky(s);
    streaks(s, 4, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.2, rise: 0.12, wood: 40 });
    rangeFloor(s);
    oak(s, [-7, 0, 17], 5.4, 1.2);
    oak(s, [9.5, 0, 19], 6, 1.2);
    picnicTable(s, [-2.6, 0, 9.5], 10);
    picnicTable(s, [4.8, 0, 12], -6);
    s.settle();
    const top = 1.02;
    const planks = [1.1, 1.36, 1.62, 1.88, 2.14];
    planks.slice(0, -1).forEach((z, i) => {
      const d = (planks[i + 1] ?? z) - z - 0.014;
      boxNow(s, { at: [0, top - 0.06, z + d / 2], size: [6, 0.06, d], colour: mix(material.oldWood, paint.clay, (i % 2) * 0.3) });
    });
    clipboard(s, [0.62, top + 0.004, 1.56], 0.42, 8);
    muffs(s, s.camera.project([1.14, top, 1.76]), 210, paint.pine);
  },
});
