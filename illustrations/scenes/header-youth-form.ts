/** The permission form on its clipboard, on a picnic table under the oaks, with a youth's muffs beside it. */
import { paint } from '#app/lib/colors.server.ts';
import { oak } from '../kit/broadleaf.ts';
import { picnicTable } from '../kit/furniture.ts';
import { afternoon } from '../kit/hours.ts';
import { material } from '../kit/palette.ts';
import { mountains, rangeFloor } from '../kit/places.ts';
import { clipboard } from '../kit/props.ts';
import { muffs } from '../kit/protection.ts';
import { scene } from '../kit/scene.ts';
import { sky, streaks } from '../kit/sky.ts';
import { tableTop } from '../kit/table-top.ts';

export default scene({
  id: 'header-youth-form',
  format: 'header',
  camera: { eye: 1.62, horizon: 0.34, lens: 0.7 },
  light: { ...afternoon, bearing: -70, height: 34 },
  paint: (s) => {
    sky(s);
    streaks(s, 4, '#fff3d8', 0.5);
    mountains(s, { layers: 5, high: 0.2, rise: 0.12, wood: 40 });
    rangeFloor(s);
    oak(s, [-8.6, 0, 17], 5.4, 1.2);
    oak(s, [15.4, 0, 21], 6, 1.2);
    picnicTable(s, [-4.4, 0, 15], 10);
    picnicTable(s, [3.4, 0, 18], -6);
    s.over(() => {
      const top = 1.4;
      tableTop(s, top, 1.75, material.oldWood);
      // One behind the other, so that a desk 1,024 pixels wide shows both.
      muffs(s, s.camera.project([0.55, top, 1.5]), 250, paint.pine);
      clipboard(s, [0.24, top + 0.004, 1.08], 0.36, 10);
    });
  },
});
